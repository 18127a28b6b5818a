import { canvasOf, type Canvas } from './canvas'
import { drawCalls } from './drawCalls'
import type { DrawCall } from '../call'
import { circ, colorAt, drawn, ellipse, path, rect } from '../../tests/plainCalls'

const widths = (rows: readonly string[]) => rows.map((row) => row.replaceAll('.', '').length)

function extent(calls: readonly DrawCall[]): number[] {
  const canvas = canvasOf(256, 144)
  drawCalls(canvas, calls, new Map())
  const places = [...canvas.pixels.keys()].filter((place) => canvas.pixels[place] !== 0xff000000)
  const columns = places.map((place) => place % 256)
  const rows = places.map((place) => Math.floor(place / 256))
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
}

function canvasAfter(call: DrawCall): Canvas {
  const canvas = canvasOf(64, 64)
  drawCalls(canvas, [call], new Map())
  return canvas
}

test('a rectangle fills from x to x + w - 1 and from y to y + h - 1', () => {
  expect(extent([rect({ x: 70, y: 70, w: 20, h: 40 })])).toEqual([70, 89, 70, 109])
  expect(drawn(4, 3, [rect({ x: 1, y: 1, w: 2, h: 1 })])).toEqual(['....', '.##.', '....'])
})

test('a size of 0 draws nothing', () => {
  expect(drawn(2, 1, [rect({ w: 2 }), rect({ h: 1 }), circ({}), ellipse({ w: 2 })])).toEqual(['..'])
})

test('clips at the canvas edges', () => {
  expect(drawn(3, 2, [rect({ x: -5, y: -5, w: 7, h: 6 })])).toEqual(['##.', '...'])
  expect(drawn(3, 2, [rect({ x: -2147483648, y: 1, w: 4294967295, h: 4294967295 })])).toEqual(['...', '###'])
})

test('the rows of a circle of 6 are 4, 6, 6, 6, 6, 4', () => {
  expect(widths(drawn(8, 6, [circ({ d: 6 })]))).toEqual([4, 6, 6, 6, 6, 4])
})

test('the rows of a circle of 12 are 4, 8, 10, 10, 12, 12, 12, 12, 10, 10, 8, 4', () => {
  expect(widths(drawn(12, 12, [circ({ d: 12 })]))).toEqual([4, 8, 10, 10, 12, 12, 12, 12, 10, 10, 8, 4])
})

test('x and y of a circle are the corner of its square', () => {
  expect(extent([circ({ x: 120, y: 64, d: 16 })])).toEqual([120, 135, 64, 79])
})

test('an ellipse of 30 by 20 at (50, 50) fills 50 to 79 and 50 to 69', () => {
  expect(extent([ellipse({ x: 50, y: 50, w: 30, h: 20 })])).toEqual([50, 79, 50, 69])
})

test('clamps the radius to half of each side separately', () => {
  expect(drawn(12, 4, [rect({ w: 12, h: 4, border_radius: 6 })])).toEqual(drawn(12, 4, [ellipse({ w: 12, h: 4 })]))
  expect(widths(drawn(12, 4, [rect({ w: 12, h: 4, border_radius: 2 })]))).toEqual([10, 12, 12, 10])
})

test('a border is inside the edges', () => {
  const box = { w: 6, h: 5, color: 0xff0000ff, border_color: 0xffffffff }
  expect(drawn(6, 5, [rect({ ...box, border_size: 1 })])).toEqual(['######', '#rrrr#', '#rrrr#', '#rrrr#', '######'])
  expect(drawn(6, 5, [rect({ ...box, border_size: 2 })])).toEqual(['######', '######', '##rr##', '######', '######'])
  expect(drawn(6, 5, [rect({ ...box, border_size: 9 })])).toEqual(['######', '######', '######', '######', '######'])
})

test('a border larger than the radius continues inside the corners', () => {
  expect(
    drawn(8, 8, [rect({ w: 8, h: 8, color: 0xff0000ff, border_color: 0xffffffff, border_size: 3, border_radius: 1 })]),
  ).toEqual(['########', '########', '########', '###rr###', '###rr###', '########', '########', '########'])
})

test('the border of a circle is a share of its radius', () => {
  expect(drawn(8, 8, [circ({ d: 8, color: 0xff0000ff, border_color: 0xffffffff, border_size: 2 })])).toEqual([
    '..####..',
    '.######.',
    '###rr###',
    '##rrrr##',
    '##rrrr##',
    '###rr###',
    '.######.',
    '..####..',
  ])
})

test('an invisible border is a gap around the fill', () => {
  expect(drawn(4, 3, [rect({ w: 4, h: 3, border_size: 1 })])).toEqual(['....', '.##.', '....'])
})

test('an opacity shows a transparent fill and its border', () => {
  const canvas = canvasAfter(
    rect({ w: 3, h: 3, color: 0xffffff00, border_color: 0xff000000, border_size: 1, opacity: 0.5 }),
  )
  expect([colorAt(canvas, 1, 1), colorAt(canvas, 0, 0)]).toEqual([0xbababa, 0xba0000])
})

test('a square of 32 at (112, 56), turned by 45 degrees with a radius of 4, spans x 107 to 148 and y 51 to 92', () => {
  const turned = rect({
    x: 112,
    y: 56,
    w: 32,
    h: 32,
    rotation: 45,
    border_size: 2,
    border_color: 0xff0000ff,
    border_radius: 4,
  })
  expect(extent([turned])).toEqual([107, 148, 51, 92])
})

test('an ellipse of 64 by 48 at (100, 56), turned by 45 degrees, spans x 104 to 159 and y 52 to 107', () => {
  const turned = ellipse({ x: 100, y: 56, w: 64, h: 48, rotation: 45, border_size: 2, border_color: 0x00ffffff })
  expect(extent([turned])).toEqual([104, 159, 52, 107])
})

test('positive degrees turn clockwise around the center', () => {
  expect(drawn(6, 6, [rect({ x: 0, y: 2, w: 6, h: 2, rotation: 90 })])).toEqual(Array(6).fill('..##..'))
  const leaning = drawn(9, 9, [rect({ x: 0, y: 4, w: 9, h: 1, rotation: 45 })])
  expect([leaning[2]![2], leaning[6]![6], leaning[2]![6]]).toEqual(['#', '#', '.'])
})

test('a rotation by 360 degrees changes nothing, a negative one turns the other way', () => {
  const plain = { x: 1, y: 2, w: 5, h: 3, border_size: 1, border_color: 0xff0000ff }
  expect(drawn(8, 8, [rect({ ...plain, rotation: -720 })])).toEqual(drawn(8, 8, [rect(plain)]))
  expect(drawn(8, 8, [rect({ ...plain, rotation: -90 })])).toEqual(drawn(8, 8, [rect({ ...plain, rotation: 270 })]))
})

test('the origin moves the pivot from the center', () => {
  expect(drawn(6, 4, [rect({ x: 2, y: 0, w: 2, h: 2, origin: [1, 1], rotation: 180 })])).toEqual([
    '......',
    '......',
    '....##',
    '....##',
  ])
})

test('a line from (0, 0) to (0, 0) draws nothing', () => {
  expect(drawn(2, 2, [path({})])).toEqual(['..', '..'])
})

test('a vertical line is one pixel further right, a horizontal one a pixel further down', () => {
  expect(extent([path({ start: [88, 72], end: [88, 120], size: 2 })])).toEqual([88, 89, 72, 119])
  expect(extent([path({ start: [48, 48], end: [208, 48], size: 16 })])).toEqual([48, 207, 41, 56])
})

test('a slanted line has whole length and degrees', () => {
  expect(extent([path({ start: [0, 0], end: [256, 144], size: 4, color: 0xff00ffff })])).toEqual([0, 255, 0, 143])
  expect(drawn(6, 6, [path({ start: [0, 0], end: [6, 6], size: 1 })])).toEqual([
    '##....',
    '.##...',
    '..##..',
    '...##.',
    '....##',
    '.....#',
  ])
})

test('round ends have half the thickness as radius; a one-pixel line has none', () => {
  expect(drawn(10, 6, [path({ start: [0, 2], end: [10, 2], size: 6, rounded: true })])).toEqual([
    '.########.',
    '##########',
    '##########',
    '##########',
    '##########',
    '.########.',
  ])
  const thin = { start: [0, 1], end: [5, 1] } as const
  expect(drawn(6, 4, [path({ ...thin, rounded: true })])).toEqual(drawn(6, 4, [path(thin)]))
})
