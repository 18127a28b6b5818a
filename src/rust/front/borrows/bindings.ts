import type { Pattern } from '../tree/tree'
import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { borrow, type Build, consume, type Operand, read, store, variableOf } from './build'
import type { Place } from './flow'
import { derefOf, elementOf, fieldOf } from './places'

/** Gives a variable its value, for as long as the block lasts. */
export function declare(b: Build, pattern: Pattern, operand: Operand | undefined): void {
  const local = b.tables.locals.get(pattern)
  if (!local) return
  const variable = variableOf(b, local)
  store(b, variable)
  if (operand) give(b, operand, variable)
}

function give(b: Build, operand: Operand, variable: ReturnType<typeof variableOf>): void {
  consume(b, [operand])
  b.flow.into(operand, variable)
  b.flow.define(variable)
}

/** The variables of a pattern take their parts out of a place; while a guard is asked they only look at them. */
export function bind(b: Build, pattern: Pattern, place: Place, isLooking = false): void {
  const local = b.tables.locals.get(pattern)
  if (local && pattern.kind === 'BindingPattern') {
    const variable = variableOf(b, local)
    if (!isLooking) store(b, variable)
    give(b, taken(b, pattern, place, isLooking), variable)
  }
  for (const [part, inner] of partsOf(b, pattern, place)) bind(b, part, inner, isLooking)
}

function taken(b: Build, pattern: Pattern, place: Place, isLooking: boolean): Operand {
  const mode = b.tables.locals.get(pattern)!.mode
  const expr = pattern as unknown as Expr
  if (mode === 'move') {
    if (!isLooking || b.types.isCopy(place.type)) return read(b, place, expr)
    const { type, regions } = place
    consume(b, [borrow(b, place, expr, { isMutable: false })])
    return { type, regions }
  }
  return borrow(b, place, expr, { isMutable: mode === 'mutable' && !isLooking })
}

/** Variables that begin without a value. */
export function declareAll(b: Build, pattern: Pattern): void {
  declare(b, pattern, undefined)
  const inner =
    pattern.kind === 'TuplePattern' || pattern.kind === 'TupleStructPattern' || pattern.kind === 'SlicePattern'
      ? pattern.items
      : pattern.kind === 'StructPattern'
        ? pattern.fields.map((field) => field.pattern)
        : []
  for (const part of inner) declareAll(b, part)
}

/** The patterns inside a pattern, each with the part of the place that it looks at. */
function partsOf(b: Build, pattern: Pattern, place: Place): [Pattern, Place][] {
  let at = place
  for (let i = b.tables.peeled.get(pattern) ?? 0; i > 0; i -= 1) at = derefOf(at, at.type)
  switch (pattern.kind) {
    case 'BindingPattern':
      return pattern.pattern ? [[pattern.pattern, at]] : []
    case 'RefPattern':
      return [[pattern.target, derefOf(at, at.type)]]
    case 'TuplePattern':
      return listed(pattern.items, at.type.kind === 'tuple' ? at.type.items.length : 0, (name) => fieldOf(b, at, name))
    case 'TupleStructPattern':
    case 'StructPattern': {
      const found = b.tables.paths.get(pattern)
      const variant = found?.kind === 'variant' ? found.adt.variants[found.variant] : undefined
      const field = (name: string) => fieldOf(b, at, name, undefined, variant)
      return pattern.kind === 'StructPattern'
        ? pattern.fields.map(({ name, pattern: inner }) => [inner, field(name.name)])
        : listed(pattern.items, variant?.fields.length ?? 0, field)
    }
    case 'SlicePattern':
      return pattern.items.map((item, i) => [item, elementAt(at, item, i)])
    case 'OrPattern':
      return pattern.alternatives.map((alternative) => [alternative, at])
    default:
      return []
  }
}

/** The items among which `..` may stand for any number. */
function listed(items: readonly Pattern[], length: number, part: (name: string) => Place): [Pattern, Place][] {
  const rest = items.findIndex(({ kind }) => kind === 'RestPattern')
  return items.flatMap((item, i): [Pattern, Place][] => {
    if (item.kind === 'RestPattern') return []
    return [[item, part(String(rest >= 0 && i > rest ? length - (items.length - i) : i))]]
  })
}

/** Elements that a pattern counts are told apart; the rest is a slice of its own. */
function elementAt(place: Place, item: Pattern, index: number): Place {
  const path = [...place.path, { kind: 'field', name: `#${index}` } as const]
  const isRest = item.kind === 'BindingPattern' && item.pattern?.kind === 'RestPattern'
  if (!isRest) return { ...elementOf(place), path }
  const { type } = place
  const slice: Type = type.kind === 'array' ? { kind: 'slice', item: type.item } : type
  return { ...place, type: slice, path }
}
