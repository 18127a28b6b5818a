import { deflateSync } from 'node:zlib'
import type { Color, Pixels } from './pixels'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOR_TYPE_PALETTE = 3

/** Where the palette holds each color. */
type Indices = Map<Color | undefined, number>

/** A PNG file with an indexed palette, in the smallest bit depth that holds its colors. */
export function pngOf(pixels: Pixels): Buffer {
  const indices: Indices = new Map()
  for (const color of pixels.colors) if (!indices.has(color)) indices.set(color, indices.size)
  const depth = [1, 2, 4, 8].find((bits) => 2 ** bits >= indices.size)
  if (depth === undefined) throw new Error(`A palette holds 256 colors, not ${indices.size}.`)

  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels.width, 0)
  header.writeUInt32BE(pixels.height, 4)
  header.set([depth, COLOR_TYPE_PALETTE], 8)

  const colors = [...indices.keys()]
  const palette = Buffer.from(colors.map((color) => (color ?? '#000000').slice(1)).join(''), 'hex')
  const alpha = Buffer.from(colors.map((color) => (color ? 255 : 0)))

  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    ...(alpha.includes(0) ? [chunk('tRNS', alpha)] : []),
    chunk('IDAT', deflateSync(scanlines(pixels, indices, depth), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows of packed indices, each after a zero byte that says the row is not filtered. */
function scanlines({ width, height, colors }: Pixels, indices: Indices, depth: number): Buffer {
  const stride = 1 + Math.ceil((width * depth) / 8)
  const bytes = Buffer.alloc(stride * height)
  for (const [position, color] of colors.entries()) {
    const bit = (position % width) * depth
    const offset = Math.floor(position / width) * stride + 1 + (bit >> 3)
    bytes[offset]! |= indices.get(color)! << (8 - depth - (bit & 7))
  }
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
