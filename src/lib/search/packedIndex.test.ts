import MiniSearch from 'minisearch'
import { headingWords, packIndex, packSections, unpackIndex, unpackSections } from './packedIndex'
import type { PackedIndex } from './packedIndex'
import { FIELDS, SectionIndex } from './sectionIndex'

describe('packedIndex', () => {
  const sections = Array.from({ length: 60 }, (_, number) => {
    const isPage = number % 6 === 0
    const title = isPage ? `Page ${number / 6}` : `Part ${number}`
    return {
      href: `/page-${Math.floor(number / 6)}#${title.toLowerCase().replace(' ', '-')}`,
      title,
      titles: isPage ? [] : [`Page ${Math.floor(number / 6)}`],
      isPage,
      names: isPage ? [title, `page-${number / 6}`] : number % 4 === 0 ? ['set_ease', 'Just'] : [],
    }
  })
  const textOf = (number: number) => [...Array<string>(number % 9).fill('same'), `once${number}`, `word${number % 7}`]

  function written() {
    const index = new MiniSearch<{ href: string }>({
      idField: 'href',
      fields: [...FIELDS],
      storeFields: ['title', 'titles', 'isPage', 'number'],
      stringifyField: (words: unknown) => [words].flat().join('\n'),
      tokenize: (words) => words.split('\n').filter(Boolean),
      processTerm: (term) => term,
    })
    index.addAll(
      sections.map((section, number) => ({
        ...section,
        number,
        ...headingWords(section),
        text: textOf(number),
      })),
    )
    return index
  }

  test('finds the same results after unpacking', () => {
    const index = written()
    const packed = JSON.stringify(packIndex(sections, index.toJSON(), []))
    const loaded = new SectionIndex(unpackIndex(JSON.parse(packed) as PackedIndex, sections))
    const found = (from: { search: typeof index.search }, query: string) =>
      from
        .search(query, { tokenize: () => [query], prefix: true })
        .map(({ id, score, terms }) => ({ id: String(id), score: score.toFixed(6), terms }))
    for (const query of ['same', 'word3', 'once41', 'part', 'setease', 'page']) {
      expect(found(loaded, query)).toEqual(found(index, query))
      expect(found(loaded, query).length).toBeGreaterThan(0)
    }
  })

  test('restores the shown parts of a section with its number', () => {
    const loaded = new SectionIndex(unpackIndex(packIndex(sections, written().toJSON(), []), sections))
    const [second] = loaded.search('part', { tokenize: () => ['part'], filter: ({ id }) => id === '/page-0#part-1' })
    expect(second).toMatchObject({ title: 'Part 1', titles: ['Page 0'], isPage: false, number: 1 })
  })

  test('is a small part of the serialized index', () => {
    const index = written().toJSON()
    expect(JSON.stringify(packIndex(sections, index, [])).length).toBeLessThan(JSON.stringify(index).length / 4)
  })
})

describe('packedSections', () => {
  const section = (href: string, title: string, titles: string[], names: string[] = []) => ({
    href,
    title,
    titles,
    isPage: titles.length === 0,
    names,
  })

  const sections = [
    section('/', 'Turbo Docs', [], ['Turbo Docs']),
    section('/learn/api/text_box#text-box', 'Text Box', [], ['Text Box', 'text_box']),
    section('/learn/api/text_box#reference', 'Reference', ['Text Box']),
    section('/learn/api/text_box#text_box', 'text_box!', ['Text Box', 'Reference'], ['width', 'height']),
    section('/learn/api/text_box#examples', 'Examples', ['Text Box']),
    section('/learn/api/text_box#text-box-1', 'Text Box', ['Text Box', 'Examples']),
  ]

  test('round-trips sections', () => {
    expect(unpackSections(packSections(sections))).toEqual(sections)
  })

  test('stores an anchor only if it cannot be derived from the heading', () => {
    expect(packSections(sections).anchors).toEqual({ 0: '', 5: 'text-box-1' })
  })

  test('allows several sections at the top of a page without a main heading', () => {
    const flat = [
      { ...section('/x#one', 'One', []), names: ['One', 'x'] },
      { ...section('/x#two', 'Two', []), isPage: false },
    ]
    expect(unpackSections(packSections(flat))).toEqual(flat)
  })
})
