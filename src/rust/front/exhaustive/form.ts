import { rangeOf } from '../types/known'
import { isIntegerName } from '../types/known'
import { substitute, substitutionOf } from '../types/substitute'
import type { Type } from '../types/type'

/** What a value looks like from outside, before its parts are looked at. */
export type Shape =
  /** The one shape of a tuple, a struct or an array. */
  | { kind: 'whole' }
  | { kind: 'variant'; index: number }
  /** Integers, chars by their code and bools as 0 and 1; both ends belong to it. */
  | { kind: 'range'; from: bigint; to: bigint }
  /** So many items, or at least so many, of which the last ones stand at the end. */
  | { kind: 'slice'; before: number; after: number; isOpen: boolean }
  /** One of values that nobody can list: a text, a float. */
  | { kind: 'literal'; text: string }

/** A pattern, reduced to what it fits. */
export type Form =
  { kind: 'any' } | { kind: 'either'; forms: readonly Form[] } | { kind: 'shape'; shape: Shape; parts: readonly Form[] }

/** What `_` and a name fit: every value. */
export const ANY: Form = { kind: 'any' }

/** The type behind all references: patterns look through them. */
export function behind(type: Type): Type {
  let target = type
  while (target.kind === 'reference') target = target.target
  return target
}

/** The types of the parts of a value of this shape. */
export function partTypes(shape: Shape, of: Type): readonly Type[] {
  const type = behind(of)
  switch (type.kind) {
    case 'tuple':
      return type.items
    case 'array':
      return new Array<Type>(type.length.kind === 'length' ? type.length.value : 0).fill(type.item)
    case 'slice':
      return shape.kind === 'slice' ? new Array<Type>(shape.before + shape.after).fill(type.item) : []
    case 'adt': {
      const variant = type.adt.variants[shape.kind === 'variant' ? shape.index : 0]
      const substitution = substitutionOf(type.adt.params, type.args)
      return variant?.fields.map((field) => substitute(field.type, substitution)) ?? []
    }
    default:
      return []
  }
}

/** No platform has more of them: `usize` ends where the machine says, so that a number never lists them all. */
const ENDLESS = 1n << 128n

/** The values of a type that can be listed, as ranges in their order; undefined of any other type. */
export function rangesOf(of: Type): [bigint, bigint][] | undefined {
  const type = behind(of)
  if (type.kind !== 'scalar') return undefined
  const { name } = type
  if (name === 'bool') return [[0n, 1n]]
  if (name === 'usize') return [[0n, ENDLESS]]
  if (name === 'isize') return [[-ENDLESS, ENDLESS]]
  if (name === 'char') return CHAR_RANGES
  if (!isIntegerName(name)) return undefined
  const { min, max } = rangeOf(name)
  return [[min, max]]
}

/** Between them lie the codes of no character. */
const CHAR_RANGES: [bigint, bigint][] = [
  [0n, 0xd7ffn],
  [0xe000n, 0x10ffffn],
]
