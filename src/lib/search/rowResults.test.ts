import type { SearchResult } from './searchDocument'
import { rowsOfSignature, withRows } from './rowResults'

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
const section = (href: string, title: string): SearchResult => ({ href, title, titles: [], isPage: false, kind: 'API' })
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

test('a word stands before the section of what it belongs to', () => {
  expect(titles(withRows(sections, 'rotation', source))).toEqual(['Turn', 'rotation', 'rect!'])
  expect(titles(withRows([sections[0]!], 'rotation', source))).toEqual(['Turn'])
})

test('what is found as a section is not told twice', () => {
  const canvas = section('/api/bounds#canvas', 'bounds::canvas')
  expect(withRows([canvas], 'bounds::canvas', source)).toEqual([canvas])
})

test('functions are found by their types, the nearest first', () => {
  expect(titles(rowsOfSignature('Bounds -> Bounds', source))).toEqual(['Bounds::union'])
  expect(titles(rowsOfSignature('-> Bounds', source))).toEqual(['bounds::canvas', 'Bounds::union'])
  expect(rowsOfSignature('-> Vec<Bounds>', source)).toEqual([])
  expect(rowsOfSignature('bounds', source)).toEqual([])
})
