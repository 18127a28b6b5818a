import { wholeFileOf } from '../../../lib/code/program'
import { crateName } from './crateName'

/** The texts of a project by their paths, as `turbo init` lays them out and `turbo run -w` takes them. */
export function projectFiles(name: string, program: string): Record<string, string> {
  const crate = crateName(name)
  return { 'Cargo.toml': cargoToml(crate), 'turbo.toml': turboToml(name), 'src/lib.rs': `${wholeFileOf(program)}\n` }
}

const cargoToml = (crate: string) => `[package]
name = "${crate}"
version = "0.1.0"
edition = "2021"

[lib]
crate-type = ["cdylib"]

[dependencies]
turbo = { version = "^3.0.0", package = "turbo-genesis-sdk" }

[lints.rust]
unexpected_cfgs = "allow"
`

/** The canvas is that of the site, for which the program was written. */
const turboToml = (name: string) => `name = ${tomlText(name.trim() || 'Untitled')}
version = "0.1.0"
authors = ["Your Name"]
description = "My first Turbo game"

[canvas]
width = 256
height = 144
`

/** A text in quotation marks. What JSON writes TOML reads, but for this one sign. */
const tomlText = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007f')
