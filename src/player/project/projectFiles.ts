import { wholeFileOf } from '../../lib/code/program'

/** The text files of a project by path, as `turbo init` creates them. */
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

/** The canvas has the site's size. */
const turboToml = (name: string) => `name = ${tomlText(name.trim() || 'Untitled')}
version = "0.1.0"
authors = ["Your Name"]
description = "My first Turbo game"

[canvas]
width = 256
height = 144
`

/** A TOML string, which is JSON except for DEL. */
const tomlText = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007f')

/** Names that Cargo rejects: Rust keywords, its own folders, and the project's dependencies. */
const TAKEN = new Set(
  (
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl ' +
    'in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type ' +
    'typeof unsafe unsized use virtual where while yield ' +
    'alloc build con core deps examples incremental proc-macro std test turbo'
  ).split(' '),
)

const LONGEST_NAME = 64

/** A valid crate name: lower-case letters, digits and hyphens, starting with a letter. */
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

/** The files that the download lacks because only the author has them, as words; '' if there are none. */
export function leftOut(program: string): string {
  const missing = ONLY_AUTHORS_HAVE.filter(([named]) => named.test(program)).map(([, what]) => what)
  return missing.length > 0 ? `Add your ${missing.join(' and ')} to it, which the download doesn’t include.` : ''
}

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

/** The sprite files that a program uses; for a tag, the file that contains it. */
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
