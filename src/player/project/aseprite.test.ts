/** @jest-environment node */
import fs from 'node:fs'
import { deflateSync } from 'node:zlib'
import { SPRITES } from 'engine'
import { spriteOfImage } from 'engine/draw'
import { readAseprite } from './aseprite'
import { unpacked } from './packing'

const inflate = async (bytes: Uint8Array, length: number) => (await unpacked(new Uint8Array(bytes), length))!

const byte = (...values: number[]) => Buffer.from(values)
const word = (value: number) => byte(value & 255, (value >>> 8) & 255)
const dword = (value: number) => Buffer.concat([word(value & 0xffff), word(value >>> 16)])
const chunk = (kind: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([dword(content.length + 6), word(kind), content])
}
const text = (value: string) => Buffer.concat([word(value.length), Buffer.from(value)])

type LayerOptions = { flags?: number; kind?: number; level?: number; blend?: number; opacity?: number }
const layer = ({ flags = 1, kind = 0, level = 0, blend = 0, opacity = 255 }: LayerOptions = {}) =>
  chunk(0x2004, word(flags), word(kind), word(level), dword(0), word(blend), byte(opacity, 0, 0, 0), text('L'))
const cel = (layerIndex: number, x: number, y: number, size: [number, number], pixels: Buffer, opacity = 255) =>
  chunk(
    0x2005,
    word(layerIndex),
    word(x & 0xffff),
    word(y & 0xffff),
    byte(opacity),
    word(2),
    Buffer.alloc(7),
    word(size[0]),
    word(size[1]),
    deflateSync(pixels),
  )
const linked = (layerIndex: number, frame: number) =>
  chunk(0x2005, word(layerIndex), word(0), word(0), byte(255), word(1), Buffer.alloc(7), word(frame))
const palette = (...colors: number[][]) =>
  chunk(
    0x2019,
    dword(colors.length),
    dword(0),
    dword(colors.length - 1),
    Buffer.alloc(8),
    ...colors.map((color) => byte(0, 0, ...color)),
  )

/** A file of 2 × 1 pixels. */
function file(depth: number, ...frames: Buffer[][]): Uint8Array {
  const header = Buffer.alloc(128)
  header.writeUInt16LE(0xa5e0, 4)
  header.writeUInt16LE(frames.length, 6)
  header.writeUInt16LE(2, 8)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(depth, 12)
  header.writeUInt32LE(1, 14)
  const bodies = frames.map((chunks) => {
    const content = Buffer.concat(chunks)
    return Buffer.concat([
      dword(content.length + 16),
      word(0xf1fa),
      word(chunks.length),
      word(70),
      word(0),
      dword(0),
      content,
    ])
  })
  return new Uint8Array(Buffer.concat([header, ...bodies]))
}

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const pixelsIn = async (bytes: Uint8Array, frame = 0) => [...(await readAseprite(bytes, inflate)).frames[frame]!.pixels]

test('reads the site’s hero: frames, durations and tags', async () => {
  const hero = await readAseprite(new Uint8Array(fs.readFileSync('static/downloads/hero.aseprite')), inflate)
  expect([hero.width, hero.height, hero.frames.length]).toEqual([16, 16, 9])
  expect(hero.tags.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['idle', 0, 1],
    ['run', 2, 5],
    ['dash', 6, 8],
  ])
  expect(hero.frames.map(({ duration }) => duration)).toEqual([400, 400, 100, 100, 100, 100, 80, 80, 80])
  const first = spriteOfImage({ width: 16, height: 16, data: hero.frames[0]!.pixels })
  const drawn = SPRITES.get('hero#idle')!
  expect(Array.from(first.pixels, (place) => first.palette[place])).toEqual(
    Array.from(drawn.pixels.subarray(0, 256), (place) => drawn.palette[place]),
  )
})

test('places a part of a picture, also partly outside', async () => {
  expect(await pixelsIn(file(32, [layer(), cel(0, 1, 0, [1, 1], byte(...RED))]))).toEqual([0, 0, 0, 0, ...RED])
  expect(await pixelsIn(file(32, [layer(), cel(0, -1, 0, [2, 1], byte(...RED, ...BLUE))]))).toEqual([
    ...BLUE,
    0,
    0,
    0,
    0,
  ])
})

test('blends layers with their opacity, and leaves out hidden ones and those in hidden groups', async () => {
  const both = byte(...RED, ...RED)
  const half = [layer(), cel(0, 0, 0, [2, 1], both), layer({ opacity: 128 }), cel(1, 0, 0, [1, 1], byte(...BLUE))]
  expect(await pixelsIn(file(32, half))).toEqual([127, 0, 128, 255, ...RED])
  const hidden = [layer(), layer({ flags: 0 }), cel(0, 0, 0, [2, 1], both), cel(1, 0, 0, [1, 1], byte(...BLUE))]
  expect(await pixelsIn(file(32, hidden))).toEqual([...RED, ...RED])
  const grouped = [
    layer(),
    layer({ flags: 0, kind: 1 }),
    layer({ level: 1 }),
    cel(0, 0, 0, [2, 1], both),
    cel(2, 0, 0, [1, 1], byte(...BLUE)),
  ]
  expect(await pixelsIn(file(32, grouped))).toEqual([...RED, ...RED])
})

test('multiplies', async () => {
  const layers = [layer(), layer({ blend: 1 })]
  const gray = byte(128, 128, 128, 255)
  const chunks = [...layers, cel(0, 0, 0, [1, 1], byte(200, 100, 0, 255)), cel(1, 0, 0, [1, 1], gray)]
  expect(await pixelsIn(file(32, chunks))).toEqual([100, 50, 0, 255, 0, 0, 0, 0])
})

test('reads indexed and gray pictures', async () => {
  const indexed = [palette([0, 0, 0, 255], RED, BLUE), layer(), cel(0, 0, 0, [2, 1], byte(0, 2))]
  expect(await pixelsIn(file(8, indexed))).toEqual([0, 0, 0, 0, ...BLUE])
  expect(await pixelsIn(file(16, [layer(), cel(0, 0, 0, [2, 1], byte(9, 255, 7, 0))]))).toEqual([
    9, 9, 9, 255, 0, 0, 0, 0,
  ])
})

test('repeats a linked frame', async () => {
  expect(await pixelsIn(file(32, [layer(), cel(0, 0, 0, [1, 1], byte(...RED))], [linked(0, 0)]), 1)).toEqual([
    ...RED,
    0,
    0,
    0,
    0,
  ])
})

test.each([
  ['a file that ends early', file(32, [layer(), cel(0, 0, 0, [2, 1], byte(...RED, ...BLUE))]).subarray(0, 180)],
  [
    'a frame without its mark',
    (() => {
      const bytes = file(32, [layer()])
      bytes[132] = 0
      return bytes
    })(),
  ],
  ['a link to nothing', file(32, [layer(), linked(0, 3)])],
  ['fewer pixels than it says', file(32, [layer(), cel(0, 0, 0, [2, 1], byte(...RED))])],
  [
    'a chunk of no length',
    (() => {
      const bytes = file(32, [layer()])
      bytes[144] = 0
      return bytes
    })(),
  ],
])('rejects %s', async (_, bytes) => {
  await expect(readAseprite(bytes, inflate)).rejects.toThrow()
})

test('a layer larger than its canvas allows is not unpacked', async () => {
  const bytes = file(32, [layer(), cel(0, 0, 0, [60_000, 60_000], byte(0))])
  await expect(readAseprite(bytes, inflate)).rejects.toThrow('has a layer that is too large')
})
