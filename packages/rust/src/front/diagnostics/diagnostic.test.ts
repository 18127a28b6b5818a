import { Diagnostics } from './diagnostic'

const at = (start: number, message = 'wrong') => ({ span: { start, end: start + 1 }, message })

function listOf(...places: number[]) {
  const diagnostics = new Diagnostics()
  for (const place of places) diagnostics.report(at(place))
  return diagnostics.list.map(({ span }) => span.start)
}

test('sorts diagnostics by position', () => {
  expect(listOf(4, 1, 3)).toEqual([1, 3, 4])
})

test('keeps the first five found', () => {
  expect(listOf(9, 8, 7, 6, 5, 4)).toEqual([5, 6, 7, 8, 9])
})

test('keeps the first of two at one position', () => {
  const diagnostics = new Diagnostics()
  diagnostics.report(at(2, 'first'))
  diagnostics.report(at(2, 'second'))
  expect(diagnostics.list).toEqual([at(2, 'first')])
})
