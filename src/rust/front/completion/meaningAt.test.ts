import { turboDeclarations } from '../../../engine/language/turbo'
import { parseDeclarations } from '../parser/parseProgram'
import { meaningAt } from './meaningAt'

const ENGINE = `
pub mod prelude { pub use crate::{Part, part}; }
pub struct Part { pub size: u32 }
impl Part { pub fn new(size: u32) -> Self; pub fn grow(&mut self, by: u32) -> bool; }
pub fn part() -> Part;
`
const declarations = turboDeclarations({ items: parseDeclarations(ENGINE), macros: [], options: new Map() })

/** What the word at the mark of a text is a use of, and what the program knows under its name. */
function meaning(text: string) {
  const { uses, named } = meaningAt(text.replace('|', ''), text.indexOf('|'), declarations)
  return [...uses.map(({ kind, name }) => `${kind} ${name}`), named && `${named.kind}: ${named.detail}`]
}

test('what is declared elsewhere is told by its item, the longest name first', () => {
  expect(meaning('let p = Pa|rt::new(1);')).toEqual(['function Part::new', 'type Part', undefined])
  expect(meaning('part().gr|ow(1);')).toEqual(['function Part::grow', undefined])
  expect(meaning('part().si|ze;')).toEqual(['field Part.size', undefined])
})

test('a variable is told with its type', () => {
  expect(meaning('let cat = 1_u8; let b = ca|t;')).toEqual(['variable: u8'])
})

test('what std declares is told with its signature', () => {
  expect(meaning('let a = 1_i32; a.ab|s();')).toEqual([
    expect.stringMatching(/abs$/),
    expect.stringMatching(/^method: \(self\)/),
  ])
})

test('an option is told by its macro', () => {
  expect(meaning('draw!(|x = 1);')).toEqual(['option x', undefined])
})

test('a program that is not finished tells the same', () => {
  expect(meaning('turbo::go!({ let p = pa|rt(); if true {')).toEqual(['function part', undefined])
})
