import type { EngineSymbol } from '../symbols/engineSymbol'
import type { SearchResult } from './searchDocument'
import { packRows, rowsNamed, rowsOfSignature, symbolRowsOf, unpackRows, withRows } from './symbolRows'

describe('symbolRows', () => {
  const symbol = (parts: Pick<EngineSymbol, 'name' | 'kind' | 'signature'> & Partial<EngineSymbol>): EngineSymbol => ({
    summary: '',
    type: null,
    default: null,
    value: null,
    options: [],
    page: '/api',
    anchor: 'here',
    parent: null,
    seeAlso: [],
    ...parts,
  })

  const flip = {
    name: 'flip_x',
    type: 'bool',
    default: 'false',
    required: false,
    description: '',
    anchor: 'sprite-flip_x',
  }
  const rows = symbolRowsOf([
    symbol({ name: 'sprite!', kind: 'macro', signature: 'sprite!(name)', options: [flip], anchor: 'sprite' }),
    symbol({ name: 'Bounds', kind: 'struct', signature: 'struct Bounds {}' }),
    symbol({ name: 'Bounds::contains', kind: 'method', signature: 'contains(\n  other: &Bounds)', parent: 'Bounds' }),
    symbol({ name: 'Button::JustPressed', kind: 'variant', signature: 'JustPressed = 1' }),
    symbol({ name: 'Button::just_pressed', kind: 'method', signature: 'just_pressed() -> bool', parent: 'Button' }),
    symbol({ name: 'turbo run --watch', kind: 'flag', signature: '-w, --watch' }),
  ])
  const named = (query: string) => rowsNamed(query, rows).map(({ name }) => name)

  test('options, members and flags are rows, on one line each', () => {
    expect(rows.map(({ name, signature, selfType }) => [name, signature, selfType])).toEqual([
      ['sprite! flip_x', 'flip_x: bool = false', ''],
      ['Bounds::contains', 'contains( other: &Bounds)', 'Bounds'],
      ['Button::JustPressed', 'JustPressed = 1', ''],
      ['Button::just_pressed', 'just_pressed() -> bool', 'Button'],
      ['turbo run --watch', '-w, --watch', ''],
    ])
  })

  test('an option leads to its row', () => {
    expect(rows[0]!.href).toBe('/api#sprite-flip_x')
  })

  test('rows are read as they were packed', () => {
    expect(unpackRows(packRows(rows))).toEqual(rows)
    expect(unpackRows(packRows([]))).toEqual([])
  })

  test('a row is named by its whole name or the last part, whatever the spelling', () => {
    expect(named('Bounds::contains')).toEqual(['Bounds::contains'])
    expect(named('contains')).toEqual(['Bounds::contains'])
    expect(named('flip_x')).toEqual(['sprite! flip_x'])
    expect(named('--watch')).toEqual(['turbo run --watch'])
    expect(named('flip')).toEqual([])
    expect(named('flip a sprite')).toEqual([])
  })

  test('the row that is spelled like the query comes first', () => {
    expect(named('just_pressed')).toEqual(['Button::just_pressed', 'Button::JustPressed'])
    expect(named('JustPressed')).toEqual(['Button::JustPressed', 'Button::just_pressed'])
  })

  test('a name that too many rows have names none', () => {
    const many = Array.from({ length: 7 }, (_, number) => ({ ...rows[0]!, name: `macro${number}! color` }))
    expect(rowsNamed('color', many)).toEqual([])
    expect(rowsNamed('color', many.slice(1))).toHaveLength(6)
  })
})

describe('rowResults', () => {
  const rows = [
    { name: 'rect! rotation', href: '/api/rect#rect', signature: 'rotation: i32 = 0', selfType: '' },
    { name: 'sprite! flip_x', href: '/api/sprites#sprite', signature: 'flip_x: bool = false', selfType: '' },
    {
      name: 'Bounds::union',
      href: '/api/bounds#union',
      signature: 'union(other: &Bounds) -> Bounds',
      selfType: 'Bounds',
    },
    { name: 'bounds::canvas', href: '/api/bounds#canvas', signature: 'fn canvas() -> Bounds', selfType: '' },
  ]
  const pageTitles = new Map([
    ['/api/rect', 'Rectangles'],
    ['/api/sprites', 'Sprites'],
    ['/api/bounds', 'Bounds'],
  ])
  const source = { rows, pageTitles }
  const section = (href: string, title: string): SearchResult => ({
    href,
    title,
    titles: [],
    isPage: false,
    kind: 'API',
  })
  const sections = [section('/api/camera#turn', 'Turn'), section('/api/rect#rect', 'rect!')]
  const titles = (results: SearchResult[]) => results.map(({ title }) => title)

  test('a name that only code has comes first, with its declaration and its way', () => {
    const [first, ...rest] = withRows(sections, 'flip_x', source)
    expect(first).toMatchObject({
      title: 'flip_x',
      titles: ['Sprites', 'sprite!'],
      signature: 'flip_x: bool = false',
      kind: 'Option',
    })
    expect(rest).toEqual(sections)
  })

  test('a word precedes the section of its owner', () => {
    expect(titles(withRows(sections, 'rotation', source))).toEqual(['Turn', 'rotation', 'rect!'])
    expect(titles(withRows([sections[0]!], 'rotation', source))).toEqual(['Turn'])
  })

  test('a row of two matching sections is listed once', () => {
    const twins = [section('/api/rect#rect', 'rect!'), section('/api/rect#rect-1', 'rect!')]
    expect(titles(withRows(twins, 'rotation', source))).toEqual(['rotation', 'rect!', 'rect!'])
  })

  test('a section is not repeated as a row', () => {
    const canvas = section('/api/bounds#canvas', 'bounds::canvas')
    expect(withRows([canvas], 'bounds::canvas', source)).toEqual([canvas])
  })

  test('functions are found by their types, the nearest first', () => {
    expect(titles(rowsOfSignature('Bounds -> Bounds', source))).toEqual(['Bounds::union'])
    expect(titles(rowsOfSignature('-> Bounds', source))).toEqual(['bounds::canvas', 'Bounds::union'])
    expect(rowsOfSignature('-> Vec<Bounds>', source)).toEqual([])
    expect(rowsOfSignature('bounds', source)).toEqual([])
  })
})
