import type { EngineSymbol } from '../symbols/engineSymbol'
import { packRows, rowsNamed, symbolRowsOf, unpackRows } from './symbolRows'

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
