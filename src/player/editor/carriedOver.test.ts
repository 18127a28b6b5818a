import { carriedOver } from './carriedOver'

/** Lines as letters, one a line. */
const carried = (base: string, changed: string, target: string) =>
  carriedOver([...base], [...changed], [...target])?.join('')

test('a changed line is changed in the grown text, too', () => {
  expect(carried('abc', 'aXc', 'abcde')).toBe('aXcde')
})

test('what is new on both sides stays, also beside what is changed', () => {
  expect(carried('abc', 'abXc', 'nabcm')).toBe('nabXcm')
  expect(carried('abc', 'aXc', 'abnc')).toBe('aXnc')
  expect(carried('abc', 'aXc', 'anbc')).toBe('anXc')
})

test('lines that are new in the same place follow each other', () => {
  expect(carried('ab', 'aXb', 'anb')).toBe('aXnb')
})

test('what the reader deleted goes', () => {
  expect(carried('abcd', 'abd', 'abncd')).toBe('abnd')
})

test('what stands there already is not taken over twice', () => {
  expect(carried('abc', 'aXc', 'aXcd')).toBe('aXcd')
})

test('lines that both have changed cannot be joined', () => {
  expect(carried('abc', 'aXc', 'aYc')).toBeUndefined()
  expect(carried('abc', 'ac', 'aYc')).toBeUndefined()
})

test('texts with too many lines are not compared', () => {
  const lines = (letter: string) => Array.from({ length: 3000 }, (_, index) => letter + index)
  expect(carriedOver(lines('a'), lines('b'), lines('a'))).toBeUndefined()
})
