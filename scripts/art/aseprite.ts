import { deflateSync } from 'node:zlib'
import type { Drawing } from './game/drawing'
import type { Pixels } from './pixels'

/*
 * The part of the format that tagged sprites need: github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md.
 * Little-endian.
 */
const FILE_MAGIC = 0xa5e0
const FRAME_MAGIC = 0xf1fa
const HEADER_LENGTH = 128
const RGBA_BITS = 32
const LAYER = 0x2004
const CEL = 0x2005
const TAGS = 0x2018
const COMPRESSED = 2
const VISIBLE_AND_EDITABLE = 3

const byte = (...values: number[]) => Buffer.from(values)
const word = (value: number) => byte(value & 255, value >>> 8)
const dword = (value: number) => Buffer.concat([word(value & 0xffff), word(value >>> 16)])
const text = (value: string) => Buffer.concat([word(Buffer.byteLength(value)), Buffer.from(value)])
const chunk = (type: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([dword(content.length + 6), word(type), content])
}

/** An Aseprite file whose tags are animations, named by the part after `#`. */
export function asepriteOf(drawings: readonly Drawing[]): Uint8Array {
  const { width, height } = drawings[0]!.frames[0]!
  const cels = drawings.flatMap(({ frames, duration }) => frames.map((pixels) => ({ pixels, duration })))
  const frames = cels.map(({ pixels, duration }, index) =>
    frameOf(duration, [...(index === 0 ? [layer(), tagsOf(drawings)] : []), celOf(pixels)]),
  )
  const header = Buffer.concat([
    word(FILE_MAGIC),
    word(frames.length),
    word(width),
    word(height),
    word(RGBA_BITS),
    // Layers have an opacity
    dword(1),
  ])
  const length = HEADER_LENGTH + frames.reduce((sum, frame) => sum + frame.length, 0)
  const rest = Buffer.alloc(HEADER_LENGTH - 4 - header.length)
  // Pixels are square
  rest.set([1, 1], rest.length - (HEADER_LENGTH - 34))
  return Buffer.concat([dword(length), header, rest, ...frames])
}

function frameOf(duration: number, chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat(chunks)
  const count = chunks.length
  return Buffer.concat([
    dword(content.length + 16),
    word(FRAME_MAGIC),
    word(count),
    word(duration),
    word(0),
    dword(count),
    content,
  ])
}

const layer = () =>
  chunk(LAYER, word(VISIBLE_AND_EDITABLE), Buffer.alloc(10), byte(255), Buffer.alloc(3), text('Layer 1'))

function tagsOf(drawings: readonly Drawing[]): Buffer {
  let first = 0
  const tags = drawings.map(({ name, frames }) => {
    const last = first + frames.length - 1
    const tag = Buffer.concat([word(first), word(last), Buffer.alloc(13), text(name.split('#')[1]!)])
    first = last + 1
    return tag
  })
  return chunk(TAGS, word(tags.length), Buffer.alloc(8), ...tags)
}

/** At 0, 0 of the first layer. */
function celOf({ width, height, colors }: Pixels): Buffer {
  const pixels = Buffer.concat(
    Array.from(colors, (color) =>
      color ? byte(...[1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)), 255) : Buffer.alloc(4),
    ),
  )
  const place = Buffer.alloc(6)
  return chunk(
    CEL,
    place,
    byte(255),
    word(COMPRESSED),
    Buffer.alloc(7),
    word(width),
    word(height),
    deflateSync(pixels, { level: 9 }),
  )
}
