import { TURBO, turboDeclarations } from 'engine/language'
import { declarationsWith } from '../../standard'
import { parseDeclarations } from '../parser/parseProgram'
import { balanced, meaningAt, suggestionsAt } from './suggestionsAt'

describe('suggestionsAt', () => {
  const ENGINE = `
pub mod prelude { pub use crate::{Kind, Part, part}; pub use crate::sound; }
pub mod sound { pub fn play(name: &str); pub fn stop(); }
pub enum Kind { Big, Small }
pub struct Part { pub kind: Kind, hidden: u8 }
impl Part { pub fn new(size: u32) -> Self; pub fn grow(&mut self, by: u32) -> bool; }
pub fn part() -> Part;
`
  const declarations = declarationsWith(TURBO, { items: parseDeclarations(ENGINE), macros: [], options: new Map() })

  const suggested = (text: string) => suggestionsAt(text.replace('|', ''), text.indexOf('|'), declarations)
  const names = (text: string) => suggested(text).map(({ name }) => name)

  test('suggests fields and methods after the dot of an unfinished expression', () => {
    expect(suggested('let p = part();\np.|\nlet a = 1;').slice(0, 2)).toEqual([
      { kind: 'field', name: 'kind', detail: 'Kind', owner: 'Part' },
      { kind: 'method', name: 'grow', detail: '(&mut self, by: u32) -> bool', owner: 'Part' },
    ])
  })

  test('an unfinished name is not another name', () => {
    expect(names('let p = part(); if p.gr|(1) {}')).toContain('grow')
  })

  test("suggests own private fields, not others'", () => {
    expect(names('part().|;')).not.toContain('hidden')
    expect(names('struct Cat { lives: u32 } let cat = Cat { lives: 9 }; cat.|;')).toContain('lives')
  })

  test('marks methods of common traits', () => {
    const found = suggested('let list = vec![1]; list.iter().|;')
    expect(found.find(({ name }) => name === 'map')).toMatchObject({ owner: 'Iterator' })
    expect(found.find(({ name }) => name === 'clone')).toMatchObject({ isCommon: true })
    expect(names('1_u32.|;')).not.toContain('next')
  })

  test('suggests earlier variables, functions and types, but no later variables', () => {
    const found = names('let before = 1; let a = b|; let behind = 2;')
    expect(found[0]).toBe('before')
    expect(found).toEqual(expect.arrayContaining(['part', 'Part', 'sound']))
    expect(found).not.toContain('behind')
  })

  test('suggests functions of a module, variants and functions of a type', () => {
    expect(names('sound::|')).toEqual(['play', 'stop'])
    expect(names('let k = Kind::|;')).toEqual(['Big', 'Small'])
    expect(names('let p = Part::|;')).toContain('new')
  })

  test('works despite other errors in the program', () => {
    expect(names('let x: u8 = "a";\nlet p = part();\np.|\nnothing();')).toContain('grow')
  })

  test('suggests types, not functions, in a type position', () => {
    const found = names('struct Cat { part: P| }')
    expect(found).toEqual(expect.arrayContaining(['Part', 'Kind', 'Cat', 'u8', 'sound']))
    expect(found).not.toContain('part')
    expect(names('fn f<Item>(a: |) {}')).toContain('Item')
    expect(names('turbo::init! { struct State { a: | } = Self { a: 1 } }')).toContain('Part')
  })

  test('suggests crates in an import, and their items', () => {
    expect(names('use |;')).toEqual(expect.arrayContaining(['std', 'turbo', 'crate']))
    expect(names('use turbo::|;')).toEqual(expect.arrayContaining(['sound', 'Part', 'prelude']))
    expect(names('use turbo::{sound::pl|, Kind};')).toEqual(['play', 'stop'])
    expect(names('use std::coll|;')).toContain('collections')
    expect(names('use turbo::Kind::|;')).toEqual(['Big', 'Small'])
  })

  test('suggests missing fields in a struct literal', () => {
    const cat = 'struct Cat { lives: u32, name: u8 }'
    expect(suggested(`${cat} let cat = Cat { name: 1, | };`)).toEqual([
      { kind: 'field', name: 'lives', detail: 'u32', owner: 'Cat' },
    ])
    expect(names('turbo::init! { struct State { a: u8, b: u8 } = Self { a: 1, | } }')).toEqual(['b'])
  })

  test('works in unclosed code', () => {
    expect(names('turbo::go!({ let p = part(); p.gr|')).toContain('grow')
    expect(names('turbo::go!({ let p = part(); if true { p.gr| })')).toContain('grow')
  })
})

describe('meaningAt', () => {
  const ENGINE = `
pub mod prelude { pub use crate::{Part, part}; }
pub struct Part { pub size: u32 }
impl Part { pub fn new(size: u32) -> Self; pub fn grow(&mut self, by: u32) -> bool; }
pub fn part() -> Part;
`
  const declarations = turboDeclarations({ items: parseDeclarations(ENGINE), macros: [], options: new Map() })

  function meaning(text: string) {
    const { uses, named } = meaningAt(text.replace('|', ''), text.indexOf('|'), declarations)
    return [...uses.map(({ kind, name }) => `${kind} ${name}`), named && `${named.kind}: ${named.detail}`]
  }

  test('finds a declared item by its longest name', () => {
    expect(meaning('let p = Pa|rt::new(1);')).toEqual(['function Part::new', 'type Part', undefined])
    expect(meaning('part().gr|ow(1);')).toEqual(['function Part::grow', undefined])
    expect(meaning('part().si|ze;')).toEqual(['field Part.size', undefined])
  })

  test('shows the type of a variable', () => {
    expect(meaning('let cat = 1_u8; let b = ca|t;')).toEqual(['variable: u8'])
  })

  test('shows the signature of a std item', () => {
    expect(meaning('let a = 1_i32; a.ab|s();')).toEqual([
      expect.stringMatching(/abs$/),
      expect.stringMatching(/^method: \(self\)/),
    ])
  })

  test('shows the macro of an option', () => {
    expect(meaning('draw!(|x = 1);')).toEqual(['option x', undefined])
  })

  test('works in an unfinished program', () => {
    expect(meaning('turbo::go!({ let p = pa|rt(); if true {')).toEqual(['function part', undefined])
  })
})

describe('balanced', () => {
  function closed(marked: string) {
    const { text, offset } = balanced(marked.replace('|', ''), marked.indexOf('|'))
    return `${text.slice(0, offset)}|${text.slice(offset)}`
  }

  test('closes open delimiters at the end, innermost first', () => {
    expect(closed('f(|a, [1')).toBe('f(|a, [1])')
  })

  test('closes an inner delimiter before an outer one closes', () => {
    expect(closed('go!({ if a { b |})')).toBe('go!({ if a { b |}})')
    expect(closed('({ a) b|')).toBe('({ a}) b|')
  })

  test('leaves balanced text and stray closers unchanged', () => {
    expect(closed('f(a, "(") |')).toBe('f(a, "(") |')
    expect(closed('a) |{')).toBe('a) |{}')
  })
})
