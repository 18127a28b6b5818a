import { debugChar, debugText } from './show'

test('escapes invisible characters in text', () => {
  expect(debugText('a"b\\c\n\t\r\0')).toBe('"a\\"b\\\\c\\n\\t\\r\\0"')
  expect(debugText('\u{1b}\u{200b}\u{a0}')).toBe('"\\u{1b}\\u{200b}\\u{a0}"')
  expect(debugText("it's é 😀")).toBe('"it\'s é 😀"')
})

test('a char has single quotes, and a lone combining mark is escaped', () => {
  expect(debugChar("'")).toBe("'\\''")
  expect(debugChar('"')).toBe("'\"'")
  expect(debugChar('\u0301')).toBe("'\\u{301}'")
})
