import { linkedShapes, type Shape } from '../values/shape'
import { Slice } from '../values/slice'
import { equality, ordering } from './comparing'
import type { Compare, ComparingSetting, Equal } from './comparing'

const [, PAIR, PARTIAL, SLICE, ENUM] = linkedShapes([
  { isPlain: true, kind: 'scalar', name: 'i32' },
  { isPlain: false, kind: 'tuple', items: [0, 0] },
  { isPlain: false, kind: 'tuple', items: [0, 5] },
  { isPlain: false, kind: 'slice', item: 0 },
  {
    isPlain: false,
    kind: 'adt',
    name: 'E',
    form: 'enum',
    variants: [
      { name: 'A', discriminant: 5, style: 'tuple', fields: [{ name: '0', shape: 0 }] },
      { name: 'B', discriminant: -1, style: 'unit', fields: [] },
    ],
  },
  { isPlain: true, kind: 'scalar', name: 'f32' },
]) as [Shape, Shape, Shape, Shape, Shape]

function comparing<Comparing>(make: (left: Shape, right: Shape, setting: ComparingSetting<Comparing>) => Comparing) {
  const setting: ComparingSetting<Comparing> = {
    part: (left, right) => make(left, right, setting),
    own: () => undefined,
  }
  return (left: Shape, right = left) => make(left, right, setting)
}
const equal = comparing<Equal>(equality)
const order = comparing<Compare>(ordering)

test('tuples are equal part by part and ordered by the first part that differs', () => {
  expect(equal(PAIR)([1, 2], [1, 2])).toBe(true)
  expect(equal(PAIR)([1, 2], [1, 3])).toBe(false)
  expect(order(PAIR)([1, 9], [2, 0])).toBe(-1)
  expect(order(PARTIAL)([1, NaN], [1, 0])).toBeUndefined()
})

test('lists are compared through the part of an array that is lent', () => {
  expect(equal(SLICE)(new Slice([0, 1, 2], 1, 2), [1, 2])).toBe(true)
  expect(order(SLICE)([1, 2], [1, 2, 0])).toBe(-1)
  expect(order(SLICE)([2], [1, 2])).toBe(1)
})

test('variants are ordered by their discriminants, then by their fields', () => {
  expect(order(ENUM)([5, 1], [-1])).toBe(1)
  expect(order(ENUM)([5, 1], [5, 2])).toBe(-1)
  expect(equal(ENUM)([-1], [-1])).toBe(true)
  expect(equal(ENUM)([5, 1], [5, 2])).toBe(false)
})
