import { indexPartsOf } from './packedIndex'
import { postingsOf } from './packing'
import { scoredSections } from './scoring'
import { searchQueryOf } from './searchQuery'
import { SectionIndex } from './sectionIndex'
import { tokensOf } from './tokens'

const words = {
  synonyms: [
    { term: 'foe', canonical: ['enemy'] },
    { term: 'chase', canonical: ['follow'] },
  ],
  phrases: [
    { term: 'pursuit', canonical: ['enemies'] },
    { term: 'keyisdown', canonical: ['keys'] },
  ],
  authorsPage: '/example',
  trouble: { word: 'troubleshooting', headings: [] },
  kinds: [],
}

/** Sections from titles and texts. */
function indexOf(texts: Record<string, string>) {
  const sections = Object.keys(texts).map((title) => {
    return { href: `/page#${title}`, title, titles: [], isPage: false, names: [] }
  })
  const postings = postingsOf(Object.values(texts).map((text) => tokensOf(text)))
  return new SectionIndex(indexPartsOf(sections, postings))
}

function found(texts: Record<string, string>, typed: string, overrides = {}) {
  const index = indexOf(texts)
  const { sections, scoreOf } = scoredSections(searchQueryOf(typed, words), { index, words, overrides })
  return sections.sort((a, b) => scoreOf(b) - scoreOf(a)).map((number) => index.sections[number]!.title)
}

test('all words in the text outweigh one of them in the title', () => {
  const texts = { Player: 'player '.repeat(9), Follow: 'camera', Bats: 'each enemy will follow the player' }
  expect(found(texts, 'enemy follow player')[0]).toBe('Bats')
})

test('a rare word outweighs a frequent one', () => {
  expect(found({ Game: '', Sound: 'game', Score: 'game', Zebra: '' }, 'game zebra')[0]).toBe('Zebra')
})

test('a word in the title outweighs one in the text', () => {
  expect(found({ Score: 'camera', Camera: 'score' }, 'camera')).toEqual(['Camera', 'Score'])
})

test('other forms count less than the word, longer words even less', () => {
  expect(found({ Jumper: '', Jumps: '', Jump: '' }, 'jump')).toEqual(['Jump', 'Jumps', 'Jumper'])
})

test('a synonym counts less than the word', () => {
  expect(found({ Follow: '', Chase: '' }, 'chase')).toEqual(['Chase', 'Follow'])
})

test('a word that no section has is found by its synonym', () => {
  expect(found({ Enemy: '', Ally: '' }, 'foe')).toEqual(['Enemy'])
})

test('similar words count only if there are no others', () => {
  expect(found({ Planes: '', Planets: '' }, 'planets')).toEqual(['Planets'])
  expect(found({ Windows: '', Planets: '' }, 'windovs')).toEqual(['Windows'])
})

test('a section is found by its phrase', () => {
  expect(found({ Enemies: '', Score: '' }, 'pursuit')).toEqual(['Enemies'])
})

test('a word of its phrase counts for a section that lacks it', () => {
  const texts = { Player: 'player', Enemies: 'player', Score: 'player' }
  expect(found(texts, 'player in pursuit')[0]).toBe('Enemies')
})

test('a name in code of another engine is a word of a phrase', () => {
  expect(found({ Keys: '', Down: 'key' }, 'keyIsDown()')[0]).toBe('Keys')
  expect(found({ Keys: '', Down: 'keyisdown' }, 'keyIsDown()')[0]).toBe('Down')
})

test('the configuration overrides options', () => {
  expect(found({ Jumper: '' }, 'jump', { prefix: false })).toEqual([])
  expect(found({ Score: 'camera', Camera: 'score' }, 'camera', { boost: { title: 0, text: 1, titles: 0 } })[0]).toBe(
    'Score',
  )
})
