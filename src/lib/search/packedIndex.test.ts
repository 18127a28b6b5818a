import { indexPartsOf, packIndex, packSections, unpackIndex, unpackSections, type PackedIndex } from './packedIndex'
import { postingsOf } from './packing'
import { FIELDS } from './sectionIndex'

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

  const texts = sections.map((_, number) => textOf(number))

  test('has the same positions and lengths after unpacking', () => {
    const written = indexPartsOf(sections, postingsOf(texts))
    const packed = JSON.stringify(packIndex(sections, texts, []))
    const read = unpackIndex(JSON.parse(packed) as PackedIndex, sections)
    expect(read).toMatchObject({ sections, words: written.words, lengths: written.lengths })
    const positions = ({ words, postingsOf: found }: typeof read) =>
      words.map((word, number) => [word, ...FIELDS.map((_, field) => found(number, field))])
    expect(positions(read)).toEqual(positions(written))
    expect(positions(read)).toContainEqual(['same', undefined, undefined, postingsOf(texts).get('same')])
    expect(positions(read)).toContainEqual([
      'setease',
      undefined,
      { sections: [4, 8, 16, 20, 28, 32, 40, 44, 52, 56], frequencies: Array<number>(10).fill(1) },
      undefined,
    ])
  })

  test('counts distinct words', () => {
    const { lengths } = indexPartsOf(sections, postingsOf(texts))
    expect(lengths.map((ofField) => ofField.slice(0, 3))).toEqual([
      [2, 2, 2],
      [0, 2, 2],
      [2, 3, 3],
    ])
  })

  test('is shorter than the positions alone', () => {
    const positions = [...postingsOf(texts)]
    expect(JSON.stringify(packIndex(sections, texts, [])).length).toBeLessThan(JSON.stringify(positions).length)
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
