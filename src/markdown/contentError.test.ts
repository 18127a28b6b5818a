import { ContentError, contentErrorLine, formatContentError } from './contentError'

test('an error is one line: file, line, problem, remedy', () => {
  const reported = 'content/learn/api/text.mdx:12 a second h1 – use ##'
  expect(contentErrorLine('learn/api/text.mdx', 12, 'a second h1', 'use ##')).toBe(reported)
  expect(
    formatContentError({ file: 'content/learn/api/text.mdx', line: 12, problem: 'a second h1', remedy: 'use ##' }),
  ).toBe(reported)
})

test('an unreadable page has an error', () => {
  const { error, message } = new ContentError('learn/a.mdx', 3, 'a stray brace', 'escape it')
  expect(error).toEqual({ file: 'content/learn/a.mdx', line: 3, problem: 'a stray brace', remedy: 'escape it' })
  expect(message).toBe('content/learn/a.mdx:3 a stray brace – escape it')
})
