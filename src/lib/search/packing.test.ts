import { numberReader, packNumbers, packWords, unpackWords } from './packing'

test('numbers are read as they were packed', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456]
  const next = numberReader(packNumbers(numbers))
  expect(numbers.map(() => next())).toEqual(numbers)
})

test('a word says what it does not share with the one before', () => {
  expect(packWords(['cam', 'camera', 'cameras', 'zoom'])).toBe('AcamDeraGsAzoom')
})

test('words are read as they were packed', () => {
  const words = ['-w', '0', '::timenow', 'a'.repeat(30), `${'a'.repeat(30)}b`, 'rect', 'rect!', 'spaß', 'שלום']
  expect(unpackWords(packWords(words))).toEqual(words)
  expect(unpackWords(packWords([]))).toEqual([])
})
