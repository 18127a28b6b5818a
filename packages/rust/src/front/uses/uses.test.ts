import { parseDeclarations } from '../parser/parseProgram'
import { turboDeclarations } from 'engine/language'
import { usesIn } from './uses'

const ENGINE = `
pub mod prelude { pub use crate::{Kind, Part, part}; pub use crate::sound; }
pub mod sound { pub const LOUD: u32 = 9; pub fn play(name: &str); }
pub enum Kind { Big, Small }
pub struct Part<T> { pub kind: Kind, pub own: T }
impl<T> Part<T> { pub fn new(own: T) -> Self; pub fn kind(&self) -> Kind; }
pub fn part() -> Part<u32>;
`
const declarations = turboDeclarations({ items: parseDeclarations(ENGINE), macros: [], options: new Map() })

/** What a program uses of the engine, as `what is written: kind name`. */
const engineUses = (text: string) =>
  usesIn(text, declarations).flatMap((use) =>
    'crate' in use && use.crate === 'turbo'
      ? [`${text.slice(use.span.start, use.span.end)}: ${use.kind} ${use.name}`]
      : [],
  )

test('functions, methods and fields are told by the items that they are of', () => {
  expect(engineUses('let p = part(); p.kind(); let own = p.own; sound::play("a");')).toEqual([
    'part: function part',
    'kind: function Part::kind',
    'own: field Part.own',
    'sound::play: function sound::play',
  ])
})

test('a field is found behind references', () => {
  expect(engineUses('fn f(part: &&Part<u8>) -> u8 { part.own }')).toEqual(['Part: type Part', 'own: field Part.own'])
})

test('a path also names the type on its way, under its own name', () => {
  expect(engineUses('let p = Part::new(1);')).toEqual(['Part::new: function Part::new', 'Part: type Part'])
  expect(engineUses('type P = Part<u8>; let p = P::new(1);')).toEqual(['Part: type Part', 'P::new: function Part::new'])
})

test('where type arguments stand in a path, its last name is the use', () => {
  expect(engineUses('let p = Part::<u8>::new(1);')).toEqual(['Part: type Part', 'new: function Part::new'])
})

test('variants and constants are told in expressions and in patterns', () => {
  expect(engineUses('match Kind::Big { Kind::Small => sound::LOUD, _ => 0 };')).toEqual([
    'Kind::Big: variant Kind::Big',
    'Kind: type Kind',
    'Kind::Small: variant Kind::Small',
    'Kind: type Kind',
    'sound::LOUD: constant sound::LOUD',
  ])
})

test('types are told wherever they are named', () => {
  expect(engineUses('struct A { k: Kind } fn f(part: &Part<Kind>) -> Vec<Kind> { vec![] }')).toEqual([
    'Kind: type Kind',
    'Part: type Part',
    'Kind: type Kind',
    'Kind: type Kind',
  ])
})

test('what a program declares itself is no use, under whatever name', () => {
  expect(engineUses('fn part() {} struct Kind; part(); let k = Kind;')).toEqual([])
})

test('std is a crate of its own', () => {
  expect(usesIn('std::mem::drop(1);', declarations)).toEqual([
    { kind: 'function', span: { start: 0, end: 14 }, crate: 'std', name: 'mem::drop' },
  ])
})

test('a program with faults tells what was found out', () => {
  expect(engineUses('let a: u8 = "a"; let p = nothing(part()); p.kind();')).toEqual(['part: function part'])
})

test('the names in a macro call that begin an argument and are set are its options', () => {
  const text = 'game::draw!("a", b; x = y == 1, { z = 1 }, w = 2)'
  expect(usesIn(text, declarations)).toEqual([
    { kind: 'macro', span: { start: 0, end: 11 }, name: 'game::draw' },
    { kind: 'option', span: { start: 20, end: 21 }, macro: 'game::draw', name: 'x' },
    { kind: 'option', span: { start: 43, end: 44 }, macro: 'game::draw', name: 'w' },
  ])
})
