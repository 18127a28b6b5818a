import { FORMATS, OPERATORS } from '../../ir/traits'
import { debugChar, plainLayout, showOf } from '../format/show'
import { FormatFailure, type Formatter } from '../format/formatter'
import { arithmetic, complement, negation } from '../values/operator'
import { err, none, ok, some, type Callable, type Value } from '../values/value'
import { panic } from '../values/budget'
import { readThrough, writeThrough } from '../values/place'
import type { Shape } from '../values/shape'
import type { Machine } from './run'

/** Derived from structure, for derives, scalars, tuples, arrays and references. `shapes` are the trait's arguments. */
export function structuralMethod(
  machine: Machine,
  trait: string,
  name: string,
  shapes: readonly Shape[],
): Callable | undefined {
  const [self, other = self] = shapes
  if (!self || !other) return undefined
  const { traits } = machine
  switch (trait) {
    case 'Clone':
      return traits.clone(self)
    case 'Default':
      return traits.fallback(self)
    case 'PartialEq': {
      const equal = traits.equalTo(self, other)
      return name === 'ne' ? (a, b) => !equal(a, b) : equal
    }
    case 'PartialOrd':
      return partialOrderMethod(name, traits.partialCompareTo(self, other))
    case 'Ord':
      return orderMethod(name, self, traits.compare(self))
    case 'Borrow':
    case 'AsRef':
    case 'IntoIterator':
    case 'From':
    case 'Into':
      return (value) => value
    case 'Neg':
      return negation(scalarOf(self)) as Callable
    case 'Not':
      return complement(scalarOf(self)) as Callable
    default:
      return formatMethod(machine, trait, self) ?? operatorMethod(trait, self)
  }
}

function orderMethod(name: string, self: Shape, compare: (left: Value, right: Value) => number): Callable {
  const methods: Record<string, Callable> = {
    max: (a, b) => (compare(b, a) < 0 ? a : b),
    min: (a, b) => (compare(b, a) < 0 ? b : a),
    clamp: (value, min, max) => {
      if (compare(min, max) > 0) panic(textOfClamp(self, min, max))
      return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value
    },
  }
  return methods[name] ?? (compare as Callable)
}

/** Only the bounds of scalars can be shown. */
function textOfClamp(self: Shape, min: Value, max: Value): string {
  if (self.kind !== 'scalar') return 'assertion failed: min <= max'
  const shown = (value: Value) =>
    self.name === 'char' ? debugChar(String.fromCodePoint(value as number)) : String(value)
  return `min > max. min = ${shown(min)}, max = ${shown(max)}`
}

function scalarOf(shape: Shape) {
  return shape.kind === 'scalar' ? shape.name : 'i32'
}

function partialOrderMethod(name: string, compare: (left: Value, right: Value) => number | undefined): Callable {
  const methods: Record<string, Callable> = {
    lt: (a, b) => compare(a, b) === -1,
    gt: (a, b) => compare(a, b) === 1,
    le: (a, b) => (compare(a, b) ?? 1) <= 0,
    ge: (a, b) => (compare(a, b) ?? -1) >= 0,
    partial_cmp: (a, b) => {
      const order = compare(a, b)
      return order === undefined ? none() : some(order)
    },
  }
  return methods[name]!
}

function formatMethod(machine: Machine, trait: string, self: Shape): Callable | undefined {
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

function operatorMethod(trait: string, self: Shape): Callable | undefined {
  const operator = OPERATORS[trait.replace(/Assign$/, '')]
  if (!operator) return undefined
  const operation = arithmetic(operator, scalarOf(self)) as Callable
  if (!trait.endsWith('Assign')) return operation
  return (target, operand) => {
    writeThrough(target, operation(readThrough(target), operand))
  }
}
