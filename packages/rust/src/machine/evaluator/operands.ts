import type { Span } from '../../ir/program'
import { panic } from '../values/budget'
import { Slice, type Value } from '../values/value'
import type { Frame, Run } from './run'

const [VARIABLE, CONSTANT, FIELD, ELEMENT, ELEMENT_FIELD] = [0, 1, 2, 3, 4]

/** An operand that is simple enough for operators to read inline. */
export type Operand = {
  /** A variable, constant, field of a variable, element of a variable by a variable, or field of that element. */
  kind: number
  slot: number
  index: number
  key: number
  value: Value
  span: Span | undefined
}

const operands = new WeakMap<Run, Operand>()

/** Undefined if the expression has no inline form. */
export const operandOf = (run: Run): Operand | undefined => operands.get(run)

export function slotOf(run: Run): number | undefined {
  const operand = operands.get(run)
  return operand?.kind === VARIABLE ? operand.slot : undefined
}

export const isConstant = (run: Run): boolean => operands.get(run)?.kind === CONSTANT

function reading(run: Run, kind: number, slot: number, index = 0, key = 0, value?: Value, span?: Span): Run {
  operands.set(run, { kind, slot, index, key, value, span })
  return run
}

export function operandIn(frame: Frame, { kind, slot, index, key, value, span }: Operand): Value {
  if (kind === CONSTANT) return value
  const owner = frame[slot]
  if (kind === VARIABLE) return owner
  if (kind === FIELD) return (owner as Value[])[key]
  const element = elementOf(owner, frame[index] as number, span)
  return kind === ELEMENT ? element : (element as Value[])[key]
}

export function slotRun(slot: number): Run {
  return reading((frame) => frame[slot], VARIABLE, slot)
}

export function valueRun(value: Value): Run {
  return reading(() => value, CONSTANT, 0, 0, 0, value)
}

export function itemRun(owner: Run, key: number): Run {
  const { kind, slot = 0, index = 0, span } = operands.get(owner) ?? {}
  if (kind === VARIABLE) return reading((frame) => (frame[slot] as Value[])[key], FIELD, slot, 0, key)
  if (kind !== ELEMENT) return (frame) => (owner(frame) as Value[])[key]
  const run: Run = (frame) => (elementOf(frame[slot], frame[index] as number, span) as Value[])[key]
  return reading(run, ELEMENT_FIELD, slot, index, key, undefined, span)
}

export function elementRun(list: Run, index: Run, span?: Span): Run {
  const [a, b] = [slotOf(list), slotOf(index)]
  if (a === undefined) return (frame) => elementOf(list(frame), index(frame) as number, span)
  if (b === undefined) return (frame) => elementOf(frame[a], index(frame) as number, span)
  return reading((frame) => elementOf(frame[a], frame[b] as number, span), ELEMENT, a, b, 0, undefined, span)
}

/** Ends the frame if the index is out of bounds. */
function elementOf(list: Value, index: number, span: Span | undefined): Value {
  if (Array.isArray(list)) return index < list.length ? list[index] : outOfBounds(list.length, index, span)
  const { items, start, length } = list as Slice
  return index < length ? items[start + index] : outOfBounds(length, index, span)
}

export function outOfBounds(length: number, index: number, span: Span | undefined): never {
  panic(`index out of bounds: the len is ${length} but the index is ${index}`, span)
}

export function pairRun(operation: (left: Value, right: Value) => Value, left: Run, right: Run): Run {
  const [a, b] = [operandOf(left), operandOf(right)]
  if (a && b) return (frame) => operation(operandIn(frame, a), operandIn(frame, b))
  if (b?.kind === CONSTANT) {
    const { value } = b
    return (frame) => operation(left(frame), value)
  }
  if (b) return (frame) => operation(left(frame), operandIn(frame, b))
  return (frame) => operation(left(frame), right(frame))
}
