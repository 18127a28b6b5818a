import { checkedProgram } from '../../../tests/checkedProgram'

test('resolves a trait method to the impl for the type', () => {
  const checked = checkedProgram(
    'trait T { fn f(&self) -> i32 { 1 } } struct A; struct B; impl T for A {} impl T for B { fn f(&self) -> i32 { 2 } } A.f(); B.f();',
  )
  const targets = [...checked.callees.values()].map((callee) => checked.implementationOf(callee))
  expect(targets).toMatchObject([
    { kind: 'function', key: 'T::f' },
    { kind: 'function', key: '<B as T>::f' },
  ])
})

test('std methods without a body are native under their keys', () => {
  const checked = checkedProgram('let mut v = vec![1]; v.push(2); v.clone(); 3.max(4);')
  const targets = [...checked.callees.values()].map((callee) => checked.implementationOf(callee))
  expect(targets).toMatchObject([
    { kind: 'function', key: 'Vec::push' },
    { kind: 'function', key: '<Vec as Clone>::clone', fallbackKey: 'Clone::clone' },
    { kind: 'structural', item: { key: 'Ord::max' } },
  ])
})

test('resolves a dyn method dynamically', () => {
  const checked = checkedProgram(
    'trait T { fn f(&self); } struct A; impl T for A { fn f(&self) {} } let t: Box<dyn T> = Box::new(A); t.f();',
  )
  const call = [...checked.callees].find(([{ kind }]) => kind === 'MethodCall')!
  expect(checked.implementationOf(call[1])).toMatchObject({ kind: 'dynamic' })
})

test('substitutes type arguments', () => {
  const checked = checkedProgram('fn id<T: Copy>(t: T) -> T { t } id(1u8);')
  const id = checked.functions.find(({ name }) => name === 'id')!
  const u8 = { kind: 'scalar', name: 'u8' } as const
  expect(checked.substitute(id.signature.result, id.params, [u8])).toEqual(u8)
  expect(checked.isCopy(u8)).toBe(true)
})
