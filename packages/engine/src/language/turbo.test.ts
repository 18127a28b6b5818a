import { parseProgram, type Item } from 'rust'
import { TURBO } from './turbo'

const read = (text: string) => {
  const { tree, diagnostics } = parseProgram(text, { macros: [], host: TURBO })
  return { ...tree, diagnostics: diagnostics.map(({ message }) => message) }
}

const reported = (item: Item) => `${item.kind} ${'name' in item ? item.name.name : ''}`.trim()

const GO = 'turbo::go!({});'

test('a text without game macros is a frame body', () => {
  expect(read('let x = 1;')).toMatchObject({ isFrameBody: true, items: [{ kind: 'Frame' }], diagnostics: [] })
  expect(read('// turbo::go!({})\nlet x = 1;').isFrameBody).toBe(true)
})

test('a frame is a block in parentheses, or statements in braces', () => {
  for (const text of [
    'turbo::go!({ let x = 1; });',
    'turbo::go! { let x = 1; }',
    'turbo::go! {{ let x = 1; }}',
    '::turbo::go! { let x = 1; }',
  ]) {
    expect(read(text)).toMatchObject({ diagnostics: [], items: [{ body: { statements: [{ kind: 'Let' }] } }] })
  }
})

test('a frame in parentheses needs a semicolon', () => {
  expect(read('turbo::go!({})').diagnostics).toEqual([
    'macros that expand to items must be delimited with braces or followed by a semicolon',
  ])
})

test('types defined in place become items before the state, inner ones first', () => {
  const { items, diagnostics } = read(
    `turbo::init! { struct Game { a: Vec<struct Item { at: (i32, struct P(i32, i32)) }>, b: enum Mode { A, B { c: struct C { d: u8 } } } } = Self::new() } ${GO}`,
  )
  expect(diagnostics).toEqual([])
  expect(items.map(reported)).toEqual([
    'State',
    'Struct P',
    'Struct Item',
    'Struct C',
    'Enum Mode',
    'Struct Game',
    'Impl',
    'Frame',
  ])
})

test('they get exactly five derives', () => {
  const { items } = read(`turbo::init! { struct Game { a: struct A { b: i32 } } = Self::new() } ${GO}`)
  const derives = items.flatMap((item) => (item.kind === 'Struct' ? item.attributes.map(({ args }) => args) : []))
  expect(derives.map((names) => names.map(({ name }) => name).join(' '))).toEqual(
    Array(2).fill('PartialEq Debug Clone BorshSerialize BorshDeserialize'),
  )
})

test('the state has default, load and save', () => {
  const { items } = read(`turbo::init! { struct Game { a: i32 } = { let a = 1; Self { a } } } ${GO}`)
  expect(items.find(({ kind }) => kind === 'Impl')).toMatchObject({
    items: [
      { name: { name: 'default' }, body: { tail: { kind: 'Block' } } },
      { name: { name: 'load' }, native: 'load' },
      { name: { name: 'save' }, native: 'save', receiver: { mode: 'value' } },
    ],
  })
})

test.each([
  ['turbo::init! { pub struct Game {} = Self {} }', 'init! takes `struct Name { … } = initial value`'],
  ['turbo::init! { struct Game {} }', 'init! needs `= initial value` after the struct'],
  ['turbo::init! { struct Game {} = }', 'init! needs an initial value after `=`'],
  ['turbo::init! { struct Game {} = Self {} };', 'expected item, found `;`'],
  ['turbo::init! { struct Game { a: enum } = Self {} }', 'expected identifier, found `}`'],
  ['struct P { a: struct Q {} }', 'expected type, found keyword `struct`'],
  ['println!("a");', 'expected item, found macro call `println!`'],
  ['let x = 1;', 'expected item, found keyword `let`'],
])('reports %s', (text, message) => {
  expect(read(`${text}\n${GO}`).diagnostics).toEqual([message])
})

describe('println! in a file with go!, where Rust finds two macros', () => {
  const inGame = (line: string) => read(`turbo::go!({ ${line} });`).diagnostics

  test('is reported as ambiguous', () => {
    expect(inGame('println!("a");')).toEqual(['`println` is ambiguous'])
  })

  test.each(['turbo::println!("a");', 'std::println!("a");', 'print!("a");'])('%s is unambiguous', (line) => {
    expect(inGame(line)).toEqual([])
  })

  test('is the imported one', () => {
    expect(read('use turbo::println; turbo::go!({ println!("a"); });').diagnostics).toEqual([])
  })
})

test("println! in a frame body is std's", () => {
  expect(read('println!("a");').diagnostics).toEqual([])
})

test('go! is found by path or import', () => {
  const missing = ['cannot find macro `go` in this scope']
  const cases: [string, string[]][] = [
    ['use turbo::*; go!({});', []],
    ['use turbo::{init, go}; go!({});', []],
    ['go!({});', missing],
    ['use turbo::prelude::*; go!({});', missing],
    ['use turbo::go as run; go!({});', missing],
    ['xturbo::go!({});', ['cannot find module or crate `xturbo` in this scope']],
    ['std::go!({});', ['cannot find module or crate `std` in this scope']],
  ]
  for (const [text, expected] of cases) expect([text, read(text).diagnostics]).toEqual([text, expected])
})
