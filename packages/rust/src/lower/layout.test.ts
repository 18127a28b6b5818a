import type { Adt, Type } from '../front/types/type'
import { isCompound, isFieldless, isPlain } from './layout'

const I32: Type = { kind: 'scalar', name: 'i32' }
const variant = (name: string, index: number, discriminant: bigint, fields: number) => ({
  name,
  index,
  discriminant,
  shape: 'tuple' as const,
  fields: Array.from({ length: fields }, (_, i) => ({ name: String(i), type: I32, isPublic: true })),
})
const adt = (name: string, kind: Adt['kind'], variants: Adt['variants'], isOwn = true): Adt => ({
  name,
  kind,
  lifetimes: [],
  params: [],
  where: [],
  isOwn,
  variants,
  derives: new Set(),
})
const typed = (adt: Adt, args: Type[] = []): Type => ({ kind: 'adt', adt, args })

const level = adt('Level', 'enum', [variant('Low', 0, -1n, 0), variant('High', 1, 7n, 0)])
const shape = adt('Shape', 'enum', [variant('Dot', 0, 0n, 0), variant('Circle', 1, 1n, 1)])
const point = adt('Point', 'struct', [variant('Point', 0, 0n, 2)])
const box = adt('Box', 'struct', [], false)

test('compounds are not plain, fieldless enums are', () => {
  expect([I32, typed(level), typed(adt('String', 'struct', [], false))].map(isPlain)).toEqual([true, true, true])
  const compounds = [typed(shape), typed(point), { kind: 'tuple', items: [I32] } as Type]
  expect(compounds.map(isPlain)).toEqual([false, false, false])
  expect(isPlain({ kind: 'tuple', items: [] })).toBe(true)
  expect([isFieldless(level), isFieldless(shape), isFieldless(point)]).toEqual([true, false, false])
})

test('a box is represented as its content', () => {
  expect(isPlain(typed(box, [I32]))).toBe(true)
  expect(isPlain(typed(box, [typed(point)]))).toBe(false)
})

test('copies compounds when read, not numbers and names', () => {
  expect([typed(point), typed(shape), { kind: 'tuple', items: [I32] } as Type].map(isCompound)).toEqual([
    true,
    true,
    true,
  ])
  expect([I32, typed(level), { kind: 'tuple', items: [] } as Type].map(isCompound)).toEqual([false, false, false])
})
