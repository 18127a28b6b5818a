import { circ as plainCirc, rect as plainRect, sprite, text as plainText } from '../../tests/plainCalls'
import type { CircOptions, DrawCall, RectOptions } from '../call'
import { describeCalls } from './describeCalls'

const PLACE = { x: 10, y: 10, color: 0xff0000ff }
const rect = (options: Partial<RectOptions> = {}) => ({
  ...plainRect({ ...PLACE, w: 20, h: 10, ...options }),
  camera: { x: 128, y: 72, z: 1 },
})
const circ = (options: Partial<CircOptions> = {}) => plainCirc({ ...PLACE, d: 8, ...options })
const text = (words: string) => plainText(words, PLACE)
const clear = (color: number): DrawCall => ({ op: 'clear', options: { color } })

const describe = (...calls: DrawCall[]) => describeCalls(calls, [256, 144])

test('names a shape by its color, on the background color', () => {
  expect(describe(clear(0x00ffffff), rect())).toBe('A red rectangle on a cyan background.')
  expect(describe(rect({ w: 10, color: 0x0000ffff }))).toBe('A blue square on a black background.')
})

test('chooses the article', () => {
  expect(describe(circ({ color: 0xffa500ff }))).toBe('An orange circle on a black background.')
})

test('counts equal things', () => {
  expect(describe(circ(), circ({ x: 30 }), rect())).toBe('Two red circles and a red rectangle on a black background.')
  expect(describe(...Array.from({ length: 13 }, () => circ()))).toBe('13 red circles on a black background.')
})

test('quotes texts, collapses spaces and shortens long ones', () => {
  expect(describe(text('Score:\n 5'))).toBe('The text “Score: 5” on a black background.')
  expect(describe(text('x'.repeat(70)))).toBe(`The text “${'x'.repeat(60)}…” on a black background.`)
  expect(describe(text('Hi'), text('Hi'))).toBe('Two times the text “Hi” on a black background.')
})

test('groups adjacent texts', () => {
  expect(describe(text('One'), text('Two'), circ(), text('Three'))).toBe(
    'The texts “One” and “Two”, a red circle and the text “Three” on a black background.',
  )
})

test('names sprites', () => {
  expect(describe(sprite('hero'), sprite('heart'), sprite('heart'))).toBe(
    'The sprite “hero” and two sprites “heart” on a black background.',
  )
})

test('omits what a clear or a full rectangle covers', () => {
  expect(describe(circ(), clear(0xffffffff), rect())).toBe('A red rectangle on a white background.')
  expect(describe(circ(), rect({ x: 0, y: 0, w: 256, h: 144, color: 0x008000ff }))).toBe('Nothing but dark green.')
})

test('omits invisible things', () => {
  expect(describe(rect({ color: 0xff000000 }), rect({ x: 300 }), rect({ w: 0 }), text('  '), circ({ d: 0 }))).toBe(
    'Nothing but black.',
  )
})

test('applies the camera, except to fixed shapes', () => {
  const away = { camera: { x: 1000, y: 72, z: 1 } }
  expect(describe({ ...rect(), ...away })).toBe('Nothing but black.')
  expect(describe({ ...rect({ fixed: true }), ...away })).toBe('A red rectangle on a black background.')
})

test('describes an empty shape with a border as an outline', () => {
  const outline = { color: 0, border_size: 1, border_color: 0xffff00ff }
  expect(describe(rect(outline))).toBe('A yellow outline of a rectangle on a black background.')
  expect(describe(rect(outline), rect(outline))).toBe('Two yellow outlines of rectangles on a black background.')
})

test('summarizes after six kinds of things', () => {
  const words = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(describe(...words.map((word) => text(word)))).toMatch(
    /^The texts “A”, “B”, “C”, “D”, “E” and “F” and more on a black background\.$/,
  )
})
