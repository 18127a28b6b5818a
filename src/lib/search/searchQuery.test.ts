import { searchQueryOf, swappedQueries } from './searchQuery'

const synonyms = [
  { term: 'mouse', canonical: ['pointer'] },
  { term: 'hot reload', canonical: ['watch'] },
  { term: 'layers', canonical: ['front', 'order'] },
  { term: 'restart', canonical: ['reset'] },
  { term: 'sound', canonical: ['sounds', 'audio'] },
]

const queryOf = (typed: string) => searchQueryOf(typed, { synonyms })
const wordsOfQuery = (typed: string) => [...queryOf(typed).words.values()]
const phrasesMeant = (typed: string) => queryOf(typed).canonicalNames

const wordsIn = (query: string) => wordsOfQuery(query).map(({ word }) => word)

test('fillers do not count as long as another word does', () => {
  expect(wordsIn('how do I install the game')).toEqual([
    '^how do i install the game',
    'install',
    'game',
    'installs',
    'games',
  ])
  expect(wordsIn('how')).toContain('how')
})

test('what is meant is looked for too', () => {
  expect(wordsIn('mouse')).toEqual(['^mouse', '^pointer', 'mouse', 'pointer', 'mouses'])
  expect(wordsIn('hot reload key')).toContain('watch')
})

test('a word whose meaning is known has no similar words', () => {
  const fuzzy = wordsOfQuery('layers camara').filter(({ isFuzzy }) => isFuzzy)
  expect(fuzzy.map(({ word }) => word)).toEqual(['^layers camara', 'camara'])
  expect(wordsOfQuery('layers').filter(({ isFuzzy }) => isFuzzy)).toEqual([])
})

test('singular and plural are looked for together, the other number at a lower weight', () => {
  const weights = Object.fromEntries(wordsOfQuery('tweens bound -w').map(({ word, weight }) => [word, weight]))
  expect(weights).toMatchObject({ tweens: 1, tween: 0.3, bound: 1, bounds: 0.3, '-w': 1 })
  expect(Object.keys(weights)).not.toContain('-ws')
})

test('a word is looked for without its ending as well, at the same lower weight', () => {
  const weightIn = (typed: string, form: string) => wordsOfQuery(typed).find(({ word }) => word === form)?.weight
  expect(weightIn('jumping', 'jump')).toBe(0.3)
  expect(weightIn('hitboxes', 'hitbox')).toBe(0.3)
  expect(weightIn('scaled', 'scale')).toBe(0.3)
  expect(weightIn('scrolled', 'scroll')).toBe(0.3)
  expect(weightIn('running', 'run')).toBe(0.3)
  expect(wordsIn('sing')).not.toContain('s')
})

test('what another form of a word means is meant, too', () => {
  expect(wordsIn('sounds')).toContain('audio')
})

test('a phrase is said again in the words of our pages', () => {
  expect(phrasesMeant('Restart the game!')).toEqual([])
  expect(phrasesMeant('Restart the game')).toEqual(['reset the game'])
  expect(phrasesMeant('sound')).toEqual(['sounds', 'audio'])
  expect(phrasesMeant('camera')).toEqual([])
})

test('a part of a name counts less than the name', () => {
  const weights = Object.fromEntries(wordsOfQuery('text_box').map(({ word, weight }) => [word, weight]))
  expect(weights).toEqual({ textbox: 1, text: 0.2, box: 0.2 })
})

test('a query written as code means no page', () => {
  expect(wordsIn('text!').filter((word) => word.startsWith('^'))).toEqual([])
})

test.each(['  ', '%', '->', '&&', '#', '?', '{}', '‹', '🥞', '0x00ffffff', '0xff0000ff'])(
  'the query "%s" has no words, not even the beginning of a page’s name',
  (query) => {
    expect(wordsIn(query)).toEqual([])
  },
)

test('two letters may have changed places', () => {
  expect(swappedQueries('abba')).toEqual(['baba', 'abab'])
  expect(swappedQueries('a b')).toEqual([])
})
