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

const engineUses = (text: string) =>
  usesIn(text, declarations).flatMap((use) =>
    'crate' in use && use.crate === 'turbo'
      ? [`${text.slice(use.span.start, use.span.end)}: ${use.kind} ${use.name}`]
      : [],
  )

test('resolves functions, methods and fields', () => {
  expect(engineUses('let p = part(); p.kind(); let own = p.own; sound::play("a");')).toEqual([
    'part: function part',
    'kind: function Part::kind',
    'own: field Part.own',
    'sound::play: function sound::play',
  ])
})

test('finds a field behind references', () => {
  expect(engineUses('fn f(part: &&Part<u8>) -> u8 { part.own }')).toEqual(['Part: type Part', 'own: field Part.own'])
})

test('a path also uses its type, under its own name', () => {
  expect(engineUses('let p = Part::new(1);')).toEqual(['Part::new: function Part::new', 'Part: type Part'])
  expect(engineUses('type P = Part<u8>; let p = P::new(1);')).toEqual(['Part: type Part', 'P::new: function Part::new'])
})

test('in a path with type arguments only the last name is a use', () => {
  expect(engineUses('let p = Part::<u8>::new(1);')).toEqual(['Part: type Part', 'new: function Part::new'])
})

test('resolves variants and constants in expressions and patterns', () => {
  expect(engineUses('match Kind::Big { Kind::Small => sound::LOUD, _ => 0 };')).toEqual([
    'Kind::Big: variant Kind::Big',
    'Kind: type Kind',
    'Kind::Small: variant Kind::Small',
    'Kind: type Kind',
    'sound::LOUD: constant sound::LOUD',
  ])
})

test('resolves types everywhere', () => {
  expect(engineUses('struct A { k: Kind } fn f(part: &Part<Kind>) -> Vec<Kind> { vec![] }')).toEqual([
    'Kind: type Kind',
    'Part: type Part',
    'Kind: type Kind',
    'Kind: type Kind',
  ])
})

test("a program's own declarations are not uses", () => {
  expect(engineUses('fn part() {} struct Kind; part(); let k = Kind;')).toEqual([])
})

test('std is a separate crate', () => {
  expect(usesIn('std::mem::drop(1);', declarations)).toEqual([
    { kind: 'function', span: { start: 0, end: 14 }, crate: 'std', name: 'mem::drop' },
  ])
})

test('works in a program with errors', () => {
  expect(engineUses('let a: u8 = "a"; let p = nothing(part()); p.kind();')).toEqual(['part: function part'])
})

test('option names in macro calls are uses', () => {
  const text = 'game::draw!("a", b; x = y == 1, { z = 1 }, w = 2)'
  expect(usesIn(text, declarations)).toEqual([
    { kind: 'macro', span: { start: 0, end: 11 }, name: 'game::draw' },
    { kind: 'option', span: { start: 20, end: 21 }, macro: 'game::draw', name: 'x' },
    { kind: 'option', span: { start: 43, end: 44 }, macro: 'game::draw', name: 'w' },
  ])
})
