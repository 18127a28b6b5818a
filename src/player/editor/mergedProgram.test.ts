import { mergedProgram } from './mergedProgram'

const carried = (base: string, changed: string, target: string) =>
  mergedProgram([...base], [...changed], [...target])?.join('')

test('applies a changed line to the extended text', () => {
  expect(carried('abc', 'aXc', 'abcde')).toBe('aXcde')
})

test('keeps additions of both sides, also next to changes', () => {
  expect(carried('abc', 'abXc', 'nabcm')).toBe('nabXcm')
  expect(carried('abc', 'aXc', 'abnc')).toBe('aXnc')
  expect(carried('abc', 'aXc', 'anbc')).toBe('anXc')
})

test('concatenates lines added at the same position', () => {
  expect(carried('ab', 'aXb', 'anb')).toBe('aXnb')
})

test('applies deletions', () => {
  expect(carried('abcd', 'abd', 'abncd')).toBe('abnd')
})

test('does not add lines that are there already', () => {
  expect(carried('abc', 'aXc', 'aXcd')).toBe('aXcd')
})

test('refuses lines that both sides changed', () => {
  expect(carried('abc', 'aXc', 'aYc')).toBeUndefined()
  expect(carried('abc', 'ac', 'aYc')).toBeUndefined()
})

test('refuses texts with too many lines', () => {
  const lines = (letter: string) => Array.from({ length: 3000 }, (_, index) => letter + index)
  expect(mergedProgram(lines('a'), lines('b'), lines('a'))).toBeUndefined()
})
