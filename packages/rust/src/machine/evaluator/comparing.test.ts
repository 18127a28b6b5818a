import { Budget } from '../values/budget'
import { linkedShapes, type Shape } from '../values/shape'
import { Slice } from '../values/value'
import { equality, ordering, type Compare, type ComparingSetting, type Equal } from './comparing'

const [, PAIR, PARTIAL, SLICE, ENUM, , TEXT] = linkedShapes([
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
  { isPlain: true, kind: 'scalar', name: 'str' },
]) as [Shape, Shape, Shape, Shape, Shape, Shape, Shape]

const budget = new Budget()
beforeEach(() => budget.reset())

function comparing<Comparing>(make: (left: Shape, right: Shape, setting: ComparingSetting<Comparing>) => Comparing) {
  const setting: ComparingSetting<Comparing> = {
    budget,
    part: (left, right) => make(left, right, setting),
    own: () => undefined,
  }
  return (left: Shape, right = left) => make(left, right, setting)
}
const equal = comparing<Equal>(equality)
const order = comparing<Compare>(ordering)

test('tuples compare part by part', () => {
  expect(equal(PAIR)([1, 2], [1, 2])).toBe(true)
  expect(equal(PAIR)([1, 2], [1, 3])).toBe(false)
  expect(order(PAIR)([1, 9], [2, 0])).toBe(-1)
  expect(order(PARTIAL)([1, NaN], [1, 0])).toBeUndefined()
})

test('lists compare with borrowed slices', () => {
  expect(equal(SLICE)(new Slice([0, 1, 2], 1, 2), [1, 2])).toBe(true)
  expect(order(SLICE)([1, 2], [1, 2, 0])).toBe(-1)
  expect(order(SLICE)([2], [1, 2])).toBe(1)
})

test('variants order by discriminant, then fields', () => {
  expect(order(ENUM)([5, 1], [-1])).toBe(1)
  expect(order(ENUM)([5, 1], [5, 2])).toBe(-1)
  expect(equal(ENUM)([-1], [-1])).toBe(true)
  expect(equal(ENUM)([5, 1], [5, 2])).toBe(false)
})

test('comparisons are charged to the budget', () => {
  const spent = (compare: () => unknown) => {
    budget.reset()
    const { steps } = budget
    compare()
    return steps - budget.steps
  }
  const [list, same, other] = [Array(4000).fill(1), Array(4000).fill(1), [2, ...Array(3999).fill(1)]]
  expect(spent(() => equal(SLICE)(list, same))).toBe(1000)
  expect(spent(() => equal(SLICE)(list, other))).toBe(0)
  expect(spent(() => order(SLICE)(list, same))).toBe(1000)
  expect(spent(() => equal(TEXT)('a'.repeat(6400), 'a'.repeat(6400)))).toBe(100)
  expect(spent(() => equal(TEXT)('a'.repeat(6400), 'a'))).toBe(0)
  expect(spent(() => order(TEXT)('a'.repeat(6400), 'a'.repeat(6400)))).toBe(100)
  expect(spent(() => equal(PAIR)([1, 2], [1, 2]))).toBe(1)
})
