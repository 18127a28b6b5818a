import { codePieces } from './codePieces'
import { markedLines } from './markedLines'

/** The lines of a text, what is wrong in brackets, a marked line with an exclamation mark before it. */
const marked = (text: string, ...faults: [start: number, end: number][]) =>
  markedLines(
    codePieces(text),
    faults.map(([start, end]) => ({ start, end })),
  ).map(
    ({ pieces, hasFault }) =>
      (hasFault ? '! ' : '') + pieces.map(({ text: piece, isFault }) => (isFault ? `[${piece}]` : piece)).join(''),
  )

test('a fault is marked with its line', () => {
  expect(marked('let a = 1;\nlet b = a;', [15, 16])).toEqual(['let a = 1;', '! let [b] = a;'])
})

test('a fault over several colors is marked in each', () => {
  expect(marked('let a = 1;', [0, 9])).toEqual(['! [let][ a = ][1];'])
})

test('of a fault over several lines the first is marked', () => {
  expect(marked('a(\n  b\n)', [0, 8])).toEqual(['! [a][(]', '  b', ')'])
})

test('a fault at the end of a line marks its last sign', () => {
  expect(marked('ab\n', [2, 2])).toEqual(['! a[b]', ''])
  expect(marked('ab', [9, 9])).toEqual(['ab'])
})

test('an empty line has nothing to underline, and is marked all the same', () => {
  expect(marked('a\n\nb', [2, 2])).toEqual(['a', '! ', 'b'])
})

test('faults may overlap', () => {
  expect(marked('abc def', [0, 5], [4, 7])).toEqual(['! [abc ][d][ef]'])
})
