import { shownTree } from '../../../tests/shownTree'
import { parseProgram } from './parseProgram'
import { TURBO } from 'engine/language'

const readFile = (text: string) => parseProgram(text, { macros: [], host: TURBO })

function read(text: string) {
  const { tree, diagnostics } = readFile(`${text}\nturbo::go!({});`)
  return { shown: tree.items.slice(0, -1).map(shownTree), diagnostics: diagnostics.map(({ message }) => message) }
}

test.each([
  ['fn f() {}', '(Fn f () ())'],
  ['pub(crate) const fn f<T: A + B>(mut a: T, (b, c): (i32, u8)) -> bool where T: C { true }', undefined],
  ['struct U;', '(Struct U () unit)'],
  ['struct T(pub i32, f32);', '(Struct T () tuple [(0 i32 isPublic) (1 f32)])'],
  ['struct P<T> { a: T, pub b: Vec<T>, }', '(Struct P ([(TypeParam T)]) named [(a T) (b Vec<(Type T)> isPublic)])'],
  ['enum E { A, B(i32), C { d: u8 }, F = -1 }', undefined],
  ['const N: [i32; 2] = [1, 2];', '(Const N (ArrayType i32 2) (Array [1 2]))'],
  ['static S: &str = "a";', '(Const S (RefType str) "a" isStatic)'],
  ['type A<T> = Option<T>;', '(TypeAlias A ([(TypeParam T)]) Option<(Type T)>)'],
  ['mod m { pub fn f() {} }', '(Mod m [(Fn isPublic f () ())])'],
])('%s', (text, expected) => {
  const { shown, diagnostics } = read(text)
  expect(diagnostics).toEqual([])
  if (expected) expect(shown).toEqual([expected])
})

test('a glob may be the whole import', () => {
  expect(read('use *::{A, B};').diagnostics[0]).toBe('expected `;`, found `::`')
})

test('an import group is one import per name', () => {
  const { tree } = readFile('use a::{self, b::{c, d as e}, f::*};\nturbo::go!({});')
  const [use] = tree.items
  const imports = use?.kind === 'Use' ? use.imports : []
  expect(
    imports.map(({ path, alias, isGlob }) => [path.map(({ name }) => name).join('::'), alias?.name, isGlob]),
  ).toEqual([
    ['a', undefined, false],
    ['a::b::c', undefined, false],
    ['a::b::d', 'e', false],
    ['a::f', undefined, true],
  ])
})

test('impls and traits', () => {
  const { shown, diagnostics } = read(
    'impl<T: Clone> Show for P<T> { const N: i32 = 1; type Out = T; fn f(&mut self, a: &[T]) -> Self::Out { a } }' +
      ' trait Show: Clone { const N: i32; type Out: Copy; fn f(&self) -> i32; fn g(self) {} }',
  )
  expect(diagnostics).toEqual([])
  expect(shown).toHaveLength(2)
})

test.each([
  ['self', 'value'],
  ['mut self', 'value'],
  ["&'a self", 'ref'],
  ["&'a mut self", 'mut'],
  ['self: Box<Self>', 'value'],
])('a receiver %s', (receiver, mode) => {
  const { tree } = readFile(`impl P { fn f(${receiver}, a: i32) {} }\nturbo::go!({});`)
  const [impl] = tree.items
  expect(impl?.kind === 'Impl' && impl.items[0]).toMatchObject({ receiver: { mode }, params: [{}] })
})

test('lifetimes and attributes have no effect', () => {
  const { shown, diagnostics } = read(
    "#[derive(Clone, Copy)] /// doc\n#[allow(dead_code)] pub struct R<'a, T: 'a> { #[serde(skip)] a: &'a T }" +
      " impl<'a, T> R<'a, T> where T: 'a, 'a: 'static { #[inline] fn f(#[allow(x)] &self) -> impl Fn(&'a T) -> i32 + 'a { |_| 1 } }",
  )
  expect(diagnostics).toEqual([])
  expect(shown[0]).toContain('(derive [Clone Copy])')
})

test('omits test-only items', () => {
  expect(read('#[cfg(test)] mod tests { fn f() {} } #[test] fn g() {} fn h() {}')).toEqual({
    shown: ['(Fn h () ())'],
    diagnostics: [],
  })
})

test('allows items in blocks', () => {
  expect(read('fn f() { g(); fn g() {} const N: i32 = 1; use a::b; struct S; impl S {} }').diagnostics).toEqual([])
})

test.each([
  ['fn f();', 'free function without a body'],
  ['impl P { fn f(); }', 'associated function in `impl` without body'],
  ['fn f(self) {}', '`self` parameter is only allowed in associated functions'],
  ['struct P { a i32 }', 'expected `:`, found `i32`'],
  ['struct P', 'expected `where`, `{`, `(`, or `;` after struct name, found `turbo`'],
  ['fn f() -> { }', 'expected type, found `{`'],
  ['struct fn {}', 'expected identifier, found keyword `fn`'],
  ['impl P { let a = 1; }', 'expected associated item in `impl`, found keyword `let`'],
])('reports %s', (text, message) => {
  expect(read(text).diagnostics).toEqual([message])
})
