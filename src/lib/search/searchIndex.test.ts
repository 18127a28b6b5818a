import { packIndex } from './packedIndex'
import type { IndexedSection } from './searchDocument'
import { answerOf, kindOfSection, searchFileOf } from './searchIndex'
import { tokensOf } from './tokens'

describe('searchIndex', () => {
  const words = {
    synonyms: [
      { term: 'layers', canonical: ['front'] },
      { term: 'level', canonical: ['screen'] },
    ],
    phrases: [],
    authorsPage: '/example',
    trouble: { word: 'troubleshooting', headings: ['Troubleshooting'] },
    kinds: [],
  }

  function fileOf(sections: IndexedSection[], text: string) {
    const texts = sections.map(() => tokensOf(text))
    return searchFileOf(JSON.stringify(packIndex(sections, texts, [])))
  }

  const indexOf = (...titles: string[]) =>
    fileOf(
      titles.map((title) => ({ href: `/${title}#${title}`, title, titles: [], isPage: true, names: [] })),
      '',
    )

  const found = (file: ReturnType<typeof indexOf>, query: string) =>
    answerOf(query, { ...file, words }).results.map(({ title }) => title)

  test('a word that no page has finds similar ones', () => {
    expect(found(indexOf('windows', 'camera'), 'windovs')).toEqual(['windows'])
  })

  test('a word that a page has finds no similar ones', () => {
    expect(found(indexOf('planets', 'planes'), 'planets')).toEqual(['planets'])
  })

  test('another form of a known word is not misspelled', () => {
    expect(found(indexOf('smooth', 'something'), 'smoothing')).toEqual(['smooth'])
  })

  test('a word whose meaning is known finds no similar ones', () => {
    expect(found(indexOf('players', 'front'), 'layers')).toEqual(['front'])
  })

  test.each(['%', '->', '{}', '🥞', '0xff0000ff'])('a query without a word, such as %s, finds nothing', (query) => {
    expect(answerOf(query, { ...indexOf('camera', 'text'), words })).toMatchObject({ query, results: [], terms: [] })
  })

  test('a section for authors comes after any other', () => {
    const shared = { isPage: false, names: [] }
    const file = fileOf(
      [
        { ...shared, href: '/example#example', title: 'Example', titles: [], isPage: true },
        { ...shared, href: '/example#level', title: 'Level', titles: ['Example'] },
        { ...shared, href: '/learn#clear', title: 'Clear', titles: [], isPage: true },
        { ...shared, href: '/learn#screens', title: 'Screens', titles: ['Clear'] },
      ],
      'level',
    )
    const order = answerOf('level', { ...file, words }).results.map(({ href }) => href)
    expect(order.indexOf('/learn#screens')).toBeLessThan(order.indexOf('/example#level'))
  })

  test('suggests similar words without results', () => {
    const { results, nearest } = answerOf('kamaro', { ...indexOf('camera', 'gamepad'), words })
    expect([results, nearest]).toEqual([[], ['camera']])
  })

  test('of a very long query the beginning is searched', () => {
    const file = indexOf('camera')
    expect(answerOf(`camera ${'x'.repeat(100_000)}`, { ...file, words }).results).toHaveLength(1)
    expect(answerOf(`${'x '.repeat(200)}camera`, { ...file, words }).results).toEqual([])
  })
})

describe('resultKind', () => {
  const words = {
    kinds: [
      { path: '/learn/api/', kind: 'API' as const },
      { path: '/learn/', kind: 'Guide' as const },
    ],
    trouble: { word: 'troubleshooting', headings: ['Troubleshooting'] },
  }
  const kindOf = (href: string, ...titles: string[]) =>
    kindOfSection({ href, title: titles[titles.length - 1] ?? '', titles: titles.slice(0, -1) }, words)

  test('a section is of the kind of its part of the site', () => {
    expect(kindOf('/learn/api/sprites#sprites', 'Sprites')).toBe('API')
    expect(kindOf('/learn/guides/sprites#sprites', 'Sprites')).toBe('Guide')
    expect(kindOf('/#x', 'Turbo')).toBe('Page')
  })

  test('a troubleshooting section is about errors everywhere', () => {
    expect(kindOf('/learn/api/sprites#troubleshooting', 'Sprites', 'Troubleshooting')).toBe('Error')
    expect(kindOf('/learn/api/sprites#missing', 'Sprites', 'Troubleshooting', 'Missing')).toBe('Error')
  })
})
