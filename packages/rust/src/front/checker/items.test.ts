import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('an impl contains exactly the items of the trait', () => {
  const trait = 'trait T { fn a(&self) -> i32; fn b(&self) {} } struct S;'
  expect(programDiagnostics(`${trait} impl T for S { fn a(&self) -> i32 { 1 } }`)).toEqual([])
  expect(programDiagnostics(`${trait} impl T for S {}`)[0]).toMatch('E0046 not all trait items implemented, missing: a')
  expect(programDiagnostics(`${trait} impl T for S { fn a(&self) -> i32 { 1 } fn c(&self) {} }`)[0]).toMatch('E0407')
  expect(programDiagnostics(`${trait} impl T for S { fn a(&self) -> u32 { 1 } }`)[0]).toMatch('E0053')
})

test('derived traits are required of the fields', () => {
  expect(programDiagnostics('struct A; #[derive(Clone)] struct B { a: A }')).toEqual([
    'E0277 the trait bound A: Clone is not satisfied: the trait Clone is not implemented for A',
  ])
  expect(programDiagnostics('#[derive(Clone, Copy)] struct B(String);')[0]).toMatch('E0204')
})

test('a trait cannot require itself', () => {
  const cycle = 'E0391 cycle detected when computing the super predicates of A'
  expect(programDiagnostics('trait A where Self: A {}')).toEqual([cycle])
  expect(programDiagnostics('trait A: B {} trait B: C {} trait C: A {}')).toEqual([cycle])
  expect(programDiagnostics('trait A: B {} trait B {} trait C: A + B where i32: C {}')).toEqual([])
})

test('a type cannot contain itself', () => {
  expect(programDiagnostics('struct List { next: Option<List> }')).toEqual([
    'E0072 recursive type List has infinite size',
  ])
  expect(programDiagnostics('struct List { next: Option<Box<List>> }')).toEqual([])
})

test('types and values have separate namespaces', () => {
  expect(programDiagnostics('struct A; struct A;')[0]).toMatch('E0428 the name A is defined multiple times')
  expect(programHelp('let score = 1; scroe + 1;')).toEqual(['a local variable with a similar name exists: score'])
  expect(programDiagnostics('let x: Foo = 1;')).toEqual([
    'E0425 cannot find type Foo in this scope: not found in this scope',
  ])
})

test('reports a duplicate field', () => {
  const diagnostic = 'E0124 field x is already declared: field already declared'
  expect(programDiagnostics('struct P { x: i32, y: i32, x: f32 }')).toEqual([diagnostic])
  expect(programDiagnostics('enum E { A { x: i32, x: i32 } }')).toEqual([diagnostic])
})

test('items without pub are private to their module', () => {
  const text = 'mod m { pub struct P { x: i32 } impl P { pub fn new() -> P { P { x: 1 } } } fn f() {} }'
  expect(programDiagnostics(`${text} m::P::new().x;`)[0]).toMatch('E0616 field x of struct P is private')
  expect(programDiagnostics(`${text} m::f();`)[0]).toMatch('E0603 function f is private')
})

test.each([
  ['const N: i32;', 'it contains the associated const N'],
  ['fn new() -> i32;', 'associated function new has no self parameter'],
  ['fn twin(&self) -> Self;', 'method twin references the Self type'],
  ['fn show<T>(&self, t: T);', 'method show has generic type parameters'],
])('a trait with `%s` is not dyn compatible', (member, reason) => {
  expect(programDiagnostics(`trait T { ${member} } fn f(t: &dyn T) {}`)).toEqual([
    `E0038 the trait T is not dyn compatible: T is not dyn compatible: ${reason}`,
  ])
})

test('items with `where Self: Sized` do not affect dyn compatibility', () => {
  expect(
    programDiagnostics('trait T { fn new() -> Self where Self: Sized; fn f(&self); } fn f(t: &dyn T) { t.f(); }'),
  ).toEqual([])
})
