import { deflateSync, inflateSync } from 'node:zlib'
import type { DrawCall } from 'engine'
import { canvasOf, drawCalls, type Canvas } from 'engine/draw'
import { circ, text } from '../../../packages/engine/tests/plainCalls'
import { pngOf } from './png'

const deflate = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 })

type Chunks = Record<string, Buffer>

function chunksOf(png: Uint8Array): Chunks {
  const file = Buffer.from(png)
  const chunks: Chunks = {}
  for (let place = 8; place < file.length;) {
    const length = file.readUInt32BE(place)
    chunks[file.toString('latin1', place + 4, place + 8)] = file.subarray(place + 8, place + 8 + length)
    place += length + 12
  }
  return chunks
}

function read(png: Uint8Array): number[] {
  const { IHDR, PLTE, IDAT } = chunksOf(png) as { IHDR: Buffer; PLTE?: Buffer; IDAT: Buffer }
  const [width, height, depth] = [IHDR.readUInt32BE(0), IHDR.readUInt32BE(4), IHDR[8]!]
  const bits = PLTE ? depth : 24
  const stride = Math.ceil((width * bits) / 8)
  const bytes = inflateSync(IDAT)
  const rows: Buffer[] = []
  for (let y = 0; y < height; y++) {
    const row = Buffer.from(bytes.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)))
    if (bytes[y * (stride + 1)] === 2) row.forEach((byte, x) => (row[x] = (byte + (rows[y - 1]?.[x] ?? 0)) & 255))
    rows.push(row)
  }
  return rows.flatMap((row) =>
    Array.from({ length: width }, (_, x) => {
      if (!PLTE) return row.readUIntBE(x * 3, 3)
      const place = (row[(x * depth) >> 3]! >> (8 - depth - ((x * depth) & 7))) & ((1 << depth) - 1)
      return PLTE.readUIntBE(place * 3, 3)
    }),
  )
}

const colorsOf = ({ pixels }: Canvas) =>
  [...pixels].map((pixel) => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 255))

function canvasWith(colors: number): Canvas {
  const canvas = canvasOf(21, 17)
  canvas.pixels.forEach((_, place) => (canvas.pixels[place] = 0xff000000 + (place % colors) * 4111))
  return canvas
}

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [16, 4],
  [17, 8],
  [256, 8],
])('%i colors use a palette of %i bits', (colors, depth) => {
  const canvas = canvasWith(colors)
  const png = pngOf(canvas, deflate)
  expect([...chunksOf(png)['IHDR']!]).toEqual([0, 0, 0, 21, 0, 0, 0, 17, depth, 3, 0, 0, 0])
  expect(chunksOf(png)['PLTE']).toHaveLength(colors * 3)
  expect(read(png)).toEqual(colorsOf(canvas))
})

test('more than 256 colors use full color', () => {
  const canvas = canvasWith(257)
  const png = pngOf(canvas, deflate)
  expect([...chunksOf(png)['IHDR']!.subarray(8)]).toEqual([8, 2, 0, 0, 0])
  expect(read(png)).toEqual(colorsOf(canvas))
})

test('preserves transparency', () => {
  const few = canvasWith(3)
  few.pixels[1] = 0
  expect([...chunksOf(pngOf(few, deflate))['tRNS']!]).toEqual([255, 0, 255, 255])
  const many = canvasWith(257)
  many.pixels[0] = 0x01020304
  const png = pngOf(many, deflate)
  const bytes = inflateSync(chunksOf(png)['IDAT']!)
  expect(chunksOf(png)['IHDR']![9]).toBe(6)
  expect([...bytes.subarray(1, 5)]).toEqual([4, 3, 2, 1])
})

test('writes valid chunks and checksums', () => {
  const png = pngOf(canvasOf(1, 1), deflate)
  expect(Buffer.from(png.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(Buffer.from(png.subarray(-12)).toString('hex')).toBe('0000000049454e44ae426082')
})

test('a preview is small', () => {
  const canvas = canvasOf(256, 144)
  const calls: DrawCall[] = [
    circ({ x: 120, y: 64, d: 16, color: 0xff00ffff }),
    text('Hello, brave adventurer!', { x: 30, y: 40 }),
  ]
  drawCalls(canvas, calls, new Map())
  expect(pngOf(canvas, deflate).length).toBeLessThan(300)
})
