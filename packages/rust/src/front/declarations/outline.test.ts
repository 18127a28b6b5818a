import { parseDeclarations } from '../parser/parseProgram'
import { implHead, outlineOf, type Declared } from './outline'

const outline = (text: string) => outlineOf(text, parseDeclarations)

function named(items: readonly Declared[]): string[] {
  return items.map((item) =>
    'name' in item && typeof item.name === 'string' ? `${item.kind} ${item.name}` : item.kind,
  )
}

test('lists names without parsing', () => {
  const parse = () => {
    throw new Error('nothing is to be read')
  }
  const text =
    'mod m {\n  struct S {}\n  #[derive(Clone)]\n  enum E { A }\n  impl S {\n    fn f(self);\n  }\n  fn g();\n}\n'
  const [module] = outlineOf(text, parse)
  expect(named(module?.kind === 'OutlinedModule' ? module.items : [])).toEqual([
    'OutlinedItem S',
    'OutlinedItem E',
    'OutlinedImpl',
    'OutlinedItem g',
  ])
})

test('merges modules and traits declared in several parts', () => {
  const [module, ...others] = outline(
    'mod m {\n  trait T {\n    fn a();\n  }\n}\nmod m {\n  trait T {\n    fn b();\n  }\n}\n',
  )
  expect(others).toEqual([])
  const [trait, ...rest] = module?.kind === 'OutlinedModule' ? module.items : []
  expect(rest).toEqual([])
  const members = trait?.kind === 'OutlinedTrait' ? trait.read().members : []
  expect(members.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('parses single-line items immediately', () => {
  const [impl] = outline('impl S { const A: i32; type B = u8; fn c(&self); }')
  const { members } = impl?.kind === 'OutlinedImpl' ? impl.read() : { members: [] }
  expect(members.map(({ kind }) => kind)).toEqual(['Const', 'TypeAlias', 'Fn'])
})

test.each([
  ['impl<T> Vec<T> {', 'Vec', undefined],
  ['impl fmt::Display for a::b::C {', 'C', 'Display'],
  ['impl<B, I: Iterator, F: FnMut(I::Item) -> B> Iterator for Map<I, F> {', 'Map', 'Iterator'],
  ['impl<T, U: From<T>> Into<U> for T {', '*', 'Into'],
  ['impl<I: Iterator> Iterator for &mut I {', '&mut', 'Iterator'],
  ['impl<A> X for &[A] {', '&', 'X'],
  ['impl<A,B> X for (A,B,) where A:X{', '()', 'X'],
  ['impl<A, const N: usize> X for [A; N] {', '[;]', 'X'],
  ['impl<T> [T] {', '[]', undefined],
  ['impl<T> X<Vec<T>> for dyn Error {', 'dyn Error', 'X'],
  ['impl Sum<&Self> for Number {', 'Number', 'Sum'],
])('%s is filed under %s', (text, head, trait) => {
  expect(implHead(text)).toEqual({ head, trait })
})
