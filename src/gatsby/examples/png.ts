import type { Canvas } from 'engine/draw'
import { deflateSync } from 'node:zlib'

/** zlib compression, injected because the build and the browser use different implementations. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const COLOR = 2
const PALETTE = 3
const COLOR_AND_ALPHA = 6

/** The scanline filters that help with few colors: none and up. */
const NO_FILTER = 0
const UP = 2

/** Uses the smallest palette, or full color beyond 256 colors. */
export function pngOf(canvas: Canvas, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const places = new Map<number, number>()
  let last: number | undefined
  for (const pixel of canvas.pixels) {
    // Most pixels equal their neighbor
    if (pixel !== last && !places.has(pixel)) places.set(pixel, places.size)
    last = pixel
  }
  const colors = [...places.keys()]
  const alphas = colors.map((pixel) => pixel >>> 24)
  const isSolid = alphas.every((alpha) => alpha === 255)
  const depth = [1, 2, 4, 8].find((bits) => 1 << bits >= colors.length)
  const fullColor = isSolid ? COLOR : COLOR_AND_ALPHA
  const rows = depth === undefined ? colorRows(canvas, isSolid ? 3 : 4) : placeRows(canvas, places, depth)
  const packed = [NO_FILTER, UP].map((filter) => deflate(filtered(rows, filter)))
  const header = [
    ...bigEndian(canvas.width),
    ...bigEndian(canvas.height),
    depth ?? 8,
    depth ? PALETTE : fullColor,
    0,
    0,
    0,
  ]
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    ...(depth
      ? [
          chunk(
            'PLTE',
            colors.flatMap((pixel) => bytesOf(pixel).slice(0, 3)),
          ),
        ]
      : []),
    ...(depth && !isSolid ? [chunk('tRNS', alphas)] : []),
    chunk(
      'IDAT',
      packed.reduce((best, other) => (other.length < best.length ? other : best)),
    ),
    chunk('IEND', []),
  ])
}

function bytesOf(pixel: number): number[] {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24]
}

function colorRows({ width, height, pixels }: Canvas, channels: number): Uint8Array[] {
  return Array.from({ length: height }, (_, y) =>
    Uint8Array.from(
      [...pixels.subarray(y * width, (y + 1) * width)].flatMap((pixel) => bytesOf(pixel).slice(0, channels)),
    ),
  )
}

/** Packs palette indexes into bytes, row by row. */
function placeRows({ width, height, pixels }: Canvas, places: Map<number, number>, depth: number): Uint8Array[] {
  return Array.from({ length: height }, (_, y) => {
    const row = new Uint8Array(Math.ceil((width * depth) / 8))
    for (let x = 0; x < width; x++) {
      const bit = x * depth
      row[bit >> 3]! |= places.get(pixels[y * width + x]!)! << (8 - depth - (bit & 7))
    }
    return row
  })
}

function filtered(rows: readonly Uint8Array[], filter: number): Uint8Array {
  return joined(
    rows.flatMap((row, y) => {
      const above = filter === UP ? rows[y - 1] : undefined
      return [Uint8Array.of(filter), above ? row.map((byte, x) => byte - above[x]!) : row]
    }),
  )
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const body = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), Uint8Array.from(data)])
  return joined([bigEndian(data.length), body, bigEndian(crcOf(body))])
}

function bigEndian(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

export function smallPng(canvas: Canvas): Uint8Array {
  return pngOf(canvas, (bytes) => deflateSync(bytes, { level: 9 }))
}
