import { arithmetic, compareText, COMPARISONS, complement, negation } from './operator'
import { Panic } from './budget'
import type { ArithmeticOperator, ScalarName } from '../../ir/program'
import type { Value } from './value'

function calculate(operator: ArithmeticOperator, type: ScalarName, left: Value, right: Value): Value {
  const operation = arithmetic(operator, type) as (left: Value, right: Value) => Value
  try {
    return operation(left, right)
  } catch (thrown) {
    if (thrown instanceof Panic) return thrown.message
    throw thrown
  }
}

test("integer overflow panics in Rust's words", () => {
  expect(calculate('+', 'u8', 255, 1)).toBe('attempt to add with overflow')
  expect(calculate('-', 'u32', 0, 1)).toBe('attempt to subtract with overflow')
  expect(calculate('*', 'i32', 65536, 65536)).toBe('attempt to multiply with overflow')
  expect(calculate('/', 'i32', -2147483648, -1)).toBe('attempt to divide with overflow')
  expect(calculate('%', 'i32', -2147483648, -1)).toBe('attempt to calculate the remainder with overflow')
  expect(calculate('<<', 'u8', 1, 8)).toBe('attempt to shift left with overflow')
  expect(calculate('>>', 'i32', 1, -1)).toBe('attempt to shift right with overflow')
  expect(calculate('+', 'i64', 9223372036854775807n, 1n)).toBe('attempt to add with overflow')
  expect(calculate('%', 'i64', -9223372036854775808n, -1n)).toBe('attempt to calculate the remainder with overflow')
})

test('accepts the extreme values', () => {
  expect(calculate('+', 'u8', 254, 1)).toBe(255)
  expect(calculate('*', 'i32', 46341, -46340)).toBe(-2147441940)
  expect(calculate('-', 'i8', -127, 1)).toBe(-128)
  expect(calculate('*', 'u64', 4294967296n, 4294967295n)).toBe(18446744069414584320n)
})

test('integer division by zero panics', () => {
  expect(calculate('/', 'i32', 1, 0)).toBe('attempt to divide by zero')
  expect(calculate('%', 'u32', 1, 0)).toBe('attempt to calculate the remainder with a divisor of zero')
  expect(calculate('/', 'u64', 1n, 0n)).toBe('attempt to divide by zero')
  expect(calculate('/', 'f32', 1, 0)).toBe(Infinity)
})

test('division truncates, and the remainder has the sign of the left side', () => {
  expect(calculate('/', 'i32', -7, 2)).toBe(-3)
  expect(calculate('%', 'i32', -7, 2)).toBe(-1)
  expect(calculate('%', 'i32', 7, -2)).toBe(1)
  expect(calculate('%', 'f32', -7.5, 2)).toBe(-1.5)
})

test('integers have no negative zero, floats do', () => {
  expect(calculate('*', 'i32', -1, 0)).toBe(0)
  expect(calculate('/', 'i32', -1, 2)).toBe(0)
  expect(calculate('%', 'i32', -4, 2)).toBe(0)
  expect(calculate('*', 'f32', -1, 0)).toBe(-0)
})

test('rounds f32 after each operation', () => {
  const tenth = Math.fround(0.1)
  expect(calculate('+', 'f32', tenth, Math.fround(0.2))).toBe(Math.fround(0.30000001192092896))
  expect(calculate('+', 'f32', 16777216, 1)).toBe(16777216)
  expect(calculate('*', 'f32', tenth, tenth)).toBe(0.010000000707805157)
  expect(calculate('+', 'f64', 0.1, 0.2)).toBe(0.30000000000000004)
})

test('bit operations of unsigned integers stay positive', () => {
  expect(calculate('&', 'u32', 0xffffffff, 0xff0000ff)).toBe(0xff0000ff)
  expect(calculate('|', 'u32', 0x80000000, 1)).toBe(0x80000001)
  expect(calculate('^', 'u32', 0x80000000, 0)).toBe(0x80000000)
  expect(calculate('<<', 'u32', 0xff, 24)).toBe(0xff000000)
  expect(calculate('>>', 'u32', 0xff000000, 24)).toBe(0xff)
  expect(calculate('>>', 'i32', -8, 1)).toBe(-4)
  expect(calculate('<<', 'u8', 0xff, 4)).toBe(0xf0)
  expect(calculate('<<', 'u64', 1n, 63)).toBe(9223372036854775808n)
})

test('bool has and, or, xor', () => {
  expect(calculate('&', 'bool', true, false)).toBe(false)
  expect(calculate('|', 'bool', true, false)).toBe(true)
  expect(calculate('^', 'bool', true, true)).toBe(false)
})

test('negating the smallest integer panics', () => {
  const negate = negation('i32') as (value: number) => number
  expect(negate(0)).toBe(0)
  expect(negate(5)).toBe(-5)
  expect(() => negate(-2147483648)).toThrow(new Panic('attempt to negate with overflow') as unknown as Error)
  expect((negation('f32') as (value: number) => number)(0)).toBe(-0)
  expect((negation('i64') as (value: bigint) => bigint)(5n)).toBe(-5n)
})

test('! inverts bits and bools', () => {
  expect((complement('u8') as (value: number) => number)(1)).toBe(254)
  expect((complement('i32') as (value: number) => number)(5)).toBe(-6)
  expect((complement('u32') as (value: number) => number)(0)).toBe(4294967295)
  expect((complement('u64') as (value: bigint) => bigint)(0n)).toBe(18446744073709551615n)
  expect((complement('bool') as (value: boolean) => boolean)(true)).toBe(false)
})

test('NaN is unequal to itself and unordered', () => {
  expect(COMPARISONS['=='](NaN, NaN)).toBe(false)
  expect(COMPARISONS['!='](NaN, NaN)).toBe(true)
  expect(COMPARISONS['>='](NaN, 1)).toBe(false)
  expect(COMPARISONS['<'](1, 2)).toBe(true)
})

test('texts order by code points', () => {
  expect(compareText('a', 'b')).toBe(-1)
  expect(compareText('ab', 'a')).toBe(1)
  expect(compareText('a', 'a')).toBe(0)
  expect(compareText('\u{1f600}', '\u{ffff}')).toBe(1)
})
