import { drawText, widthOf } from './font'
import { SCENE, type SceneColor } from './palette'
import { Pixels, rowsOf, type Color } from './pixels'
import {
  BLOB,
  BUSH,
  COIN,
  DUST,
  FIR,
  FLAG,
  FLOWER,
  HEART,
  HEART_EMPTY,
  HERO,
  NAP,
  PANCAKES,
  TREE,
  TUFT,
} from './sprites'

type Pair = readonly [number, number]

/** Parses `x,y x,y`. */
function pairsOf(text: string): Pair[] {
  return [...text.matchAll(/(-?\d+),(-?\d+)/g)].map(([, first, second]) => [Number(first), Number(second)])
}

const GROUND_DEPTH = 20
const SHORE = { left: 246, right: 330 }
const SUN = { x: 290, radius: 17 }

const SKY_HEIGHT = 92

/** From the top, with the fraction of the height where each starts. */
const SKY: readonly { color: SceneColor; from: number }[] = [
  { color: 'k', from: -Infinity },
  { color: 'n', from: 0 },
  { color: 'p', from: 0.25 },
  { color: 'v', from: 0.47 },
  { color: 'l', from: 0.65 },
  { color: 'i', from: 0.8 },
  { color: 'h', from: 0.92 },
]

/** Dither patterns between sky colors, sparse to dense; two rows each. */
const DITHER: readonly (readonly [string, string])[] = [
  ['#...', '..#.'],
  ['#.#.', '.#.#'],
  ['.###', '##.#'],
]

/** Star positions from the top; taller pictures show those above. */
const STARS = pairsOf(`
  24,-76 71,-90 132,-92 191,-88 254,-91 309,-87 367,-84 388,-60 12,-41 29,-12 380,-30 366,-9 52,-20 24,24
  61,19 88,5 117,14 143,27 171,8 196,17 228,6 265,21 276,11 318,17 341,5 371,24
`)
const BRIGHT_STARS = pairsOf('34,-62 374,-46 104,24 213,12 352,14')

/** Clouds as rows of discs: offset and radius. */
const CLOUDS = [
  {
    x: 40,
    y: 42,
    discs: pairsOf('0,3 7,6 16,8 26,5 34,3'),
  },
  {
    x: 240,
    y: 33,
    discs: pairsOf('0,2 6,4 13,6 21,4 27,2'),
  },
  {
    x: 338,
    y: 48,
    discs: pairsOf('0,3 8,5 17,9 28,7 37,4 43,2'),
  },
]

type Ridge = { color: SceneColor; rim: SceneColor; points: readonly Pair[] }

/** Ridges from far to near, as heights connected by curves. */
const RIDGES: readonly Ridge[] = [
  {
    color: 'v',
    rim: 'i',
    points: pairsOf('0,20 34,33 78,18 124,31 172,17 214,23 256,7 300,4 340,18 378,29 400,24'),
  },
  {
    color: 'p',
    rim: 'v',
    points: pairsOf('0,16 26,12 72,23 118,10 152,16 198,8 244,3 330,3 362,13 400,19'),
  },
  {
    color: 't',
    rim: 'g',
    points: pairsOf('0,6 44,12 92,3 140,8 184,2 226,6 256,0 320,0 350,6 400,10'),
  },
]

const FIRS = [4, 12, 52, 60, 66, 134, 141, 220, 227, 352, 376, 383, 390]

const ISLANDS = [
  { x: 92, up: 30, width: 44 },
  { x: 214, up: 40, width: 38 },
]

/** A low-res platformer at dusk: a hero leaps over a napping blob toward a lake, pancakes and a flag. */
export function scene(width: number, height: number): Pixels {
  const pixels = new Pixels(width, height)
  const ground = height - GROUND_DEPTH
  drawSky(pixels, ground)
  drawSun(pixels, SUN.x, ground - 12, SUN.radius)
  for (const { x, y, discs } of CLOUDS) drawCloud(pixels, x, ground - SKY_HEIGHT + y, discs)
  for (const ridge of RIDGES) drawRidge(pixels, ground, ridge)
  for (const x of FIRS) standOn(pixels, x, ground - heightAt(RIDGES.at(-1)!.points, x + 3) + 2, FIR)
  drawLake(pixels, ground)
  drawGround(pixels, ground, 0, SHORE.left)
  drawGround(pixels, ground, SHORE.right, width)
  drawBanks(pixels, ground)
  for (const { x, up, width: size } of ISLANDS) drawIsland(pixels, x, ground - up, size)
  drawCast(pixels, ground)
  return pixels
}

export function drawStatus(pixels: Pixels) {
  for (const [index, heart] of [HEART, HEART, HEART_EMPTY].entries()) pixels.map(6 + index * 9, 6, heart, SCENE)
  const count = 'x 07'
  const left = pixels.width - 6 - widthOf(count)
  drawText(pixels, left, 6, count, SCENE.c)
  pixels.map(left - 11, 5, COIN, SCENE)
}

function drawSky(pixels: Pixels, ground: number) {
  const bands = SKY.map(({ color, from }) => ({ color, top: ground - SKY_HEIGHT + Math.round(from * SKY_HEIGHT) }))
  for (let y = 0; y < pixels.height; y++) {
    const below = bands.find(({ top }) => top > y)
    const current = bands.findLast(({ top }) => top <= y)!
    const step = below ? DITHER.length - Math.ceil((below.top - y) / 2) : -1
    for (let x = 0; x < pixels.width; x++) {
      const isEarly = step >= 0 && DITHER[step]![y % 2]![x % 4] === '#'
      pixels.set(x, y, SCENE[isEarly && below ? below.color : current.color])
    }
  }
  const top = ground - SKY_HEIGHT
  for (const [x, y] of STARS) pixels.set(x, top + y, SCENE.l)
  for (const [x, y] of BRIGHT_STARS) pixels.map(x - 1, top + y - 1, '.l.\nlcl\n.l.', SCENE)
}

function drawSun(pixels: Pixels, x: number, y: number, radius: number) {
  drawDisc(pixels, x, y, radius, SCENE.y)
  drawDisc(pixels, x, y, radius - 2, SCENE.c)
}

function drawDisc(
  pixels: Pixels,
  centerX: number,
  centerY: number,
  radius: number,
  color: Color,
  lowest = pixels.height,
) {
  for (let y = -radius; y <= radius && centerY + y <= lowest; y++)
    for (let x = -radius; x <= radius; x++)
      if (x * x + y * y <= radius * radius + radius) pixels.set(centerX + x, centerY + y, color)
}

/** Lit from below. */
function drawCloud(pixels: Pixels, left: number, bottom: number, discs: readonly Pair[]) {
  for (const [layer, color] of [SCENE.l, SCENE.i, SCENE.h].entries())
    for (const [x, radius] of discs) drawDisc(pixels, left + x, bottom - 1 + 2 * layer, radius - layer, color, bottom)
}

/** Hills with lit edges toward the sun. */
function drawRidge(pixels: Pixels, ground: number, { color, rim, points }: Ridge) {
  for (let x = 0; x < pixels.width; x++) {
    const top = ground - heightAt(points, x)
    const towardSun = x + 8 * Math.sign(SUN.x - x)
    pixels.rect(x, top, 1, pixels.height - top, SCENE[color])
    if (heightAt(points, towardSun) < heightAt(points, x)) pixels.set(x, top, SCENE[rim])
  }
}

function heightAt(points: readonly Pair[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([end]) => end >= x),
  )
  const [startX, startY] = points[next - 1]!
  const [endX, endY] = points[next]!
  const share = (x - startX) / (endX - startX)
  return Math.round(startY + (endY - startY) * share * share * (3 - 2 * share))
}

/** Sun reflections from the far shore, with horizontal offsets. */
const GLITTER: readonly { y: number; x: number; width: number; color: SceneColor }[] = [
  { y: 0, x: -17, width: 35, color: 'c' },
  { y: 1, x: -14, width: 30, color: 'y' },
  { y: 3, x: -11, width: 20, color: 'y' },
  { y: 4, x: 12, width: 7, color: 'i' },
  { y: 5, x: -16, width: 6, color: 'i' },
  { y: 5, x: -6, width: 15, color: 'h' },
  { y: 8, x: -9, width: 12, color: 'h' },
  { y: 9, x: 6, width: 8, color: 'i' },
  { y: 11, x: -3, width: 10, color: 'i' },
  { y: 14, x: -8, width: 9, color: 'i' },
  { y: 17, x: 0, width: 6, color: 'l' },
  { y: 3, x: -34, width: 8, color: 'l' },
  { y: 4, x: 24, width: 10, color: 'l' },
  { y: 7, x: 21, width: 6, color: 'v' },
  { y: 8, x: -30, width: 9, color: 'v' },
  { y: 12, x: 17, width: 9, color: 'v' },
  { y: 13, x: -27, width: 7, color: 'v' },
]

function drawLake(pixels: Pixels, ground: number) {
  const width = SHORE.right - SHORE.left
  const bands: { top: number; color: SceneColor }[] = [
    { top: 0, color: 'i' },
    { top: 1, color: 'l' },
    { top: 2, color: 'v' },
    { top: 7, color: 'p' },
  ]
  for (const { top, color } of bands) pixels.rect(SHORE.left, ground + top, width, pixels.height, SCENE[color])
  for (const { x, y, width: length, color } of GLITTER) pixels.rect(SUN.x + x, ground + y, length, 1, SCENE[color])
}

const GRASS = `
mmmmmmmmmmmmmmmmmmmmmmmm
gmmgggmmmggggmmgggggmmmg
gggggggggggggggggggggggg
gggtggggggtgggggtggggtgg
tgt.tggt.t.tggt..tgt.ttg
.t...tt.....tt....t....t
`

const SOIL = `
................................................................
................................................................
........ppp.....................................................
.......ppppp..........................pppp...........kk.........
.......ppppk.........................pppppp.........kkkk........
........kkk....kk....................ppppkk..........kk.........
..............kkkk....................kkkk......................
...............kk.........................................ppp...
............................pp...........................pppppp.
...........................pppp...........................ppkkk.
.....................kkk...kppk............................kkk..
....................kkkkk...kk......kk..........................
...pppp..............kkk...........kkkk.........ppp.............
..pppppp............................kk.........ppppp............
..ppppkk.......................................pppkk............
...kkkk.........................................kkk.............
`

/** Soil with pebbles under overhanging grass; both repeat. */
function drawGround(pixels: Pixels, top: number, left: number, right: number) {
  pixels.rect(left, top, right - left, pixels.height - top, SCENE.n)
  for (let x = left; x < right; x++) {
    drawColumn(pixels, x, top + 4, SOIL, x)
    drawColumn(pixels, x, top, GRASS, x)
  }
}

/** The map repeats horizontally. */
function drawColumn(pixels: Pixels, x: number, top: number, map: string, offset: number) {
  rowsOf(map).forEach((row, y) => {
    pixels.map(x, top + y, row[offset % row.length]!, SCENE)
  })
}

function drawBanks(pixels: Pixels, ground: number) {
  for (const [edge, inward] of [
    [SHORE.left, -1],
    [SHORE.right - 1, 1],
  ] as const) {
    pixels.rect(edge, ground + 1, 1, pixels.height, SCENE.k)
    pixels.rect(edge, ground, 1, 4, SCENE.g)
    pixels.set(edge - inward, ground + 1, SCENE.m)
    pixels.rect(edge - inward, ground + 2, 1, 2, SCENE.t)
  }
}

const ISLAND_STONES = `
..ppp..........pp..
.ppppp.kk.....pppp.
.kpppk........kppk.
..kkk..........kk..
`

/** Inset of an island's underside per row. */
const ISLAND_INSETS = [0, 0, 0, 1, 1, 2, 4, 5, 8, 9, 13]

function drawIsland(pixels: Pixels, left: number, top: number, width: number) {
  ISLAND_INSETS.forEach((inset, y) => {
    pixels.rect(left + inset, top + y, width - 2 * inset, 1, SCENE.k)
    pixels.rect(left + inset + 1, top + y, width - 2 * inset - 2, 1, SCENE.n)
  })
  const last = ISLAND_INSETS.length - 1
  const inset = ISLAND_INSETS[last]!
  pixels.rect(left + inset, top + last, width - 2 * inset, 1, SCENE.k)
  pixels.map(left + 6, top + 5, ISLAND_STONES, SCENE)
  for (let x = left; x < left + width; x++) drawColumn(pixels, x, top, GRASS, x - left)
  pixels.set(left, top, SCENE.g)
  pixels.set(left + width - 1, top, SCENE.g)
}

function standOn(pixels: Pixels, x: number, y: number, map: string) {
  pixels.map(x, y - rowsOf(map).length, map, SCENE)
}

function drawCast(pixels: Pixels, ground: number) {
  const onGround = (x: number, up: number, map: string) => standOn(pixels, x, ground - up, map)
  onGround(14, -1, TREE)
  onGround(28, -1, BUSH)
  onGround(366, -1, FLAG)
  onGround(340, -1, BUSH)
  onGround(176, -1, BLOB)
  onGround(188, 10, NAP)
  onGround(224, 39, PANCAKES)
  onGround(121, 30, DUST)
  onGround(100, 29, FLOWER)
  pixels.map(146, ground - 54, HERO, SCENE)
  for (const [x, up] of pairsOf('172,63 187,69 202,68')) pixels.map(x, ground - up, COIN, SCENE)
  for (const x of [56, 92, 158, 233, 386]) onGround(x, 0, FLOWER)
  for (const x of [74, 118, 214, 362]) onGround(x, 0, TUFT)
}
