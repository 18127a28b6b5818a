import { swappedQueries, wordsOfQuery } from './queryWords'

const wordsIn = (query: string) => wordsOfQuery(query).map(({ word }) => word)

test('fillers do not count as long as another word does', () => {
  expect(wordsIn('how do I install the game')).toEqual(['^how do i install the game', 'install', 'game'])
  expect(wordsIn('how')).toContain('how')
})

test('what is meant is looked for too', () => {
  expect(wordsIn('mouse')).toEqual(['^mouse', '^pointer', 'mouse', 'pointer'])
  expect(wordsIn('hot reload key')).toContain('watch')
})

test('a part of a name counts less than the name', () => {
  const weights = Object.fromEntries(wordsOfQuery('text_box').map(({ word, weight }) => [word, weight]))
  expect(weights).toEqual({ textbox: 1, text: 0.2, box: 0.2 })
})

test('a query written as code means no page', () => {
  expect(wordsIn('text!').filter((word) => word.startsWith('^'))).toEqual([])
})

test('an empty query has no words', () => {
  expect(wordsIn('  ').filter((word) => word !== '^')).toEqual([])
})

test('two letters may have changed places', () => {
  expect(swappedQueries('abba')).toEqual(['baba', 'abab'])
  expect(swappedQueries('a b')).toEqual([])
})
