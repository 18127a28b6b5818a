import { wholeFileOf } from '../../lib/code/program'

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

/** Words that Cargo takes for no name of a package: those of Rust, of its own folders, and those that the project needs itself. */
const TAKEN = new Set(
  (
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl ' +
    'in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type ' +
    'typeof unsafe unsized use virtual where while yield ' +
    'alloc build con core deps examples incremental proc-macro std test turbo'
  ).split(' '),
)

const LONGEST_NAME = 64

/** The name of a work as Cargo takes it: small letters, digits and hyphens, and a letter first. */
export function crateName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '')
  if (words === '') return 'my-game'
  if (/^\d/.test(words)) return `game-${words}`
  return TAKEN.has(words) ? `${words}-game` : words
}

const ONLY_AUTHORS_HAVE: readonly (readonly [named: RegExp, what: string])[] = [
  [/\baudio::play\b/, 'sounds'],
  [/\bshaders::/, 'shaders'],
]

/** What a project needs that only its author has, in words; '' where that is nothing. */
export function leftOut(program: string): string {
  const missing = ONLY_AUTHORS_HAVE.filter(([named]) => named.test(program)).map(([, what]) => what)
  return missing.length > 0 ? `Put your ${missing.join(' and ')} into it: they are not in the download.` : ''
}

/** The sprites of the pages as files that readers take home, below `/downloads` and in the `sprites` of a project. */
export const SPRITE_FILES = [
  'bolt.png',
  'bubble.png',
  'cat.png',
  'cat_dash.webp',
  'coin.webp',
  'enemies/bat.webp',
  'explosion.webp',
  'heal.webp',
  'heart.png',
  'hero.aseprite',
  'hero.png',
  'meteor.webp',
  'more_health.webp',
  'munch_cat.webp',
  'panel.png',
  'ship.webp',
  'shooter.webp',
  'shot.png',
  'speed.webp',
  'tank.webp',
  'windmill.webp',
  'zipper.webp',
]

const stemOf = (file: string) => file.replace(/\.\w+$/, '')

/** The files of the sprites that a program names. Where one has tags, it is the file that has them. */
export function spriteFilesFor(program: string): string[] {
  const names = [...program.matchAll(/"([^"#\n]+)(#?)[^"\n]*"/g)]
  const stems = new Set(names.map(([, stem]) => stem))
  const tagged = new Set(names.filter(([, , sign]) => sign !== '').map(([, stem]) => stem))
  return SPRITE_FILES.filter((file) => {
    const stem = stemOf(file)
    const rivals = SPRITE_FILES.filter((other) => stemOf(other) === stem)
    const hasTags = file.endsWith('.aseprite')
    return stems.has(stem) && (rivals.length === 1 || hasTags === tagged.has(stem))
  })
}
