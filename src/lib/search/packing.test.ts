import { numberReader, packNumbers, packPostings, packWords, postingsOf, postingsReader, unpackWords } from './packing'

test('round-trips numbers', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456]
  const next = numberReader(packNumbers(numbers))
  expect(numbers.map(() => next())).toEqual(numbers)
})

test('stores what a word does not share with the previous one', () => {
  expect(packWords(['cam', 'camera', 'cameras', 'zoom'])).toBe('AcamDeraGsAzoom')
})

test('round-trips words', () => {
  const words = ['-w', '0', '::timenow', 'a'.repeat(30), `${'a'.repeat(30)}b`, 'rect', 'rect!', 'spaß', 'שלום']
  expect(unpackWords(packWords(words))).toEqual(words)
  expect(unpackWords(packWords([]))).toEqual([])
})

test('lists the sections of each word with its frequency', () => {
  expect(postingsOf([['camera', 'zoom', 'camera'], [], ['zoom']])).toEqual(
    new Map([
      ['camera', { sections: [0], frequencies: [2] }],
      ['zoom', { sections: [0, 2], frequencies: [1, 1] }],
    ]),
  )
})

test('round-trips positions', () => {
  const written = [...postingsOf([['a', 'b', 'b'], ['b'], ['a']]).values()]
  const next = postingsReader(packPostings(written))
  expect(written.map(() => next())).toEqual(written)
})
