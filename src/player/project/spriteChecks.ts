import { isSafePath, SPRITE_FOLDER, type SpriteFile } from './project'

/** Limits of the playground. */
export const MAX_SPRITE_BYTES = 1_000_000
export const MAX_ALL_SPRITE_BYTES = 8_000_000
const MAX_SPRITE_PX = 1024
/** Decoded pixels of all frames, four pictures of the largest size. */
const MAX_DECODED_PX = 4 * MAX_SPRITE_PX * MAX_SPRITE_PX
const MAX_FRAMES = 512

type SpriteKind = 'png' | 'gif' | 'webp' | 'aseprite'

/** What the header of a picture says, before anything is decoded. */
type SpriteHeader = { kind: SpriteKind; width: number; height: number; frames: number }

const EXTENSIONS: Record<SpriteKind, readonly string[]> = {
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  aseprite: ['aseprite', 'ase'],
}

const extensionOf = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** The name of a sprite in programs: its path without folder and extension. */
export const spriteNameOf = (path: string) => path.slice(SPRITE_FOLDER.length).replace(/\.\w+$/, '')

/** Replaces invalid characters with `_`. */
export function spritePathOf(fileName: string): string {
  const safe = fileName.replace(/[^\p{L}\p{N}_. -]/gu, '_').replace(/^[^\p{L}\p{N}_]+/u, '')
  return SPRITE_FOLDER + (safe === '' ? 'sprite' : safe)
}

/** A sentence; undefined if the file can be a sprite. */
export function spriteRefusal({ path, bytes }: SpriteFile, others: readonly SpriteFile[]): string | undefined {
  const file = path.slice(SPRITE_FOLDER.length)
  const kept = others.filter((other) => other.path !== path)
  if (bytes.length > MAX_SPRITE_BYTES) return sizeRefusal(path, bytes.length)
  const all = kept.reduce((sum, other) => sum + other.bytes.length, bytes.length)
  if (all > MAX_ALL_SPRITE_BYTES) return `${file} doesn’t fit: all sprites together have at most 8 MB.`
  if (!isSafePath(path)) return `${file} can’t be a file name here. Rename it and try again.`
  const name = spriteNameOf(path)
  if (kept.some((other) => spriteNameOf(other.path) === name))
    return `Another file is already called “${name}”. Rename ${file}, or remove the other one first.`
  const header = spriteHeader(bytes)
  if (!header) return `${file} is not a PNG, GIF, WebP or Aseprite file, or it is damaged.`
  if (!EXTENSIONS[header.kind].includes(extensionOf(path)))
    return `${file} contains a ${header.kind} picture. Give it the extension .${EXTENSIONS[header.kind][0]!}.`
  return pixelRefusal(file, header)
}

function pixelRefusal(file: string, { width, height, frames }: SpriteHeader): string | undefined {
  if (Math.min(width, height, frames) < 1) return `${file} is empty.`
  if (Math.max(width, height) > MAX_SPRITE_PX)
    return `${file} is too large: ${width} × ${height} pixels of at most ${MAX_SPRITE_PX} × ${MAX_SPRITE_PX}.`
  if (frames > MAX_FRAMES) return `${file} has too many frames: ${frames} of at most ${MAX_FRAMES}.`
  if (width * height * frames > MAX_DECODED_PX) return `${file} has too many pixels: use fewer or smaller frames.`
  return undefined
}

export const sizeRefusal = (path: string, bytes: number) =>
  `${path.slice(SPRITE_FOLDER.length)} is too large: ${megabytes(bytes)} of at most 1 MB.`

const megabytes = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toLocaleString('en')} MB`

/** From the first bytes; undefined for unsupported kinds. */
export function spriteHeader(bytes: Uint8Array): SpriteHeader | undefined {
  try {
    return pngHeader(bytes) ?? gifHeader(bytes) ?? webpHeader(bytes) ?? asepriteHeader(bytes)
  } catch {
    // Read beyond the end
    return undefined
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function pngHeader(bytes: Uint8Array): SpriteHeader | undefined {
  if (textAt(bytes, 1, 3) !== 'PNG' || textAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20), frames: 1 }
}

const GIF_TRAILER = 0x3b
const GIF_IMAGE = 0x2c
const GIF_EXTENSION = 0x21

/** Counts frames; the largest one determines the size. */
function gifHeader(bytes: Uint8Array): SpriteHeader | undefined {
  if (!/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return undefined
  const view = viewOf(bytes)
  let [width, height, frames] = [view.getUint16(6, true), view.getUint16(8, true), 0]
  const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableLength(view.getUint8(10))
  const skipBlocks = () => {
    for (let length = view.getUint8(at++); length > 0; length = view.getUint8(at++)) at += length
  }
  while (at < bytes.length) {
    const kind = view.getUint8(at++)
    if (kind === GIF_TRAILER) break
    if (kind === GIF_EXTENSION) {
      at += 1
      skipBlocks()
    } else if (kind === GIF_IMAGE) {
      frames += 1
      width = Math.max(width, view.getUint16(at, true) + view.getUint16(at + 4, true))
      height = Math.max(height, view.getUint16(at + 2, true) + view.getUint16(at + 6, true))
      at += 10 + tableLength(view.getUint8(at + 8)) - 1
      at += 1
      skipBlocks()
    } else return undefined
  }
  return { kind: 'gif', width, height, frames }
}

function webpHeader(bytes: Uint8Array): SpriteHeader | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  const kind = textAt(bytes, 12, 4)
  if (kind === 'VP8 ')
    return {
      kind: 'webp',
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
      frames: 1,
    }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, frames: 1 }
  }
  if (kind !== 'VP8X') return undefined
  let frames = 0
  for (
    let at = 12;
    at + 8 <= bytes.length;
    at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) & 1)
  ) {
    if (textAt(bytes, at, 4) === 'ANMF') frames += 1
  }
  return { kind: 'webp', width: uint24(24) + 1, height: uint24(27) + 1, frames: Math.max(frames, 1) }
}

const ASEPRITE_MAGIC = 0xa5e0

function asepriteHeader(bytes: Uint8Array): SpriteHeader | undefined {
  const view = viewOf(bytes)
  if (view.getUint16(4, true) !== ASEPRITE_MAGIC) return undefined
  const [frames, width, height] = [6, 8, 10].map((at) => view.getUint16(at, true)) as [number, number, number]
  return { kind: 'aseprite', width, height, frames }
}
