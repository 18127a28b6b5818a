import type { Unzip, UnzipFile, UnzipInflate } from 'fflate'
import { MAX_PROGRAM_LENGTH } from './maxProgramLength'
import {
  isProjectText,
  MAX_NAME_LENGTH,
  PROGRAM_PATH,
  SETTINGS_PATH,
  SPRITE_FOLDER,
  textOf,
  UNNAMED,
  type NewProject,
  type ProjectFile,
  type SpriteFile,
} from './project'
import { MAX_ALL_SPRITE_BYTES, MAX_SPRITE_BYTES, spriteRefusal } from './spriteChecks'

/** Parts of fflate, which loads when it is needed. */
type Zip = { Unzip: typeof Unzip; UnzipInflate: typeof UnzipInflate }

export const MAX_ZIP_BYTES = 10_000_000
const MAX_FILES = 500
const MAX_UNPACKED_BYTES = 12_000_000
/** Small, so that a bomb is noticed before it is unpacked. */
const CHUNK_BYTES = 16_384

/** Also the files that the playground does not keep, or the reason for rejecting a zip. */
export type ImportedZip = { project: NewProject; omitted: readonly string[] } | { error: string }

/** Unpacks nothing beyond the limits, whatever the zip declares. */
export function importedZip(bytes: Uint8Array, zip: Zip): ImportedZip {
  if (bytes.length > MAX_ZIP_BYTES) return { error: 'This zip is too large: at most 10 MB.' }
  const unpacked = unpackedFiles(bytes, zip)
  if ('error' in unpacked) return unpacked
  const root = rootOf([...unpacked.files.keys()])
  if (root === undefined) return { error: `This zip contains no Turbo project: it has no ${PROGRAM_PATH}.` }
  const files: ProjectFile[] = []
  const sprites: SpriteFile[] = []
  const omitted: string[] = []
  for (const [name, data] of unpacked.files) {
    const path = name.startsWith(root) ? name.slice(root.length) : name
    if (isProjectText(path)) {
      const text = textIn(data)
      if (text === undefined) return { error: `${path} is not a text, or it is too long.` }
      files.push({ path, text })
    } else if (path.startsWith(SPRITE_FOLDER)) {
      const sprite = { path, bytes: data }
      if (spriteRefusal(sprite, sprites) === undefined) sprites.push(sprite)
      else omitted.push(path)
    } else if (!MADE_AGAIN.has(path)) omitted.push(path)
  }
  files.sort((one, other) => Number(other.path === PROGRAM_PATH) - Number(one.path === PROGRAM_PATH))
  return { project: { name: nameIn(files, root), files, sprites }, omitted }
}

/** Files that every download gets. */
const MADE_AGAIN = new Set(['Cargo.toml', 'Cargo.lock', '.gitignore'])

const BOMB = 'This zip unpacks to more than 12 MB, so it was not opened.'
const DAMAGED = 'This zip is damaged.'
const UNSAFE = 'This zip contains file names that lead out of its folder, so it was not opened.'

class Refusal extends Error {}

function unpackedFiles(
  bytes: Uint8Array,
  { Unzip, UnzipInflate }: Zip,
): { files: Map<string, Uint8Array<ArrayBuffer>> } | { error: string } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let total = 0
  let open = 0
  try {
    const unzip = new Unzip((file: UnzipFile) => {
      if (leadsOut(file.name)) throw new Refusal(UNSAFE)
      if (file.name.endsWith('/')) return
      if (files.size >= MAX_FILES) throw new Refusal(`This zip has more than ${MAX_FILES} files.`)
      if ((file.originalSize ?? 0) > MAX_UNPACKED_BYTES - total) throw new Refusal(BOMB)
      const parts: Uint8Array[] = []
      files.set(file.name, new Uint8Array())
      open += 1
      file.ondata = (error, data, isLast) => {
        if (error) throw error
        total += data.length
        if (total > MAX_UNPACKED_BYTES) throw new Refusal(BOMB)
        parts.push(data)
        if (!isLast) return
        open -= 1
        files.set(file.name, joined(parts))
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
    }
  } catch (error) {
    return { error: error instanceof Refusal ? error.message : DAMAGED }
  }
  return open > 0 || files.size === 0 ? { error: DAMAGED } : { files }
}

/** Absolute names, drives, backslashes and parent folders. */
const leadsOut = (name: string) => /^[/\\]|\\|:|\0/.test(name) || name.split('/').includes('..')

/** Undefined if no folder has the program. */
function rootOf(names: readonly string[]): string | undefined {
  const programs = names.filter((name) => name === PROGRAM_PATH || name.endsWith(`/${PROGRAM_PATH}`))
  const [nearest] = programs.sort((one, other) => one.length - other.length)
  return nearest?.slice(0, -PROGRAM_PATH.length)
}

function nameIn(files: readonly ProjectFile[], root: string): string {
  const written = /^\s*name\s*=\s*"([^"\\]*)"/m.exec(textOf(files, SETTINGS_PATH) ?? '')?.[1]
  const folder = root.replace(/\/$/, '').split('/').at(-1)
  return (written || folder || UNNAMED).slice(0, MAX_NAME_LENGTH)
}

function textIn(data: Uint8Array): string | undefined {
  if (data.length > 4 * MAX_PROGRAM_LENGTH) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data).replace(/\r\n?/g, '\n').replace(/\n$/, '')
    return text.length > MAX_PROGRAM_LENGTH ? undefined : text
  } catch {
    return undefined
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** '' if no file was left out. */
export function omittedMessage(omitted: readonly string[]): string {
  if (omitted.length === 0) return ''
  const more = omitted.length > 3 ? ` and ${omitted.length - 3} more` : ''
  return `Left out: ${omitted.slice(0, 3).join(', ')}${more}. The playground keeps Rust, turbo.toml, shaders and sprites up to ${MAX_SPRITE_BYTES / 1e6} MB each, ${MAX_ALL_SPRITE_BYTES / 1e6} MB together.`
}
