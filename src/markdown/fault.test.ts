import { ContentError, contentFault, toldFault } from './fault'

test('a fault is one line: file, line, problem, remedy', () => {
  const told = 'content/learn/api/text.mdx:12 a second h1 – use ##'
  expect(contentFault('learn/api/text.mdx', 12, 'a second h1', 'use ##')).toBe(told)
  expect(toldFault({ file: 'content/learn/api/text.mdx', line: 12, problem: 'a second h1', remedy: 'use ##' })).toBe(
    told,
  )
})

test('a page that cannot be read carries its fault', () => {
  const { fault, message } = new ContentError('learn/a.mdx', 3, 'a stray brace', 'escape it')
  expect(fault).toEqual({ file: 'content/learn/a.mdx', line: 3, problem: 'a stray brace', remedy: 'escape it' })
  expect(message).toBe('content/learn/a.mdx:3 a stray brace – escape it')
})
