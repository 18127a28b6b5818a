import type { Value, Callable } from '../values/value'
import { none, some, err, ok } from '../values/option'
import type { Machine } from './machine'
import type { Type } from '../types/type'
import { FORMATS, OPERATORS, scalarOf } from './structuralMethods'
import { showOf, plainLayout } from '../format/show'
import { readThrough, writeThrough } from '../values/place'
import { type Formatter, FormatFailure } from '../format/formatter'
import { arithmetic } from '../values/operator'

export function partialOrderMethod(name: string, compare: (left: Value, right: Value) => number | undefined): Callable {
  switch (name) {
    case 'lt':
      return (a, b) => compare(a, b) === -1
    case 'gt':
      return (a, b) => compare(a, b) === 1
    case 'le':
      return (a, b) => (compare(a, b) ?? 1) <= 0
    case 'ge':
      return (a, b) => (compare(a, b) ?? -1) >= 0
    default:
      return (a, b) => {
        const order = compare(a, b)
        return order === undefined ? none() : some(order)
      }
  }
}

export function formatMethod(machine: Machine, trait: string, self: Type): Callable | undefined {
  const format = FORMATS[trait]
  if (format === undefined) return undefined
  const show = showOf(self, format, machine.traits)
  return (value, formatter) => {
    const target = readThrough(formatter) as Formatter
    const layout = target.layout
    target.layout = { ...layout, trait: layout.trait || plainLayout(format).trait }
    try {
      show(value, target)
    } catch (thrown) {
      if (thrown instanceof FormatFailure) return err([])
      throw thrown
    } finally {
      target.layout = layout
    }
    return ok(undefined)
  }
}

/** `Add::add`, `AddAssign::add_assign` of scalars. */
export function operatorMethod(trait: string, self: Type): Callable | undefined {
  const operator = OPERATORS[trait.replace(/Assign$/, '')]
  if (!operator) return undefined
  const operation = arithmetic(operator, scalarOf(self)) as Callable
  if (!trait.endsWith('Assign')) return operation
  return (target, operand) => {
    writeThrough(target, operation(readThrough(target), operand))
  }
}
