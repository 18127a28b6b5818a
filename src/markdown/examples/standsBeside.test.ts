import { standsBeside } from './standsBeside'

const fence = (...texts: string[]) => ({
  shown: texts.map((text, index) => ({ text, line: index + 1, marks: [], words: [] })),
})

test('a picture has room beside lines of up to 45 letters', () => {
  expect(standsBeside(fence('clear(0);', 'x'.repeat(45)), { isStep: false })).toBe(true)
})

test('one longer line, and the picture stands below', () => {
  expect(standsBeside(fence('clear(0);', 'x'.repeat(46)), { isStep: false })).toBe(false)
})

test('a step leaves its lines room for five letters less', () => {
  expect(standsBeside(fence('x'.repeat(40)), { isStep: true })).toBe(true)
  expect(standsBeside(fence('x'.repeat(41)), { isStep: true })).toBe(false)
})
