import { logLinesAfter } from './logLines'

test('lines are numbered on', () => {
  expect(logLinesAfter(logLinesAfter([], ['a']), ['b', 'b'])).toEqual([
    { number: 1, text: 'a' },
    { number: 2, text: 'b' },
    { number: 3, text: 'b' },
  ])
})

test('the last 200 lines are kept', () => {
  const lines = logLinesAfter(
    [],
    Array.from({ length: 300 }, (_, index) => `line ${index + 1}`),
  )
  expect(lines).toHaveLength(200)
  expect(lines[0]).toEqual({ number: 101, text: 'line 101' })
})

test('of long lines fewer are kept: 10,000 characters', () => {
  const lines = logLinesAfter([], Array(100).fill('a'.repeat(1000)))
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)!.number).toBe(100)
})

test('without new lines nothing changes', () => {
  const lines = [{ number: 1, text: 'a' }]
  expect(logLinesAfter(lines, [])).toBe(lines)
})

test('of lines in many alphabets fewer are kept, and always the last one', () => {
  const lines = logLinesAfter([], Array(200).fill('aж中'.repeat(10)))
  expect(lines).toHaveLength(13)
  expect(logLinesAfter(lines, ['aж中'.repeat(400)])).toHaveLength(1)
})

test('a log in Chinese, Korean or Russian is no shorter than one in English', () => {
  for (const word of ['生命值还剩下', '점수판입니다', 'очков']) {
    expect(logLinesAfter([], Array(200).fill(word))).toHaveLength(200)
  }
})
