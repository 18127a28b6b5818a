import { stringOffsets } from './quoted'

const offsetsOf = (source: string, ...indexes: number[]) => indexes.map(stringOffsets(source))

test('characters of a plain string stand behind its quote', () => {
  expect(offsetsOf('"abc"', 0, 2, 3)).toEqual([1, 3, 4])
})

test('a raw string has a longer opening', () => {
  expect(offsetsOf('r#"a\\b"#', 0, 2)).toEqual([3, 5])
})

test('an escape is one character of the value', () => {
  expect(offsetsOf('"\\n{}"', 0, 1, 2, 3)).toEqual([1, 3, 4, 5])
})

test('a swallowed line end is none', () => {
  expect(offsetsOf('"a\\\n  b"', 0, 1, 2)).toEqual([1, 6, 7])
})
