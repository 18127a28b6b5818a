import type { Checked } from '../checker/checked'
import type { Expr, Pattern } from '../tree/tree'
import { isIntegerName, rangeOf } from '../types/known'
import { substitute, substitutionOf } from '../types/substitute'
import type { Type } from '../types/type'

/** A pattern reduced to what it accepts: anything, or values made in one way with parts that are accepted. */
export type Shape =
  { kind: 'any' } | { kind: 'made'; by: Maker; parts: readonly Shape[] } | { kind: 'or'; shapes: readonly Shape[] }

/** A way in which values of a type are made. */
export type Maker =
  | { kind: 'variant'; index: number }
  /** Tuples, structs, references: there is only one way. */
  | { kind: 'single' }
  | { kind: 'range'; from: bigint; to: bigint }
  /** A text or float: there are endlessly many. */
  | { kind: 'literal'; text: string }
  /** A slice of `before + after` items, or of at least as many. */
  | { kind: 'slice'; before: number; after: number; isOpen: boolean }

export const ANY: Shape = { kind: 'any' }
const SINGLE: Maker = { kind: 'single' }

export type ShapeTables = Pick<Checked, 'types' | 'paths' | 'locals' | 'peeled'> & {
  numberOf: (expr: Expr) => bigint | undefined
}

/** What a pattern accepts. */
export function shapeOf(tables: ShapeTables, pattern: Pattern): Shape {
  let shape = peeledShape(tables, pattern)
  for (let i = tables.peeled.get(pattern) ?? 0; i > 0; i -= 1) shape = { kind: 'made', by: SINGLE, parts: [shape] }
  return shape
}

function peeledShape(tables: ShapeTables, pattern: Pattern): Shape {
  const inner = (part: Pattern) => shapeOf(tables, part)
  const type = tables.types.get(pattern)
  switch (pattern.kind) {
    case 'BindingPattern':
      if (tables.locals.has(pattern)) return pattern.pattern ? inner(pattern.pattern) : ANY
      return pathShape(tables, pattern)
    case 'PathPattern':
      return pathShape(tables, pattern)
    case 'LiteralPattern':
      return literalShape(tables, pattern.value)
    case 'RangePattern':
      return rangeShape(tables, pattern, type)
    case 'RefPattern':
      return { kind: 'made', by: SINGLE, parts: [inner(pattern.target)] }
    case 'TuplePattern':
      return {
        kind: 'made',
        by: SINGLE,
        parts: filled(tables, pattern.items, type?.kind === 'tuple' ? type.items.length : pattern.items.length),
      }
    case 'TupleStructPattern': {
      const found = tables.paths.get(pattern)
      if (found?.kind !== 'variant') return ANY
      const count = found.adt.variants[found.variant]?.fields.length ?? 0
      return { kind: 'made', by: makerOf(found.adt.kind, found.variant), parts: filled(tables, pattern.items, count) }
    }
    case 'StructPattern': {
      const found = tables.paths.get(pattern)
      if (found?.kind !== 'variant') return ANY
      const parts = (found.adt.variants[found.variant]?.fields ?? []).map(({ name }) => {
        const field = pattern.fields.find((other) => other.name.name === name)
        return field ? inner(field.pattern) : ANY
      })
      return { kind: 'made', by: makerOf(found.adt.kind, found.variant), parts }
    }
    case 'SlicePattern':
      return sliceShape(tables, pattern)
    case 'OrPattern':
      return { kind: 'or', shapes: pattern.alternatives.map(inner) }
    default:
      return ANY
  }
}

function makerOf(kind: 'struct' | 'enum', variant: number): Maker {
  return kind === 'enum' ? { kind: 'variant', index: variant } : SINGLE
}

function filled(tables: ShapeTables, items: readonly Pattern[], count: number): Shape[] {
  const rest = items.findIndex((item) => item.kind === 'RestPattern')
  if (rest < 0) return items.map((item) => shapeOf(tables, item))
  const missing = Math.max(0, count - (items.length - 1))
  return items.flatMap((item, i) => (i === rest ? Array<Shape>(missing).fill(ANY) : [shapeOf(tables, item)]))
}

function pathShape(tables: ShapeTables, pattern: Pattern): Shape {
  const found = tables.paths.get(pattern)
  if (found?.kind === 'variant') return { kind: 'made', by: makerOf(found.adt.kind, found.variant), parts: [] }
  if (found?.kind !== 'constant') return ANY
  return found.constant.value ? literalShape(tables, found.constant.value) : constantShape(found.constant.key)
}

function constantShape(key: string): Shape {
  return { kind: 'made', by: { kind: 'literal', text: key }, parts: [] }
}

function literalShape(tables: ShapeTables, value: Expr): Shape {
  if (value.kind === 'BoolLit') return rangeOfOne(value.value ? 1n : 0n)
  if (value.kind === 'CharLit') return rangeOfOne(BigInt(value.value.codePointAt(0) ?? 0))
  if (value.kind === 'ByteLit') return rangeOfOne(BigInt(value.value))
  const number = tables.numberOf(value)
  if (number !== undefined) return rangeOfOne(number)
  return constantShape(value.kind === 'StrLit' ? value.value : `${value.span.start}`)
}

function rangeOfOne(value: bigint): Shape {
  return { kind: 'made', by: { kind: 'range', from: value, to: value }, parts: [] }
}

function rangeShape(
  tables: ShapeTables,
  pattern: Extract<Pattern, { kind: 'RangePattern' }>,
  type: Type | undefined,
): Shape {
  const whole = type && wholeRange(type)
  const end = (expr: Expr | undefined, open: bigint | undefined) => (expr ? endOf(tables, expr, whole) : open)
  const from = end(pattern.from, whole?.from)
  const to = end(pattern.to, whole?.to)
  if (!whole || from === undefined || to === undefined) return constantShape(`${pattern.span.start}`)
  const last = pattern.isInclusive || !pattern.to ? to : to - 1n
  return { kind: 'made', by: { kind: 'range', from, to: last }, parts: [] }
}

function endOf(tables: ShapeTables, expr: Expr, whole: { from: bigint; to: bigint } | undefined): bigint | undefined {
  if (expr.kind === 'CharLit') return BigInt(expr.value.codePointAt(0) ?? 0)
  if (expr.kind === 'ByteLit') return BigInt(expr.value)
  if (expr.kind === 'PathExpr') {
    const found = tables.paths.get(expr)
    const key = found?.kind === 'constant' ? found.constant.key : ''
    if (key.endsWith('::MIN')) return whole?.from
    if (key.endsWith('::MAX')) return whole?.to
    if (found?.kind === 'constant' && found.constant.value) return tables.numberOf(found.constant.value)
  }
  return tables.numberOf(expr)
}

function sliceShape(tables: ShapeTables, pattern: Extract<Pattern, { kind: 'SlicePattern' }>): Shape {
  const isRest = (item: Pattern) =>
    item.kind === 'RestPattern' || (item.kind === 'BindingPattern' && item.pattern?.kind === 'RestPattern')
  const rest = pattern.items.findIndex(isRest)
  const parts = pattern.items.filter((_, i) => i !== rest).map((item) => shapeOf(tables, item))
  const before = rest < 0 ? parts.length : rest
  const by: Maker = { kind: 'slice', before, after: parts.length - before, isOpen: rest >= 0 }
  return { kind: 'made', by, parts }
}

/** All values of a type that are numbers underneath. */
export function wholeRange(type: Type): { from: bigint; to: bigint } | undefined {
  if (type.kind !== 'scalar') return undefined
  if (type.name === 'bool') return { from: 0n, to: 1n }
  if (type.name === 'char') return { from: 0n, to: 0x10ffffn }
  if (!isIntegerName(type.name)) return undefined
  const { min, max } = rangeOf(type.name)
  return { from: min, to: max }
}

/** The types of the parts of a value made in one way. */
export function partTypes(type: Type, by: Maker): readonly Type[] {
  switch (type.kind) {
    case 'tuple':
      return type.items
    case 'reference':
      return [type.target]
    case 'adt': {
      const variant = type.adt.variants[by.kind === 'variant' ? by.index : 0]
      const substitution = substitutionOf(type.adt.params, type.args)
      return variant?.fields.map((field) => substitute(field.type, substitution)) ?? []
    }
    case 'array':
    case 'slice':
      return by.kind === 'slice' ? Array<Type>(by.before + by.after).fill(type.item) : []
    default:
      return []
  }
}
