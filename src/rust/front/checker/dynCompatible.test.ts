import { programFaults } from '../../../../tests/rust/checkedProgram'

test.each([
  ['const N: i32;', 'it contains the associated const N'],
  ['fn new() -> i32;', 'associated function new has no self parameter'],
  ['fn twin(&self) -> Self;', 'method twin references the Self type'],
  ['fn show<T>(&self, t: T);', 'method show has generic type parameters'],
])('a trait with `%s` cannot stand behind dyn', (member, reason) => {
  expect(programFaults(`trait T { ${member} } fn f(t: &dyn T) {}`)).toEqual([
    `E0038 the trait T is not dyn compatible: T is not dyn compatible: ${reason}`,
  ])
})

test('what is only there for types of known size does not count', () => {
  expect(
    programFaults('trait T { fn new() -> Self where Self: Sized; fn f(&self); } fn f(t: &dyn T) { t.f(); }'),
  ).toEqual([])
})
