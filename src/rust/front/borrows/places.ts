import type { Adjustment } from '../checker/checked'
import { isPlaceExpr } from '../flow/place'
import type { Expr } from '../tree/tree'
import { substitute, substitutionOf } from '../types/substitute'
import { reference } from '../types/known'
import type { Type, Variant } from '../types/type'
import {
  borrow,
  type Build,
  consume,
  hold,
  type Operand,
  plain,
  scopeOf,
  store,
  typeOf,
  variable,
  variableOf,
  whole,
} from './build'
import { associated, Environment } from './environment'
import type { Place } from './flow'
import { isLasting } from './lasting'
import { countOf, partsOf, type Region } from './regions'

/** The place that an expression names, with all on the way to it evaluated; a value that was just made gets a place. */
export function placeOf(b: Build, expr: Expr, isMutable: boolean): Place {
  switch (expr.kind) {
    case 'PathExpr': {
      const found = b.tables.paths.get(expr)
      if (found?.kind === 'local') return whole(variableOf(b, found.local))
      break
    }
    case 'Field':
      return fieldOf(b, adjustedPlace(b, expr.receiver, isMutable), expr.name.name, typeOf(b, expr))
    case 'Index':
      return indexed(b, expr, isMutable)
    case 'Unary': {
      if (expr.operator !== '*') break
      const base = adjustedPlace(b, expr.operand, isMutable)
      return b.tables.callees.has(expr)
        ? derefCalled(b, base, typeOf(b, expr), expr, isMutable)
        : derefOf(base, typeOf(b, expr))
    }
    default:
  }
  return placed(b, b.unadjusted(b, expr), expr, true)
}

/** A value as a place of its own, whose storage ends with the statement, or with the block where it is extended. */
export function placed(b: Build, operand: Operand, expr: Expr, isUntilStatementEnd: boolean): Place {
  consume(b, [operand])
  const root = variable(b, operand, { madeAt: expr.span, isStatic: isLasting(b.tables, expr) })
  b.flow.define(root)
  if (!root.isStatic) store(b, root, b.extended.get(expr) ?? scopeOf(b, isUntilStatementEnd))
  return whole(root)
}

/** The place behind the automatic `*` of an expression. */
function adjustedPlace(b: Build, expr: Expr, isMutable: boolean): Place {
  const steps = b.tables.adjustments.get(expr) ?? []
  if (steps.some(({ kind }) => kind === 'borrow')) return placed(b, b.value(b, expr), expr, true)
  return dereferenced(b, b.place(b, expr, isMutable), steps, expr, isMutable)
}

/** Follows the automatic steps of an expression as long as they lead to places. */
export function dereferenced(
  b: Build,
  place: Place,
  steps: readonly Adjustment[],
  expr: Expr,
  isMutable: boolean,
): Place {
  let at = place
  for (const step of steps) {
    if (step.kind === 'deref') at = derefOf(at, step.type)
    else if (step.kind === 'overloadedDeref') at = derefCalled(b, at, step.type, expr, isMutable || step.isMutable)
    else break
  }
  return at
}

/** What a reference or a Box points at. */
export function derefOf(place: Place, actual: Type): Place {
  const { type, regions, path, root } = place
  if (type.kind === 'reference') {
    const step = {
      kind: 'deref',
      pointer: type.isMutable ? 'mutable' : 'shared',
      region: regions[0] ?? 0,
    } as const
    return { root, path: [...path, step], type: type.target, regions: regions.slice(1) }
  }
  const target = type.kind === 'adt' ? (type.args[0] ?? actual) : actual
  return { root, path: [...path, { kind: 'deref', pointer: 'box', region: 0 }], type: target, regions }
}

/** What an impl of Deref gives: the place is borrowed for it. */
function derefCalled(b: Build, place: Place, actual: Type, expr: Expr, isMutable: boolean): Place {
  const lent = borrow(b, place, expr, { isMutable: isMutable && !isSharedPointer(place.type) })
  const deref = b.types.trait('Deref')
  const regions = deref ? associated(b, deref, 'Target', place, actual) : b.flow.freshFor(countOf(actual))
  return lentPlace(b, lent, actual, regions, isMutable)
}

function isSharedPointer(type: Type): boolean {
  return type.kind === 'adt' && !type.adt.isOwn && ['Rc', 'Arc', 'Ref'].includes(type.adt.name)
}

/** Behind the reference that a function gave for a place that was lent to it. */
function lentPlace(b: Build, lent: Operand, target: Type, regions: readonly Region[], isMutable: boolean): Place {
  consume(b, [lent])
  const type = reference(target, isMutable)
  const answer = hold(b, { type, regions: [lent.regions[0]!, ...regions] })
  return derefOf(whole(answer.held!), target)
}

function indexed(b: Build, expr: Expr & { kind: 'Index' }, isMutable: boolean): Place {
  const base = adjustedPlace(b, expr.receiver, isMutable)
  const actual = typeOf(b, expr)
  const isInside = base.type.kind === 'array' || base.type.kind === 'slice'
  if (isInside && !b.tables.callees.has(expr)) {
    consume(b, [b.value(b, expr.index)])
    return elementOf(base)
  }
  const lent = borrow(b, base, expr.receiver, { isMutable })
  const index = b.value(b, expr.index)
  consume(b, [index])
  return lentPlace(b, lent, actual, elementRegions(base, actual) ?? b.flow.freshFor(countOf(actual)), isMutable)
}

/** The references in an element are those of what it stands in. */
function elementRegions(base: Place, actual: Type): readonly Region[] | undefined {
  const count = countOf(actual)
  if (base.type.kind === 'adt' && !base.type.adt.isOwn) return base.regions.slice(base.regions.length - count)
  return base.regions.length === count ? base.regions : undefined
}

/** Any element of an array or slice: indices are not told apart. */
export function elementOf({ root, path, type, regions }: Place): Place {
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : type
  return { root, path: [...path, { kind: 'index' }], type: item, regions }
}

/** A field of a struct, a tuple, or of a variant that a pattern has found. */
export function fieldOf(b: Build, place: Place, name: string, actual?: Type, variant?: Variant): Place {
  const { root, type, regions } = place
  const part = variant && type.kind === 'adt' && type.adt.kind === 'enum' ? `${variant.name}.${name}` : name
  const path = [...place.path, { kind: 'field', name: part } as const]
  if (type.kind === 'tuple') {
    const item = partsOf(regions, type.items)[Number(name)]
    if (item) return { root, path, ...item }
  }
  if (type.kind !== 'adt') return { root, path, type: actual ?? { kind: 'error' }, regions: [] }
  const { adt, args } = type
  const declared = (variant ?? adt.variants[0])?.fields.find((field) => field.name === name)?.type
  if (!declared) return { root, path, ...free(b, actual ?? { kind: 'error' }) }
  const found = actual ?? fieldType(b, declared, adt.params, args)
  if (countOf(found) === 0) return { root, path, ...plain(found) }
  const inside = new Environment(b)
  inside.learn(
    { ...type, lifetimes: adt.lifetimes, args: adt.params.map((param) => ({ kind: 'param', param })) },
    place,
  )
  return { root, path, type: found, regions: inside.regionsOf(declared, found) }
}

const free = (b: Build, type: Type) => ({ type, regions: b.flow.freshFor(countOf(type)) })

function fieldType(
  b: Build,
  declared: Type,
  params: Parameters<typeof substitutionOf>[0],
  args: readonly Type[],
): Type {
  return args.length === 0 ? declared : b.types.normalize(substitute(declared, substitutionOf(params, args)), [], [])
}

/** Whether an expression names a place of the body, and not a constant. */
export function isPlace(b: Build, expr: Expr): boolean {
  return isPlaceExpr(b.tables, expr)
}
