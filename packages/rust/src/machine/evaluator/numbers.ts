import type { ArithmeticOperator, ComparisonOperator, ScalarName, Span } from '../../ir/program'
import { isInteger, isWide, numberRange } from '../values/integer'
import { arithmetic, overflow } from '../values/operator'
import type { Value } from '../values/value'
import { isConstant, type Operand, operandIn, operandOf, slotOf } from './operands'
import type { Run } from './run'

/** A frame whose slots are read as numbers. */
type Numbers = number[]
type NumberRun<Answer = number> = (frame: Numbers) => Answer

/** The range of an integer type, and a position for panics. */
type Limits = { min: number; max: number; span: Span | undefined }

/** Specializations of an operator: `a` and `b` are variables, `c` is a constant, `left` and `right` are expressions. */
type Forms<Answer = number> = readonly [
  (a: number, b: number, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (a: number, c: number, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (a: number, right: NumberRun, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (left: NumberRun, b: number, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (left: NumberRun, c: number, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (left: NumberRun, right: NumberRun, min: number, max: number, span?: Span) => NumberRun<Answer>,
  (left: Operand, right: Operand, min: number, max: number, span?: Span) => NumberRun<Answer>,
]

const { fround } = Math

const at = operandIn as (frame: Numbers, operand: Operand) => number

// Each operator has its own source text, because V8 collects type feedback per function

const FLOAT64: Readonly<Partial<Record<ArithmeticOperator, Forms>>> = {
  '+': [
    (a, b) => (f) => f[a]! + f[b]!,
    (a, c) => (f) => f[a]! + c,
    (a, right) => (f) => f[a]! + right(f),
    (left, b) => (f) => left(f) + f[b]!,
    (left, c) => (f) => left(f) + c,
    (left, right) => (f) => left(f) + right(f),
    (p, q) => (f) => at(f, p) + at(f, q),
  ],
  '-': [
    (a, b) => (f) => f[a]! - f[b]!,
    (a, c) => (f) => f[a]! - c,
    (a, right) => (f) => f[a]! - right(f),
    (left, b) => (f) => left(f) - f[b]!,
    (left, c) => (f) => left(f) - c,
    (left, right) => (f) => left(f) - right(f),
    (p, q) => (f) => at(f, p) - at(f, q),
  ],
  '*': [
    (a, b) => (f) => f[a]! * f[b]!,
    (a, c) => (f) => f[a]! * c,
    (a, right) => (f) => f[a]! * right(f),
    (left, b) => (f) => left(f) * f[b]!,
    (left, c) => (f) => left(f) * c,
    (left, right) => (f) => left(f) * right(f),
    (p, q) => (f) => at(f, p) * at(f, q),
  ],
  '/': [
    (a, b) => (f) => f[a]! / f[b]!,
    (a, c) => (f) => f[a]! / c,
    (a, right) => (f) => f[a]! / right(f),
    (left, b) => (f) => left(f) / f[b]!,
    (left, c) => (f) => left(f) / c,
    (left, right) => (f) => left(f) / right(f),
    (p, q) => (f) => at(f, p) / at(f, q),
  ],
}

const FLOAT32: Readonly<Partial<Record<ArithmeticOperator, Forms>>> = {
  '+': [
    (a, b) => (f) => fround(f[a]! + f[b]!),
    (a, c) => (f) => fround(f[a]! + c),
    (a, right) => (f) => fround(f[a]! + right(f)),
    (left, b) => (f) => fround(left(f) + f[b]!),
    (left, c) => (f) => fround(left(f) + c),
    (left, right) => (f) => fround(left(f) + right(f)),
    (p, q) => (f) => fround(at(f, p) + at(f, q)),
  ],
  '-': [
    (a, b) => (f) => fround(f[a]! - f[b]!),
    (a, c) => (f) => fround(f[a]! - c),
    (a, right) => (f) => fround(f[a]! - right(f)),
    (left, b) => (f) => fround(left(f) - f[b]!),
    (left, c) => (f) => fround(left(f) - c),
    (left, right) => (f) => fround(left(f) - right(f)),
    (p, q) => (f) => fround(at(f, p) - at(f, q)),
  ],
  '*': [
    (a, b) => (f) => fround(f[a]! * f[b]!),
    (a, c) => (f) => fround(f[a]! * c),
    (a, right) => (f) => fround(f[a]! * right(f)),
    (left, b) => (f) => fround(left(f) * f[b]!),
    (left, c) => (f) => fround(left(f) * c),
    (left, right) => (f) => fround(left(f) * right(f)),
    (p, q) => (f) => fround(at(f, p) * at(f, q)),
  ],
  '/': [
    (a, b) => (f) => fround(f[a]! / f[b]!),
    (a, c) => (f) => fround(f[a]! / c),
    (a, right) => (f) => fround(f[a]! / right(f)),
    (left, b) => (f) => fround(left(f) / f[b]!),
    (left, c) => (f) => fround(left(f) / c),
    (left, right) => (f) => fround(left(f) / right(f)),
    (p, q) => (f) => fround(at(f, p) / at(f, q)),
  ],
}

/** Panics if the value is out of range. */
function fitting(value: number, min: number, max: number, operator: '+' | '-' | '*', span?: Span): number {
  return value <= max && value >= min ? value : overflow(operator, span)
}

const INTEGER: Readonly<Partial<Record<ArithmeticOperator, Forms>>> = {
  '+': [
    (a, b, min, max, span) => (f) => fitting(f[a]! + f[b]!, min, max, '+', span),
    (a, c, min, max, span) => (f) => fitting(f[a]! + c, min, max, '+', span),
    (a, right, min, max, span) => (f) => fitting(f[a]! + right(f), min, max, '+', span),
    (left, b, min, max, span) => (f) => fitting(left(f) + f[b]!, min, max, '+', span),
    (left, c, min, max, span) => (f) => fitting(left(f) + c, min, max, '+', span),
    (left, right, min, max, span) => (f) => fitting(left(f) + right(f), min, max, '+', span),
    (p, q, min, max, span) => (f) => fitting(at(f, p) + at(f, q), min, max, '+', span),
  ],
  '-': [
    (a, b, min, max, span) => (f) => fitting(f[a]! - f[b]!, min, max, '-', span),
    (a, c, min, max, span) => (f) => fitting(f[a]! - c, min, max, '-', span),
    (a, right, min, max, span) => (f) => fitting(f[a]! - right(f), min, max, '-', span),
    (left, b, min, max, span) => (f) => fitting(left(f) - f[b]!, min, max, '-', span),
    (left, c, min, max, span) => (f) => fitting(left(f) - c, min, max, '-', span),
    (left, right, min, max, span) => (f) => fitting(left(f) - right(f), min, max, '-', span),
    (p, q, min, max, span) => (f) => fitting(at(f, p) - at(f, q), min, max, '-', span),
  ],
  // Rounding never brings a value back into range; + 0 normalizes −0
  '*': [
    (a, b, min, max, span) => (f) => fitting(f[a]! * f[b]! + 0, min, max, '*', span),
    (a, c, min, max, span) => (f) => fitting(f[a]! * c + 0, min, max, '*', span),
    (a, right, min, max, span) => (f) => fitting(f[a]! * right(f) + 0, min, max, '*', span),
    (left, b, min, max, span) => (f) => fitting(left(f) * f[b]! + 0, min, max, '*', span),
    (left, c, min, max, span) => (f) => fitting(left(f) * c + 0, min, max, '*', span),
    (left, right, min, max, span) => (f) => fitting(left(f) * right(f) + 0, min, max, '*', span),
    (p, q, min, max, span) => (f) => fitting(at(f, p) * at(f, q) + 0, min, max, '*', span),
  ],
}

const COMPARISONS: Readonly<Record<ComparisonOperator, Forms<boolean>>> = {
  '==': [
    (a, b) => (f) => f[a] === f[b],
    (a, c) => (f) => f[a] === c,
    (a, right) => (f) => f[a] === right(f),
    (left, b) => (f) => left(f) === f[b],
    (left, c) => (f) => left(f) === c,
    (left, right) => (f) => left(f) === right(f),
    (p, q) => (f) => at(f, p) === at(f, q),
  ],
  '!=': [
    (a, b) => (f) => f[a] !== f[b],
    (a, c) => (f) => f[a] !== c,
    (a, right) => (f) => f[a] !== right(f),
    (left, b) => (f) => left(f) !== f[b],
    (left, c) => (f) => left(f) !== c,
    (left, right) => (f) => left(f) !== right(f),
    (p, q) => (f) => at(f, p) !== at(f, q),
  ],
  '<': [
    (a, b) => (f) => f[a]! < f[b]!,
    (a, c) => (f) => f[a]! < c,
    (a, right) => (f) => f[a]! < right(f),
    (left, b) => (f) => left(f) < f[b]!,
    (left, c) => (f) => left(f) < c,
    (left, right) => (f) => left(f) < right(f),
    (p, q) => (f) => at(f, p) < at(f, q),
  ],
  '<=': [
    (a, b) => (f) => f[a]! <= f[b]!,
    (a, c) => (f) => f[a]! <= c,
    (a, right) => (f) => f[a]! <= right(f),
    (left, b) => (f) => left(f) <= f[b]!,
    (left, c) => (f) => left(f) <= c,
    (left, right) => (f) => left(f) <= right(f),
    (p, q) => (f) => at(f, p) <= at(f, q),
  ],
  '>': [
    (a, b) => (f) => f[a]! > f[b]!,
    (a, c) => (f) => f[a]! > c,
    (a, right) => (f) => f[a]! > right(f),
    (left, b) => (f) => left(f) > f[b]!,
    (left, c) => (f) => left(f) > c,
    (left, right) => (f) => left(f) > right(f),
    (p, q) => (f) => at(f, p) > at(f, q),
  ],
  '>=': [
    (a, b) => (f) => f[a]! >= f[b]!,
    (a, c) => (f) => f[a]! >= c,
    (a, right) => (f) => f[a]! >= right(f),
    (left, b) => (f) => left(f) >= f[b]!,
    (left, c) => (f) => left(f) >= c,
    (left, right) => (f) => left(f) >= right(f),
    (p, q) => (f) => at(f, p) >= at(f, q),
  ],
}

const NONE: Limits = { min: 0, max: 0, span: undefined }

/** Picks the specialization for the operands. */
function formed(forms: Forms<unknown>, left: Run, right: Run, { min, max, span } = NONE): Run {
  const [first, second] = [operandOf(left), operandOf(right)]
  const [a, b] = [slotOf(left), slotOf(right)]
  const isFixed = isConstant(right)
  const column = isFixed ? 1 : b === undefined ? 2 : 0
  const isEasy = a !== undefined && column < 2
  const [place, one, other] =
    first && second && !isEasy
      ? [6, first, second]
      : [a === undefined ? column + 3 : column, a ?? left, isFixed ? second!.value : (b ?? right)]
  return (forms[place] as Form)(one, other, min, max, span)
}

type Form = (left: unknown, right: unknown, min: number, max: number, span?: Span) => Run

/** The variables of a compiled product. */
const products = new WeakMap<Run, { a: number; b: number }>()

/** Undefined for operators without a specialization. */
export function numberRun(
  operator: ArithmeticOperator,
  scalar: ScalarName,
  left: Run,
  right: Run,
  span?: Span,
): Run | undefined {
  const limits = limitsOf(scalar, span)
  const forms = (limits ? INTEGER : scalar === 'f64' ? FLOAT64 : scalar === 'f32' ? FLOAT32 : {})[operator]
  if (!forms) return undefined
  if (limits) return formed(forms, left, right, limits)
  const [run, a, b] = [
    ofProducts(operator, scalar, left, right) ?? formed(forms, left, right),
    slotOf(left),
    slotOf(right),
  ]
  if (operator === '*' && a !== undefined && b !== undefined) products.set(run, { a, b })
  return run
}

/** Optimizes sums of products and of triple products, which vector code often uses. */
function ofProducts(operator: ArithmeticOperator, scalar: ScalarName, left: Run, right: Run): Run | undefined {
  const [first, second] = [products.get(left), products.get(right)]
  const c = slotOf(right)
  const isSingle = scalar === 'f32'
  let run: NumberRun | undefined
  if (operator === '*' && first && c !== undefined) {
    const { a, b } = first
    run = isSingle ? (f) => fround(fround(f[a]! * f[b]!) * f[c]!) : (f) => f[a]! * f[b]! * f[c]!
  }
  if (operator === '+' && second) {
    const { a, b } = second
    const sum = left as NumberRun
    if (first) {
      const { a: d, b: e } = first
      run = isSingle
        ? (f) => fround(fround(f[d]! * f[e]!) + fround(f[a]! * f[b]!))
        : (f) => f[d]! * f[e]! + f[a]! * f[b]!
    } else run = isSingle ? (f) => fround(sum(f) + fround(f[a]! * f[b]!)) : (f) => sum(f) + f[a]! * f[b]!
  }
  return run as Run | undefined
}

function limitsOf(scalar: ScalarName, span: Span | undefined): Limits | undefined {
  return isInteger(scalar) && !isWide(scalar) ? { ...numberRange(scalar), span } : undefined
}

export type Update = {
  /** Undefined for `+=` and `-=` of numbers, which are inlined. */
  operate?: (value: Value, operand: Value) => Value
  isMinus: boolean
  isSingle: boolean
  limits: Limits | undefined
}

export function updateOf(operator: ArithmeticOperator, scalar: ScalarName, span?: Span): Update {
  const limits = limitsOf(scalar, span)
  const isMinus = operator === '-'
  const isDoneHere = (isMinus || operator === '+') && (limits || scalar === 'f32' || scalar === 'f64')
  const operate = isDoneHere ? undefined : (arithmetic(operator, scalar, span) as Update['operate'])
  return { operate, isMinus, isSingle: scalar === 'f32', limits }
}

export function updated(value: Value, operand: Value, { operate, isMinus, isSingle, limits }: Update): Value {
  if (operate) return operate(value, operand)
  const sum = isMinus ? (value as number) - (operand as number) : (value as number) + (operand as number)
  if (limits) return fitting(sum, limits.min, limits.max, isMinus ? '-' : '+', limits.span)
  return isSingle ? fround(sum) : sum
}

export function comparisonRun(operator: ComparisonOperator, left: Run, right: Run): Run {
  return formed(COMPARISONS[operator], left, right)
}
