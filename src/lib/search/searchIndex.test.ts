import MiniSearch from 'minisearch'
import { packIndex } from './packedIndex'
import { answerOf, indexOptions, searchIndexOf } from './searchIndex'

const words = {
  synonyms: [
    { said: 'layers', means: ['front'], reason: 'what is drawn later is in front' },
    { said: 'level', means: ['screen'], reason: 'a level is a screen' },
  ],
  authorsHeading: 'Writing components',
  trouble: { word: 'troubleshooting', headings: ['Troubleshooting'] },
}

function indexOf(...titles: string[]) {
  const index = new MiniSearch(indexOptions)
  index.addAll(
    titles.map((title) => ({
      id: title,
      href: `/x#${title}`,
      title,
      titles: [],
      text: '',
      html: '',
      isPage: false,
      names: [],
    })),
  )
  return searchIndexOf(JSON.stringify(packIndex(index.toJSON())))
}

const found = (index: ReturnType<typeof indexOf>, query: string) =>
  answerOf(query, { index, words }).results.map(({ title }) => title)

test('a word that no page has finds similar ones', () => {
  expect(found(indexOf('windows', 'camera'), 'windovs')).toEqual(['windows'])
})

test('a word that a page has finds no similar ones', () => {
  expect(found(indexOf('planets', 'planes'), 'planets')).toEqual(['planets'])
})

test('a word whose meaning is known finds no similar ones', () => {
  expect(found(indexOf('players', 'front'), 'layers')).toEqual(['front'])
})

test.each(['%', '->', '{}', '🥞', '0xff0000ff'])('a query without a word, such as %s, finds nothing', (query) => {
  expect(answerOf(query, { index: indexOf('camera', 'text'), words })).toEqual({ query, results: [], terms: [] })
})

test('a section for authors comes after any other', () => {
  const index = new MiniSearch(indexOptions)
  const shared = { text: 'level', html: '', isPage: false, names: [] }
  index.addAll([
    { ...shared, id: '1', href: '/example#level', title: 'Level', titles: ['Example', 'Writing components'] },
    { ...shared, id: '2', href: '/learn#screens', title: 'Screens', titles: ['Clear'] },
  ])
  expect(answerOf('level', { index, words }).results.map(({ href }) => href)).toEqual([
    '/learn#screens',
    '/example#level',
  ])
})
