import { examplePagesOf, sectionPicturesOf, symbolPicturesOf, type EngineExample } from './engineExample'
import type { EngineSymbol } from './engineSymbol'

describe('examplePages', () => {
  const example = (page: string, program: string, fields: Partial<EngineExample> = {}): EngineExample => ({
    place: '',
    page,
    anchor: null,
    line: 1,
    program,
    picture: null,
    ...fields,
  })
  const picture = { address: '/a.png', width: 256, height: 144, description: 'A box.', caption: null, moment: '' }

  const pages = [
    { path: '/learn/text', title: 'Text', headings: [{ id: 'fonts', text: 'Fonts' }] },
    { path: '/learn/cli', title: 'Using Turbo CLI', headings: [] },
  ]

  test('examples stand below their page and under the name of their heading', () => {
    const examples = [example('/learn/text', 'a'), example('/learn/text', 'b', { anchor: 'fonts', picture })]
    expect(examplePagesOf(pages, examples)).toEqual([
      {
        title: 'Text',
        examples: [
          { title: 'Text', description: '', program: 'a' },
          { title: 'Fonts', description: 'A box.', program: 'b', picture: '/a.png' },
        ],
      },
    ])
  })

  test('a program that a page shows twice is listed once, with its picture', () => {
    const examples = [example('/learn/text', 'a'), example('/learn/text', 'a', { picture })]
    expect(examplePagesOf(pages, examples)[0]!.examples).toEqual([
      { title: 'Text', description: 'A box.', program: 'a', picture: '/a.png' },
    ])
  })
})

describe('smallPictures', () => {
  const pictureAt = (address: string) => ({ address, width: 256, height: 144 })

  function example(place: string, page: string, anchor: string | null, address?: string): EngineExample {
    const picture = address === undefined ? null : { ...pictureAt(address), description: '', caption: null, moment: '' }
    return { place, page, anchor, line: 1, program: '', picture }
  }

  const examples = [
    example('a:1', '/a', null, '/first.png'),
    example('a:2', '/a', 'two', '/large.png'),
    example('a:3', '/a', 'two', '/small.png'),
    example('a:4', '/a', 'three'),
    example('b:1', '/b', 'one', '/tiny.png'),
  ]

  test('a section has its first picture', () => {
    expect(sectionPicturesOf(examples)).toEqual({
      '/a#two': pictureAt('/large.png'),
      '/b#one': pictureAt('/tiny.png'),
    })
  })

  const BYTES: Record<string, number> = { '/large.png': 500, '/small.png': 100, '/tiny.png': 50 }

  test('a symbol has the lightest picture of the programs that use it, on its own page', () => {
    const symbol = (name: string, places: string[]) => ({
      ...({ name, page: '/a' } as EngineSymbol),
      examples: places,
    })
    const symbols = [symbol('rect!', ['a:2', 'a:3', 'a:4', 'b:1']), symbol('log!', ['a:4', 'b:1']), symbol('x', [])]
    expect([...symbolPicturesOf(symbols, examples, (address) => BYTES[address]!)]).toEqual([
      ['rect!', pictureAt('/small.png')],
    ])
  })
})
