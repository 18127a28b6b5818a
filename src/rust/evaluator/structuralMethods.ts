import { further } from '../further/further'
import { debugChar } from '../format/escape'
import type { Type } from '../types/type'
import { complement, negation } from '../values/operator'
import type { ArithmeticOperator } from '../values/operator'
import { panic } from '../values/panic'
import type { Callable, Value } from '../values/value'
import type { Machine } from './machine'

export const OPERATORS: Readonly<Record<string, ArithmeticOperator>> = {
  Add: '+',
  Sub: '-',
  Mul: '*',
  Div: '/',
  Rem: '%',
  BitAnd: '&',
  BitOr: '|',
  BitXor: '^',
  Shl: '<<',
  Shr: '>>',
}

export const FORMATS: Readonly<Record<string, '' | '?' | 'x' | 'X' | 'b' | 'o' | 'e' | 'E'>> = {
  Display: '',
  Debug: '?',
  LowerHex: 'x',
  UpperHex: 'X',
  Binary: 'b',
  Octal: 'o',
  LowerExp: 'e',
  UpperExp: 'E',
}

/** Whether the trait writes values as text: derived `Debug` and that of scalars is the formatter's. */
export function isFormatTrait(trait: string): boolean {
  return trait in FORMATS
}

/** A method that no text spells out: of derives, of scalars, tuples, arrays, references. `types` are those of the trait. */
export function structuralMethod(
  machine: Machine,
  trait: string,
  name: string,
  types: readonly Type[],
): Callable | undefined {
  const [self, other = self] = types
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
      return further().partialOrderMethod(name, traits.partialCompareTo(self, other))
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
      return further().formatMethod(machine, trait, self) ?? further().operatorMethod(trait, self)
  }
}

function orderMethod(name: string, self: Type, compare: (left: Value, right: Value) => number): Callable {
  switch (name) {
    case 'max':
      return (a, b) => (compare(b, a) < 0 ? a : b)
    case 'min':
      return (a, b) => (compare(b, a) < 0 ? b : a)
    case 'clamp':
      return (value, min, max) => {
        if (compare(min, max) > 0) panic(textOfClamp(self, min, max))
        return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value
      }
    default:
      return compare as Callable
  }
}

/** Of scalars the ends are told. */
function textOfClamp(self: Type, min: Value, max: Value): string {
  if (self.kind !== 'scalar') return 'assertion failed: min <= max'
  const shown = (value: Value) =>
    self.name === 'char' ? debugChar(String.fromCodePoint(value as number)) : String(value)
  return `min > max. min = ${shown(min)}, max = ${shown(max)}`
}

export function scalarOf(type: Type) {
  return type.kind === 'scalar' ? type.name : 'i32'
}
