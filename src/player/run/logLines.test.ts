import { logLinesAfter, type LogLine } from './logLines'

const after = (lines: readonly LogLine[], texts: readonly string[]) =>
  logLinesAfter(
    lines,
    texts.map((text) => ({ tick: 7, text })),
  )

test('continues line numbers', () => {
  expect(after(after([], ['a']), ['b', 'b'])).toEqual([
    { number: 1, tick: 7, text: 'a' },
    { number: 2, tick: 7, text: 'b' },
    { number: 3, tick: 7, text: 'b' },
  ])
})

test('keeps the last 200 lines', () => {
  const lines = after(
    [],
    Array.from({ length: 300 }, (_, index) => `line ${index + 1}`),
  )
  expect(lines).toHaveLength(200)
  expect(lines[0]).toEqual({ number: 101, tick: 7, text: 'line 101' })
})

test('keeps 10,000 characters of long lines', () => {
  const lines = after([], Array(100).fill('a'.repeat(1000)))
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)!.number).toBe(100)
})

test('keeps the same list without new lines', () => {
  const lines = [{ number: 1, tick: 7, text: 'a' }]
  expect(after(lines, [])).toBe(lines)
})

test('keeps fewer lines in mixed alphabets, and always the last', () => {
  const lines = after([], Array(200).fill('aж中'.repeat(10)))
  expect(lines).toHaveLength(13)
  expect(after(lines, ['aж中'.repeat(400)])).toHaveLength(1)
})

test('keeps as many lines in Chinese, Korean or Russian as in English', () => {
  for (const word of ['生命值还剩下', '점수판입니다', 'очков']) {
    expect(after([], Array(200).fill(word))).toHaveLength(200)
  }
})
