/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { spritesIn } from './spriteFolder'

const plain = (width: number, background: string) => sharp({ create: { width, height: 8, channels: 4, background } })

test('names sprites by path', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprites-'))
  mkdirSync(path.join(folder, 'enemies'))
  await plain(8, '#ff0000').webp({ lossless: true }).toFile(path.join(folder, 'enemies/bat.webp'))
  const sprites = await spritesIn(folder)
  expect([...sprites.keys()]).toEqual(['enemies/bat'])
  expect(sprites.get('enemies/bat')).toMatchObject({ width: 8, height: 8, palette: [0, 0xff0000ff], durations: [100] })
})

test('cuts a sheet by its data, with tags as sprites', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprites-'))
  await plain(16, '#00ff00').png().toFile(path.join(folder, 'hero.png'))
  const frame = (x: number, duration: number) => ({ frame: { x, y: 0, w: 8, h: 8 }, duration })
  const tags = { frameTags: [{ name: 'run', from: 1, to: 1 }] }
  writeFileSync(path.join(folder, 'hero.json'), JSON.stringify({ frames: [frame(0, 50), frame(8, 70)], meta: tags }))
  const sprites = await spritesIn(folder)
  expect(sprites.get('hero')).toMatchObject({ width: 8, durations: [50, 70] })
  expect(sprites.get('hero#run')).toMatchObject({ width: 8, durations: [70] })
})

test('supports more than 256 colors', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprites-'))
  const data = Buffer.from(Array.from({ length: 300 }, (_, color) => [color % 256, color >> 8, 7, 255]).flat())
  await sharp(data, { raw: { width: 300, height: 1, channels: 4 } })
    .png()
    .toFile(path.join(folder, 'sky.png'))
  const sky = (await spritesIn(folder)).get('sky')!
  expect(sky.palette).toHaveLength(301)
  expect(sky.palette[sky.pixels[299]!]).toBe(0x2b0107ff)
})
