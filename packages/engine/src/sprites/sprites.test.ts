import { readFileSync } from 'node:fs'
import { drawnSpritesModule } from '../../../../scripts/art/engineSprites'
import { readSprites, SPRITES } from './sprites'

test('parses a line of name, size, duration, frames and pixel runs', () => {
  const blink = readSprites(['ui/blink 2 2 80 2 .2kw2=k.'], 'k102030 wffffff').get('ui/blink')
  expect(blink).toEqual({
    width: 2,
    height: 2,
    palette: [0, 0x102030ff, 0xffffffff],
    pixels: Uint8Array.of(0, 1, 1, 2, 0, 1, 1, 0),
    durations: [80, 80],
    loops: 0,
  })
})

test('the sprites have the documented sizes and frames', () => {
  const reported = [...SPRITES].map(([name, { width, height, durations }]) => [name, width, height, durations.length])
  expect(reported).toEqual([
    ['munch_cat', 32, 32, 4],
    ['heart', 32, 32, 1],
    ['hero', 16, 16, 1],
    ['hero#idle', 16, 16, 2],
    ['hero#run', 16, 16, 4],
    ['hero#dash', 16, 16, 3],
    ['panel', 24, 24, 1],
    ['bubble', 32, 32, 1],
    ['coin', 16, 16, 4],
    ['windmill', 64, 64, 4],
    ['cat', 32, 32, 1],
    ['cat_dash', 32, 32, 4],
    ['enemies/bat', 16, 16, 4],
    ['ship', 16, 16, 2],
    ['meteor', 16, 16, 2],
    ['zipper', 16, 16, 2],
    ['shooter', 16, 16, 2],
    ['tank', 16, 16, 2],
    ['shot', 16, 16, 1],
    ['bolt', 16, 16, 1],
    ['heal', 16, 16, 2],
    ['more_health', 16, 16, 2],
    ['speed', 16, 16, 2],
    ['explosion', 16, 16, 5],
  ])
  expect(SPRITES.get('munch_cat')?.durations).toEqual([100, 100, 100, 100])
})

test('a heart is centered in its area', () => {
  const { pixels } = SPRITES.get('heart')!
  const rows = Array.from({ length: 32 }, (_, y) => pixels.subarray(y * 32, y * 32 + 32))
  expect(rows.findIndex((row) => row.some(Boolean))).toBe(11)
  expect(pixels.filter(Boolean)).toHaveLength(66)
})

test('shipped sprites equal those in scripts/art', () => {
  expect(readFileSync('packages/engine/src/sprites/drawnSprites.ts', 'utf8')).toBe(drawnSpritesModule())
})
