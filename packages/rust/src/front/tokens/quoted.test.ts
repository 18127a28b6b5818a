import { stringOffsets } from './quoted'

const offsetsOf = (source: string, ...indexes: number[]) => indexes.map(stringOffsets(source))

test('maps a plain string after its quote', () => {
  expect(offsetsOf('"abc"', 0, 2, 3)).toEqual([1, 3, 4])
})

test('a raw string has a longer prefix', () => {
  expect(offsetsOf('r#"a\\b"#', 0, 2)).toEqual([3, 5])
})

test('an escape is one character', () => {
  expect(offsetsOf('"\\n{}"', 0, 1, 2, 3)).toEqual([1, 3, 4, 5])
})

test('a line continuation is no character', () => {
  expect(offsetsOf('"a\\\n  b"', 0, 1, 2)).toEqual([1, 6, 7])
})
