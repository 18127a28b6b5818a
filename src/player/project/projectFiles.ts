import { wholeFileOf } from '../../lib/code/program'
import {
  programFile,
  programOf,
  SETTINGS_PATH,
  shaderNameOf,
  textOf,
  type ProjectFile,
  type SpriteFile,
} from './project'
import { spriteNameOf } from './spriteChecks'

/** As in `turbo init`; the project's own `turbo.toml` replaces the usual one. */
export function projectFiles(name: string, files: readonly ProjectFile[]): ProjectFile[] {
  return [
    { path: 'Cargo.toml', text: cargoToml(crateName(name)) },
    { path: SETTINGS_PATH, text: withNewline(textOf(files, SETTINGS_PATH) ?? turboToml(name)) },
    programFile(withNewline(wholeFileOf(programOf(files)))),
    ...files
      .filter(({ path }) => shaderNameOf(path) !== undefined)
      .map(({ path, text }) => ({ path, text: withNewline(text) })),
  ]
}

const withNewline = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

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

/** A TOML string; JSON except for DEL. */
const tomlText = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007f')

/** Names that Cargo rejects: Rust keywords, its own folders, dependencies of the project. */
const TAKEN = new Set(
  (
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl ' +
    'in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type ' +
    'typeof unsafe unsized use virtual where while yield ' +
    'alloc build con core deps examples incremental proc-macro std test turbo'
  ).split(' '),
)

const MAX_NAME_LENGTH = 64

/** Lower-case letters, digits and hyphens, starting with a letter. */
export function crateName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '')
  if (words === '') return 'my-game'
  if (/^\d/.test(words)) return `game-${words}`
  return TAKEN.has(words) ? `${words}-game` : words
}

/** Files that only the author has, as words; '' for none. */
export function leftOut(files: readonly ProjectFile[]): string {
  const program = programOf(files)
  const lacksShaders = /\bshaders::/.test(program) && files.every(({ path }) => shaderNameOf(path) === undefined)
  const missing = [/\baudio::play\b/.test(program) && 'sounds', lacksShaders && 'shaders'].filter(Boolean)
  return missing.length > 0 ? `Put your ${missing.join(' and ')} into it: they are not in the download.` : ''
}

/** The sprites of the pages as files, in `/downloads` and in a project's `sprites`. */
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

/** For a tag, the file that contains it. The project's own sprites replace the site's. */
export function spriteFilesFor(program: string, own: readonly SpriteFile[] = []): string[] {
  const replaced = new Set(own.map(({ path }) => spriteNameOf(path)))
  const names = [...program.matchAll(/"([^"#\n]+)(#?)[^"\n]*"/g)]
  const stems = new Set(names.map(([, stem]) => stem))
  const tagged = new Set(names.filter(([, , sign]) => sign !== '').map(([, stem]) => stem))
  return SPRITE_FILES.filter((file) => {
    const stem = stemOf(file)
    const rivals = SPRITE_FILES.filter((other) => stemOf(other) === stem)
    const hasTags = file.endsWith('.aseprite')
    if (replaced.has(stem)) return false
    return stems.has(stem) && (rivals.length === 1 || hasTags === tagged.has(stem))
  })
}
