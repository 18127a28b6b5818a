import { indexPartsOf } from './packedIndex'
import { SectionPhrases } from './phrases'
import { searchQueryOf } from './searchQuery'
import { SectionIndex } from './sectionIndex'

const section = (href: string, title: string, isPage = false) => ({ href, title, titles: [], isPage, names: [] })

const sections = [
  section('/api/audio#audio', 'Audio', true),
  section('/api/audio#behavior', 'Behavior'),
  section('/recipes/dialogue#audio', 'Audio'),
  section('/recipes/chase#enemies-that-chase', 'Enemies that chase'),
  section('/example#enemies', 'Enemies'),
]
const index = new SectionIndex(indexPartsOf(sections, new Map()))

const phrase = (term: string, ...canonical: string[]) => ({ term, canonical })
const words = {
  synonyms: [phrase('not', 'behavior')],
  phrases: [
    phrase('change the volume', 'audio#behavior'),
    phrase('music', 'audio'),
    phrase('follow the player', 'enemies that chase'),
    phrase('follower', 'enemies that chase', 'audio'),
    phrase('monsters', 'enemies'),
  ],
  authorsPage: '/example',
  trouble: { word: '', headings: [] },
  kinds: [],
}
const phrases = new SectionPhrases(index, words)
const matchesOf = (typed: string) => phrases.matches(searchQueryOf(typed, words))

test('a phrase matches in other forms and without stop words', () => {
  expect(matchesOf('volume changes')).toEqual(new Map([[1, { strength: 1, isWhole: true, place: 10 }]]))
})

test('a phrase spelled like the query comes first, and its sections in order', () => {
  expect(matchesOf('follow the player').get(3)).toEqual({ strength: 1, isWhole: true, place: 0 })
  expect([...matchesOf('follower')].map(([number, { place }]) => [number, place])).toEqual([
    [3, 0],
    [0, 1],
  ])
})

test('a part of a phrase matches less', () => {
  const { strength, isWhole } = matchesOf('enemy follows player').get(3)!
  expect(strength).toBeGreaterThan(0.5)
  expect(strength).toBeLessThan(1)
  expect(isWhole).toBe(false)
  expect(matchesOf('player speed').get(3)!.strength).toBeLessThan(strength)
})

test('a title of a page means the page, and no section for authors', () => {
  expect([...matchesOf('music').keys()]).toEqual([0])
  expect(matchesOf('monsters').size).toBe(0)
})

test('a query with a meaningful filler is more than its phrase', () => {
  expect(matchesOf('music not').get(0)).toMatchObject({ strength: 1, isWhole: false })
})
