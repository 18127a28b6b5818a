import { logLinesAfter } from './logLines'

test('continues line numbers', () => {
  expect(logLinesAfter(logLinesAfter([], ['a']), ['b', 'b'])).toEqual([
    { number: 1, text: 'a' },
    { number: 2, text: 'b' },
    { number: 3, text: 'b' },
  ])
})

test('keeps the last 200 lines', () => {
  const lines = logLinesAfter(
    [],
    Array.from({ length: 300 }, (_, index) => `line ${index + 1}`),
  )
  expect(lines).toHaveLength(200)
  expect(lines[0]).toEqual({ number: 101, text: 'line 101' })
})

test('keeps 10,000 characters of long lines', () => {
  const lines = logLinesAfter([], Array(100).fill('a'.repeat(1000)))
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)!.number).toBe(100)
})

test('keeps the same list without new lines', () => {
  const lines = [{ number: 1, text: 'a' }]
  expect(logLinesAfter(lines, [])).toBe(lines)
})

test('keeps fewer lines in mixed alphabets, and always the last', () => {
  const lines = logLinesAfter([], Array(200).fill('aж中'.repeat(10)))
  expect(lines).toHaveLength(13)
  expect(logLinesAfter(lines, ['aж中'.repeat(400)])).toHaveLength(1)
})

test('keeps as many lines in Chinese, Korean or Russian as in English', () => {
  for (const word of ['生命值还剩下', '점수판입니다', 'очков']) {
    expect(logLinesAfter([], Array(200).fill(word))).toHaveLength(200)
  }
})
