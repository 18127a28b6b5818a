import type { Adt, Type } from '../front/types/type'
import { typeKey } from './memoized'

const I32: Type = { kind: 'scalar', name: 'i32' }
const adt = (): Adt => ({
  name: 'P',
  kind: 'struct',
  lifetimes: [],
  params: [],
  where: [],
  isOwn: true,
  variants: [],
  derives: new Set(),
})

test('equal types have equal keys', () => {
  const p = adt()
  const pair = (): Type => ({ kind: 'tuple', items: [I32, { kind: 'reference', isMutable: true, target: I32 }] })
  expect(typeKey(pair())).toBe(typeKey(pair()))
  expect(typeKey({ kind: 'adt', adt: p, args: [I32] })).toBe(typeKey({ kind: 'adt', adt: p, args: [I32] }))
})

test('types of one name and different declarations differ', () => {
  expect(typeKey({ kind: 'adt', adt: adt(), args: [] })).not.toBe(typeKey({ kind: 'adt', adt: adt(), args: [] }))
})

test('arrays differ by length, references by mutability', () => {
  const array = (value: number): Type => ({ kind: 'array', item: I32, length: { kind: 'length', value } })
  expect(typeKey(array(2))).not.toBe(typeKey(array(3)))
  const reference = (isMutable: boolean): Type => ({ kind: 'reference', isMutable, target: I32 })
  expect(typeKey(reference(true))).not.toBe(typeKey(reference(false)))
})
