import type { Type, TypeOf } from '../../front/types/type'
import { Slice } from '../values/slice'
import { equality, ordering } from './comparing'
import type { Compare, ComparingSetting, Equal } from './comparing'

const I32: Type = { kind: 'scalar', name: 'i32' }
const F32: Type = { kind: 'scalar', name: 'f32' }
const tuple = (...items: Type[]): Type => ({ kind: 'tuple', items })
const slice = (item: Type): Type => ({ kind: 'slice', item })

function comparing<Comparing>(make: (left: Type, right: Type, setting: ComparingSetting<Comparing>) => Comparing) {
  const setting: ComparingSetting<Comparing> = {
    part: (left, right) => make(left, right, setting),
    own: () => undefined,
    fieldTypes: ({ adt }: TypeOf<'adt'>, variant) => adt.variants[variant]!.fields.map(({ type }) => type),
  }
  return (left: Type, right = left) => make(left, right, setting)
}
const equal = comparing<Equal>(equality)
const order = comparing<Compare>(ordering)

test('tuples are equal part by part and ordered by the first part that differs', () => {
  expect(equal(tuple(I32, I32))([1, 2], [1, 2])).toBe(true)
  expect(equal(tuple(I32, I32))([1, 2], [1, 3])).toBe(false)
  expect(order(tuple(I32, I32))([1, 9], [2, 0])).toBe(-1)
  expect(order(tuple(I32, F32))([1, NaN], [1, 0])).toBeUndefined()
})

test('lists are compared through the part of an array that is lent', () => {
  expect(equal(slice(I32))(new Slice([0, 1, 2], 1, 2), [1, 2])).toBe(true)
  expect(order(slice(I32))([1, 2], [1, 2, 0])).toBe(-1)
  expect(order(slice(I32))([2], [1, 2])).toBe(1)
})

test('variants are ordered by their discriminants, then by their fields', () => {
  const variant = (index: number, discriminant: bigint, fields: Type[]) => ({
    name: `V${index}`,
    index,
    discriminant,
    shape: 'tuple' as const,
    fields: fields.map((type, i) => ({ name: String(i), type, isPublic: true })),
  })
  const type: Type = {
    kind: 'adt',
    args: [],
    adt: {
      name: 'E',
      kind: 'enum',
      params: [],
      isOwn: true,
      derives: new Set(),
      variants: [variant(0, 5n, [I32]), variant(1, -1n, [])],
    },
  }
  expect(order(type)([5, 1], [-1])).toBe(1)
  expect(order(type)([5, 1], [5, 2])).toBe(-1)
  expect(equal(type)([-1], [-1])).toBe(true)
  expect(equal(type)([5, 1], [5, 2])).toBe(false)
})
