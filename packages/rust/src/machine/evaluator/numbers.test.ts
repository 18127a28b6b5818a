import { comparisonRun, numberRun, updated, updateOf } from './numbers'
import { itemRun, slotRun, valueRun } from './operands'
import type { Run } from './run'

/** A number as each kind of operand. */
const ways = (slot: number, value: number): Run[] => [
  slotRun(slot),
  valueRun(value),
  itemRun(slotRun(3), slot),
  () => value,
]

/** One result if all kinds of operands agree. */
function answers(make: (left: Run, right: Run) => Run | undefined, left: number, right: number): unknown[] {
  const frame = [undefined, left, right, [undefined, left, right]]
  const given = ways(1, left).flatMap((a) => ways(2, right).map((b) => make(a, b)?.(frame)))
  return [...new Set(given)]
}

const span = { start: 1, end: 4 }

test.each([
  ['+', 'f64', 0.1, 0.2, 0.30000000000000004],
  ['-', 'f64', 0.3, 0.1, 0.19999999999999998],
  ['*', 'f64', 3, 0.1, 0.30000000000000004],
  ['/', 'f64', 1, 0, Infinity],
  ['+', 'f32', 16777216, 1, 16777216],
  ['-', 'f32', 1, 2 ** -30, 1],
  ['*', 'f32', 3, Math.fround(0.1), 0.30000001192092896],
  ['/', 'f32', 1, 3, 0.3333333432674408],
  ['+', 'u8', 250, 5, 255],
  ['-', 'i8', -100, 28, -128],
  ['*', 'i32', 46341, -46340, -2147441940],
  ['*', 'i32', -3, 0, 0],
] as const)('a piece of %s and %s: %d, %d give %d', (operator, scalar, left, right, expected) => {
  expect(answers((a, b) => numberRun(operator, scalar, a, b), left, right)).toEqual([expected])
})

test.each([
  ['+', 'u8', 250, 6, 'attempt to add with overflow'],
  ['-', 'usize', 3, 4, 'attempt to subtract with overflow'],
  ['*', 'i32', 65536, 32768, 'attempt to multiply with overflow'],
] as const)(
  'a result that an integer does not have ends the frame: %s of %s',
  (operator, scalar, left, right, message) => {
    for (const a of ways(1, left)) {
      for (const b of ways(2, right)) {
        const run = numberRun(operator, scalar, a, b, span)!
        expect(() => run([undefined, left, right, [undefined, left, right]])).toThrow(
          expect.objectContaining({ message, span }),
        )
      }
    }
  },
)

test.each([
  ['==', [false, true, false]],
  ['!=', [true, false, true]],
  ['<', [true, false, false]],
  ['<=', [true, true, false]],
  ['>', [false, false, true]],
  ['>=', [false, true, true]],
] as const)('%s holds as it says, and not for what has no order', (operator, expected) => {
  const compare = (left: Run, right: Run) => comparisonRun(operator, left, right)
  expect([1, 2, 3].flatMap((left) => answers(compare, left, 2))).toEqual(expected)
  expect(answers(compare, NaN, NaN)).toEqual([operator === '!='])
})

test('evaluates the left operand first', () => {
  const run = numberRun('+', 'i32', slotRun(1), (frame) => (frame[1] = 100))!
  expect(run([undefined, 1])).toBe(101)
})

test('wide integers and other operators are not specialized', () => {
  expect(numberRun('+', 'i64', slotRun(1), slotRun(2))).toBeUndefined()
  expect(numberRun('%', 'f32', slotRun(1), slotRun(2))).toBeUndefined()
  expect(numberRun('&', 'bool', slotRun(1), slotRun(2))).toBeUndefined()
})

test('rounds sums of products and triple products step by step', () => {
  const frame = [undefined, 16777216, 1, 3, 5]
  const product = (a: number, b: number) => numberRun('*', 'f32', slotRun(a), slotRun(b))!
  const plus = (left: Run, right: Run) => numberRun('+', 'f32', left, right)!(frame)
  // 16777217 and 50331651 are not f32 values
  expect(plus(product(1, 2), product(2, 2))).toBe(16777216)
  expect(plus(() => 16777216, product(2, 2))).toBe(16777216)
  expect(numberRun('*', 'f32', product(1, 3), slotRun(4))!([undefined, 16777217 / 3, 1, 3, 5])).toBe(83886080)
})

test('evaluates f64 sums of products from the left', () => {
  const frame = [undefined, 0.1, 3, 0.2, 0.7]
  const product = (a: number, b: number) => numberRun('*', 'f64', slotRun(a), slotRun(b))!
  const plus = (left: Run, right: Run) => numberRun('+', 'f64', left, right)!(frame)
  expect(plus(product(1, 2), product(3, 4))).toBe(0.44000000000000006)
  expect(plus(() => 1, product(1, 2))).toBe(1.3)
  expect(numberRun('*', 'f64', product(1, 2), slotRun(4))!(frame)).toBe(0.21000000000000002)
})

test('updates a place by its type', () => {
  const update = (operator: '+' | '-' | '*', scalar: 'u8' | 'f32' | 'f64' | 'i64', value: unknown, operand: unknown) =>
    updated(value, operand, updateOf(operator, scalar, span))
  expect(update('+', 'f64', 0.1, 0.2)).toBe(0.30000000000000004)
  expect(update('-', 'f32', 1, 2 ** -30)).toBe(1)
  expect(update('*', 'f32', 3, Math.fround(0.1))).toBe(0.30000001192092896)
  expect(update('+', 'f64', Infinity, -Infinity)).toBeNaN()
  expect(update('-', 'i64', 1n, 2n)).toBe(-1n)
  expect(() => update('-', 'u8', 1, 2)).toThrow(
    expect.objectContaining({ message: 'attempt to subtract with overflow', span }),
  )
})
