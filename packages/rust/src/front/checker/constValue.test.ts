import { calculated, CONST_METHODS, within } from './constValue'

test('two numbers of any type have their result, and one that grows on has none', () => {
  const largest = (1n << 128n) - 1n
  expect(calculated('*', largest, largest)).toBe(largest * largest)
  expect(calculated('*', largest * largest, largest)).toBeUndefined()
  expect(calculated('<<', 1n, 127n)).toBe(1n << 127n)
  expect(calculated('<<', 1n, 128n)).toBeUndefined()
  expect(CONST_METHODS.pow!(3n, 99n)).toBe(3n ** 99n)
  expect(CONST_METHODS.pow!(3n ** 99n, 99n)).toBeUndefined()
})

test('a comparison is no number', () => {
  expect(calculated('<', 1n, 2n)).toBeUndefined()
})

test('a cast keeps what its type can hold', () => {
  expect(within(300n, { min: 0n, max: 255n })).toBe(44n)
  expect(within(200n, { min: -128n, max: 127n })).toBe(-56n)
})
