import { behindReferences, isIntegerName, rangeOf } from '../types/known'
import { substitute, substitutionOf } from '../types/substitute'
import type { Type } from '../types/type'
import type { Resolution } from '../checked/checked'
import { isRest } from '../checked/places'
import type { Expr, Pattern, PatternOf } from '../tree/tree'

/** The outermost constructor of a value. */
export type Shape =
  | { kind: 'whole' }
  | { kind: 'variant'; index: number }
  /** Integers, chars by code, and bools as 0 and 1; inclusive. */
  | { kind: 'range'; from: bigint; to: bigint }
  /** An exact or minimum number of items, of which `after` are at the end. */
  | { kind: 'slice'; before: number; after: number; isOpen: boolean }
  /** A value of a type that cannot be enumerated: text or float. */
  | { kind: 'literal'; text: string }

export type Form =
  { kind: 'any' } | { kind: 'either'; forms: readonly Form[] } | { kind: 'shape'; shape: Shape; parts: readonly Form[] }

/** `_` or a binding. */
export const ANY: Form = { kind: 'any' }

export function partTypes(shape: Shape, of: Type): readonly Type[] {
  const type = behindReferences(of)
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

/** Upper bound of `usize`, which depends on the platform, so that ranges never cover it. */
const ENDLESS = 1n << 128n

/** Ordered; undefined if they cannot be listed. */
export function rangesOf(of: Type): [bigint, bigint][] | undefined {
  const type = behindReferences(of)
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

/** The gap contains the surrogates. */
const CHAR_RANGES: [bigint, bigint][] = [
  [0n, 0xd7ffn],
  [0xe000n, 0x10ffffn],
]

export type PatternTables = {
  types: ReadonlyMap<Expr | Pattern, Type>
  paths: ReadonlyMap<Expr | Pattern, Resolution>
}

export function formOf(tables: PatternTables, pattern: Pattern): Form {
  const type = tables.types.get(pattern)
  const form = (inner: Pattern) => formOf(tables, inner)
  if (!type || type.kind === 'error') return ANY
  switch (pattern.kind) {
    case 'BindingPattern':
      if (tables.paths.has(pattern)) return named(tables, pattern, type)
      return pattern.pattern ? form(pattern.pattern) : ANY
    case 'PathPattern':
      return named(tables, pattern, type)
    case 'LiteralPattern':
      return literal(tables, pattern.value, type)
    case 'RangePattern':
      return range(tables, pattern, type)
    case 'RefPattern':
      return form(pattern.target)
    case 'OrPattern':
      return { kind: 'either', forms: pattern.alternatives.map(form) }
    case 'TuplePattern':
      return shaped({ kind: 'whole' }, type, listed(pattern.items, form))
    case 'TupleStructPattern':
      return shaped(shapeNamed(tables, pattern), type, listed(pattern.items, form))
    case 'StructPattern': {
      const shape = shapeNamed(tables, pattern)
      const fields = pattern.fields.map(({ name, pattern: inner }) => [name.name, form(inner)] as const)
      return shaped(shape, type, () => partsByName(type, shape, new Map(fields)))
    }
    case 'SlicePattern':
      return slice(pattern.items, type, form)
    default:
      return ANY
  }
}

type PartsFor = (count: number) => Form[]

function shaped(shape: Shape | undefined, type: Type, parts: PartsFor): Form {
  return shape ? { kind: 'shape', shape, parts: parts(partTypes(shape, type).length) } : ANY
}

function listed(items: readonly Pattern[], form: (item: Pattern) => Form): PartsFor {
  const rest = items.findIndex(isRest)
  return (count) => {
    if (rest < 0) return items.map(form)
    const free = new Array<Form>(Math.max(0, count - items.length + 1)).fill(ANY)
    return [...items.slice(0, rest).map(form), ...free, ...items.slice(rest + 1).map(form)]
  }
}

function slice(items: readonly Pattern[], type: Type, form: (item: Pattern) => Form): Form {
  if (behindReferences(type).kind === 'array') return shaped({ kind: 'whole' }, type, listed(items, form))
  const rest = items.findIndex(isRest)
  const before = rest < 0 ? items.length : rest
  const after = rest < 0 ? 0 : items.length - rest - 1
  const shape: Shape = { kind: 'slice', before, after, isOpen: rest >= 0 }
  return { kind: 'shape', shape, parts: items.filter((item) => !isRest(item)).map(form) }
}

function partsByName(of: Type, shape: Shape | undefined, forms: ReadonlyMap<string, Form>): Form[] {
  const type = behindReferences(of)
  if (type.kind !== 'adt') return []
  const variant = type.adt.variants[shape?.kind === 'variant' ? shape.index : 0]
  return variant?.fields.map(({ name }) => forms.get(name) ?? ANY) ?? []
}

function shapeNamed(tables: PatternTables, pattern: Pattern): Shape | undefined {
  const found = tables.paths.get(pattern)
  if (found?.kind !== 'variant') return undefined
  return found.adt.kind === 'enum' ? { kind: 'variant', index: found.variant } : { kind: 'whole' }
}

function named(tables: PatternTables, pattern: Pattern, type: Type): Form {
  const found = tables.paths.get(pattern)
  if (found?.kind === 'constant' && found.constant.value) return literal(tables, found.constant.value, type)
  if (found?.kind === 'constant') return point(endOf(found, type), type, pattern)
  return shaped(shapeNamed(tables, pattern), type, (count) => new Array<Form>(count).fill(ANY))
}

function literal(tables: PatternTables, value: Expr, type: Type): Form {
  return point(valueOf(tables, value, type), type, value)
}

/** A single value; a number is a range of one. */
function point(value: bigint | undefined, type: Type, { span }: Expr | Pattern): Form {
  if (value !== undefined && rangesOf(type)) return within(value, value)
  return { kind: 'shape', shape: { kind: 'literal', text: `${span.start}` }, parts: [] }
}

function within(from: bigint, to: bigint): Form {
  return { kind: 'shape', shape: { kind: 'range', from, to }, parts: [] }
}

function range(tables: PatternTables, pattern: PatternOf<'RangePattern'>, type: Type): Form {
  const all = rangesOf(type)
  const from = pattern.from ? valueOf(tables, pattern.from, type) : all?.[0]?.[0]
  const to = pattern.to ? valueOf(tables, pattern.to, type) : all?.at(-1)?.[1]
  if (!all || from === undefined || to === undefined) return point(undefined, type, pattern)
  return within(from, pattern.to && !pattern.isInclusive ? to - 1n : to)
}

/** The integer value of a literal or constant. */
function valueOf(tables: PatternTables, expr: Expr, type: Type): bigint | undefined {
  switch (expr.kind) {
    case 'IntLit':
      return expr.value
    case 'ByteLit':
      return BigInt(expr.value)
    case 'BoolLit':
      return expr.value ? 1n : 0n
    case 'CharLit':
      return BigInt(expr.value.codePointAt(0) ?? 0)
    case 'Unary': {
      const value = expr.operator === '-' ? valueOf(tables, expr.operand, type) : undefined
      return value === undefined ? undefined : -value
    }
    case 'PathExpr': {
      const found = tables.paths.get(expr)
      if (found?.kind !== 'constant') return undefined
      return found.constant.value ? valueOf(tables, found.constant.value, type) : endOf(found, type)
    }
    default:
      return undefined
  }
}

function endOf({ constant }: Extract<Resolution, { kind: 'constant' }>, of: Type) {
  const type = behindReferences(of)
  if (type.kind !== 'scalar' || !isIntegerName(type.name)) return undefined
  const { min, max } = rangeOf(type.name)
  return { MIN: min, MAX: max }[constant.name]
}
