/** @jest-environment node */
import fs from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { spriteHeader, spriteNameOf, spritePathOf, spriteRefusal } from './spriteChecks'

const bytesOf = (file: string) => new Uint8Array(fs.readFileSync(`static/downloads/${file}`))
const sprite = (path: string, bytes: Uint8Array) => ({ path: `sprites/${path}`, bytes: new Uint8Array(bytes) })

/** A PNG of a few KB that claims any size. */
function png(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(3_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

test.each([
  ['heart.png', { kind: 'png', width: 32, height: 32, frames: 1 }],
  ['munch_cat.webp', { kind: 'webp', width: 32, height: 32, frames: 4 }],
  ['hero.aseprite', { kind: 'aseprite', width: 16, height: 16, frames: 9 }],
])('reads the header of %s', (file, header) => {
  expect(spriteHeader(bytesOf(file))).toEqual(header)
})

test('counts the frames of a GIF', async () => {
  const frames = await sharp(Buffer.alloc(4 * 8 * 24, 200), {
    raw: { width: 8, height: 24, channels: 4, pageHeight: 8 },
  })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
  const { kind, width, height } = spriteHeader(new Uint8Array(frames))!
  expect([kind, width, height]).toEqual(['gif', 8, 8])
})

test('a small file that decodes to 30,000 pixels is refused by its header', () => {
  const bomb = png(30_000, 30_000)
  expect(bomb.length).toBeLessThan(10_000)
  expect(spriteRefusal(sprite('bomb.png', bomb), [])).toBe(
    'bomb.png is too large: 30000 × 30000 pixels of at most 1024 × 1024.',
  )
})

test('a file above 1 MB is refused, and 8 MB together', () => {
  expect(spriteRefusal(sprite('big.png', new Uint8Array(20_000_000)), [])).toBe(
    'big.png is too large: 20 MB of at most 1 MB.',
  )
  const others = Array.from({ length: 8 }, (_, index) => sprite(`${index}.png`, new Uint8Array(1_000_000)))
  expect(spriteRefusal(sprite('heart.png', bytesOf('heart.png')), others)).toBe(
    'heart.png doesn’t fit: all sprites together have at most 8 MB.',
  )
})

test('a text, an empty file and a half file are no sprites', () => {
  const refusal = 'a.png is not a PNG, GIF, WebP or Aseprite file, or it is damaged.'
  for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), bytesOf('heart.png').subarray(0, 18)]) {
    expect(spriteRefusal(sprite('a.png', bytes), [])).toBe(refusal)
  }
})

test('the extension says what the file contains', () => {
  expect(spriteRefusal(sprite('heart.gif', bytesOf('heart.png')), [])).toBe(
    'heart.gif contains a png picture. Give it the extension .png.',
  )
})

test('a name is used once', () => {
  const others = [sprite('hero.png', bytesOf('heart.png'))]
  expect(spriteRefusal(sprite('hero.aseprite', bytesOf('hero.aseprite')), others)).toBe(
    'Another file is already called “hero”. Rename hero.aseprite, or remove the other one first.',
  )
  expect(spriteRefusal(sprite('hero.png', bytesOf('heart.png')), others)).toBeUndefined()
})

test('names a sprite as programs do', () => {
  expect(spriteNameOf('sprites/enemies/bat.webp')).toBe('enemies/bat')
  expect(['hero (1).png', '../../x.png', '.png'].map(spritePathOf)).toEqual([
    'sprites/hero _1_.png',
    'sprites/_.._x.png',
    'sprites/png',
  ])
})
