import { keyOf, searchQueryOf, swappedQueries } from './searchQuery'

const synonyms = [
  { term: 'mouse', canonical: ['pointer'] },
  { term: 'hot reload', canonical: ['watch'] },
  { term: 'reload', canonical: ['load'] },
  { term: 'pad', canonical: ['gamepad'] },
  { term: 'not', canonical: ['troubleshooting'] },
  { term: 'layers', canonical: ['front', 'order'] },
  { term: 'restart', canonical: ['reset'] },
  { term: 'sound', canonical: ['sounds', 'audio'] },
]

const queryOf = (typed: string) => searchQueryOf(typed, { synonyms })
const wordsOfQuery = (typed: string) => queryOf(typed).meanings.flatMap(({ words }) => words)
const synonymsIn = (typed: string) =>
  queryOf(typed).meanings.map(({ synonyms }) => synonyms.map(({ words }) => words.join(' ')))

const wordsIn = (query: string) => wordsOfQuery(query).map(({ word }) => word)

test('fillers do not count as long as another word does', () => {
  expect(wordsIn('how do I make the game')).toEqual(['game'])
  expect(wordsIn('how')).toEqual(['how'])
})

test('each name has its synonyms', () => {
  expect(synonymsIn('mouse speed')).toEqual([['pointer'], []])
  expect(synonymsIn('layers')).toEqual([['front', 'order']])
  expect(queryOf('mouse').words).toEqual(new Set(['mouse', 'pointer']))
})

test('each name of a phrase has the synonyms of the phrase only', () => {
  expect(synonymsIn('hot reload key')).toEqual([['watch'], ['watch'], []])
  expect(synonymsIn('hot key reload')).toEqual([[], [], ['load']])
  expect(synonymsIn('hot-reload')).toEqual([['watch']])
})

test('other forms of a word have the same synonyms, except those of short words', () => {
  expect(synonymsIn('sounds')).toEqual([['sounds', 'audio']])
  expect(synonymsIn('restarting')).toEqual([['reset']])
  expect(synonymsIn('padding')).toEqual([[]])
  expect(synonymsIn('pad')).toEqual([['gamepad']])
})

test('a filler may have a synonym', () => {
  expect(queryOf('mouse does not work').fillers.map(({ words }) => words)).toEqual([['troubleshooting']])
  expect(queryOf('mouse').fillers).toEqual([])
})

test('a word with a synonym has no similar words', () => {
  const fuzzy = wordsOfQuery('layers camara').filter(({ isFuzzy }) => isFuzzy)
  expect(fuzzy.map(({ word }) => word)).toEqual(['camara'])
})

test('the key has the stems of the words that count, and those of synonyms', () => {
  expect(keyOf('Reset the game')).toBe('reset game')
  expect(queryOf('Restarting games').key).toBe('restart game')
  expect(queryOf('Restart the game').canonicalKeys).toEqual(['reset game'])
  expect(queryOf('camera').canonicalKeys).toEqual([])
})

test('a part of a name counts less than the name', () => {
  const weights = Object.fromEntries(wordsOfQuery('text_box').map(({ word, weight }) => [word, weight]))
  expect(weights).toEqual({ textbox: 1, text: 0.2, box: 0.2 })
})

test.each(['  ', '%', '->', '&&', '#', '?', '{}', '‹', '🥞', '0x00ffffff', '0xff0000ff'])(
  'the query "%s" has no words',
  (query) => {
    expect(wordsIn(query)).toEqual([])
  },
)

test('two letters may have changed places', () => {
  expect(swappedQueries('abba')).toEqual(['baba', 'abab'])
  expect(swappedQueries('a b')).toEqual([])
})
