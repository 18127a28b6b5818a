import { optionTable, type Options } from './options'

const RECT = optionTable('rect', [
  { name: 'x', as: 'i32', fallback: 0 },
  { name: 'y', as: 'i32', fallback: 0 },
  { name: 'w', as: 'u32', fallback: 0 },
  { name: 'h', as: 'u32', fallback: 0 },
  { name: 'xy', as: ['i32', 'i32'], fallback: [0, 0] },
  { name: 'size', as: ['u32', 'u32'], fallback: [0, 0] },
  { name: 'color', fallback: 0xffffffff },
  { name: 'opacity', fallback: 1 },
  { name: 'rotation', as: 'i32', fallback: 0 },
  { name: 'rotation_deg', as: 'i32', fallback: 0 },
  { name: 'rotation_rad', as: 'f32', fallback: 0 },
  { name: 'target' },
  { name: 'fixed', fallback: false },
])

const PATH = optionTable('path', [
  { name: 'start', as: ['i32', 'i32'], fallback: [0, 0] },
  { name: 'start_x', as: 'i32', fallback: 0 },
  { name: 'start_y', as: 'i32', fallback: 0 },
  { name: 'size', as: 'u32', fallback: 1 },
  { name: 'width', as: 'u32', fallback: 1 },
])

const SPRITE = optionTable('sprite', [
  { name: 'w', as: 'u32' },
  { name: 'scale', as: 'f32', fallback: 1 },
  { name: 'scale_x', as: 'f32', fallback: 1 },
  { name: 'scale_y', as: 'f32', fallback: 1 },
  { name: 'scale_xy', as: ['f32', 'f32'], fallback: [1, 1] },
  { name: 'frame' },
])

function resolved({ defaults, writers }: typeof RECT, ...written: [string, unknown][]): Options {
  const options = { ...defaults }
  for (const [name, value] of written) writers.get(name)!(options, value)
  return options
}

test('defaults are in table order, without aliases', () => {
  expect(Object.entries(RECT.defaults)).toEqual([
    ['x', 0],
    ['y', 0],
    ['w', 0],
    ['h', 0],
    ['color', 0xffffffff],
    ['opacity', 1],
    ['rotation', 0],
    ['fixed', false],
  ])
  expect(SPRITE.defaults).toEqual({ w: null, scale_x: 1, scale_y: 1, frame: null })
})

test('the last option wins, also across aliases', () => {
  expect(resolved(RECT, ['xy', [5, 6]], ['x', 7])).toMatchObject({ x: 7, y: 6 })
  expect(resolved(RECT, ['x', 7], ['xy', [5, 6]])).toMatchObject({ x: 5, y: 6 })
  expect(resolved(RECT, ['x', 1], ['x', 2])).toMatchObject({ x: 2 })
  expect(resolved(RECT, ['target', [1, 2, 3, 4]], ['size', [9, 8]])).toMatchObject({ x: 1, y: 2, w: 9, h: 8 })
})

test('truncates numbers; values out of range are ignored', () => {
  expect(resolved(RECT, ['x', -1.9], ['w', -0.5])).toMatchObject({ x: -1, w: 0 })
  expect(resolved(RECT, ['w', 5], ['w', -1], ['h', NaN], ['x', 2 ** 31])).toMatchObject({ w: 5, h: 0, x: 0 })
})

test('an invalid part drops a pair', () => {
  expect(resolved(RECT, ['size', [5, -1]])).toMatchObject({ w: 0, h: 0 })
})

test('degrees and radians set the rotation; radians are rounded to whole degrees', () => {
  expect(resolved(RECT, ['rotation_deg', 45.9])).toMatchObject({ rotation: 45 })
  expect(resolved(RECT, ['rotation_rad', Math.PI / 4])).toMatchObject({ rotation: 45 })
  expect(resolved(RECT, ['rotation_rad', -0.02])).toMatchObject({ rotation: -1 })
})

test('the size of a line is its thickness, and its ends have parts', () => {
  expect(resolved(PATH, ['width', 3], ['start', [1, 2]], ['start_x', 9])).toEqual({ start: [9, 2], size: 3 })
  expect(PATH.defaults).toEqual({ start: [0, 0], size: 1 })
})

test('one scale sets both, a pair each', () => {
  expect(resolved(SPRITE, ['scale', 2])).toMatchObject({ scale_x: 2, scale_y: 2 })
  expect(resolved(SPRITE, ['scale_xy', [2, 0.1]])).toMatchObject({ scale_x: 2, scale_y: Math.fround(0.1) })
})

test('takes exact types unchanged', () => {
  expect(resolved(SPRITE, ['frame', 3])).toMatchObject({ frame: 3 })
})
