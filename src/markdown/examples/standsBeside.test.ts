import { standsBeside } from './standsBeside'

const fence = (...texts: string[]) => ({
  shown: texts.map((text, index) => ({ text, line: index + 1, marks: [], words: [] })),
})

test('a picture has room beside lines of up to 45 letters', () => {
  expect(standsBeside(fence('clear(0);', 'x'.repeat(45)))).toBe(true)
})

test('one longer line, and the picture stands below', () => {
  expect(standsBeside(fence('clear(0);', 'x'.repeat(46)))).toBe(false)
})
