import type { Adjustment, Tables } from '../../front/checked/checked'
import type { Expr } from '../../front/tree/tree'
import { reference } from '../../front/types/known'
import { substitute, substitutionOf } from '../../front/types/substitute'
import type { Type, Variant } from '../../front/types/type'
import { type LocalDecl, type Place, UNKNOWN, whole } from '../mir'
import { countOf, partsOf, type Region } from '../regions'
import {
  borrow,
  consume,
  define,
  hasDestructor,
  hold,
  localOf,
  newLocal,
  plain,
  scopeOf,
  store,
  typeOf,
} from './builder'
import type { Builder, Value } from './builder'
import { associated, Environment } from './environment'
import { unadjusted, value } from './values'

/** Evaluates the operands; a value gets a temporary. */
export function placeOf(b: Builder, expr: Expr, isMutable: boolean): Place {
  switch (expr.kind) {
    case 'PathExpr': {
      const found = b.tables.paths.get(expr)
      if (found?.kind === 'local') return whole(localOf(b, found.local))
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
  return placed(b, unadjusted(b, expr), expr, true)
}

/** The temporary lives until the end of the statement, or of the block if extended. */
export function placed(b: Builder, operand: Value, expr: Expr, isUntilStatementEnd: boolean): Place {
  consume(b, [operand])
  const isStatic = isPromotable(b.tables, expr) && !isDropped(b, operand.type)
  const local = newLocal(b, operand, { madeAt: expr.span, isStatic })
  define(b, local, expr)
  if (!local.isStatic) store(b, local, b.extended.get(expr) ?? scopeOf(b, isUntilStatementEnd))
  return whole(local)
}

function isDropped(b: Builder, type: Type): boolean {
  return type.kind === 'tuple' ? type.items.some((item) => isDropped(b, item)) : hasDestructor(b, type)
}

function adjustedPlace(b: Builder, expr: Expr, isMutable: boolean): Place {
  const steps = b.tables.adjustments.get(expr) ?? []
  if (steps.some(({ kind }) => kind === 'borrow')) return placed(b, value(b, expr), expr, true)
  return dereferenced(b, placeOf(b, expr, isMutable), steps, expr, isMutable)
}

/** Applies the adjustments of an expression that lead to places. */
export function dereferenced(
  b: Builder,
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

export function derefOf(place: Place, actual: Type): Place {
  const { type, regions, projection, local } = place
  if (type.kind === 'reference') {
    const step = {
      kind: 'deref',
      pointer: type.isMutable ? 'mutable' : 'shared',
      region: regions[0] ?? 0,
    } as const
    return { local, projection: [...projection, step], type: type.target, regions: regions.slice(1) }
  }
  const target = type.kind === 'adt' ? (type.args[0] ?? actual) : actual
  return { local, projection: [...projection, { kind: 'deref', pointer: 'box', region: 0 }], type: target, regions }
}

/** A Deref impl's result borrows the place. */
function derefCalled(b: Builder, place: Place, actual: Type, expr: Expr, isMutable: boolean): Place {
  const isExclusive = isMutable && !isSharedPointer(place.type)
  const borrowed = borrow(b, place, expr, { kind: isExclusive ? 'mutable' : 'shared' })
  const deref = b.types.trait('Deref')
  const regions = deref ? associated(b, deref, 'Target', place, actual) : b.regions.freshFor(actual)
  return borrowedPlace(b, borrowed, actual, isMutable, regions, { place, by: 'deref' })
}

function isSharedPointer(type: Type): boolean {
  return type.kind === 'adt' && !type.adt.isOwn && ['Rc', 'Arc', 'Ref'].includes(type.adt.name)
}

/** What a reference points to that a call returned for a borrowed place. */
function borrowedPlace(
  b: Builder,
  borrowed: Value,
  target: Type,
  isMutable: boolean,
  regions: readonly Region[],
  through: NonNullable<LocalDecl['through']>,
): Place {
  consume(b, [borrowed])
  const answer = hold(b, { type: reference(target, isMutable), regions: [borrowed.regions[0]!, ...regions] })
  answer.held!.through = through
  return derefOf(whole(answer.held!), target)
}

function indexed(b: Builder, expr: Expr & { kind: 'Index' }, isMutable: boolean): Place {
  const base = adjustedPlace(b, expr.receiver, isMutable)
  const actual = typeOf(b, expr)
  const isInside = base.type.kind === 'array' || base.type.kind === 'slice'
  if (isInside && !b.tables.callees.has(expr)) {
    consume(b, [value(b, expr.index)])
    return elementOf(base)
  }
  const borrowed = borrow(b, base, expr.receiver, { kind: isMutable ? 'mutable' : 'shared' })
  const index = value(b, expr.index)
  consume(b, [index])
  const regions = elementRegions(base, actual) ?? b.regions.freshFor(actual)
  return borrowedPlace(b, borrowed, actual, isMutable, regions, { place: base, by: 'index' })
}

function elementRegions(base: Place, actual: Type): readonly Region[] | undefined {
  const count = countOf(actual)
  if (base.type.kind === 'adt' && !base.type.adt.isOwn) return base.regions.slice(base.regions.length - count)
  return base.regions.length === count ? base.regions : undefined
}

/** Indexes are not distinguished. */
export function elementOf({ local, projection, type, regions }: Place): Place {
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : type
  return { local, projection: [...projection, { kind: 'index' }], type: item, regions }
}

export function fieldOf(b: Builder, place: Place, name: string, actual?: Type, variant?: Variant): Place {
  const { local, type, regions } = place
  const part = variant && type.kind === 'adt' && type.adt.kind === 'enum' ? `${variant.name}.${name}` : name
  const projection = [...place.projection, { kind: 'field', name: part } as const]
  if (type.kind === 'tuple') {
    const item = partsOf(regions, type.items)[Number(name)]
    if (item) return { local, projection, ...item }
  }
  if (type.kind !== 'adt') return { local, projection, type: actual ?? UNKNOWN, regions: [] }
  const { adt, args } = type
  const declared = (variant ?? adt.variants[0])?.fields.find((field) => field.name === name)?.type
  if (!declared) return { local, projection, ...free(b, actual ?? UNKNOWN) }
  const found = actual ?? fieldType(b, declared, adt.params, args)
  if (countOf(found) === 0) return { local, projection, ...plain(found) }
  const inside = new Environment(b)
  inside.learn(
    { ...type, lifetimes: adt.lifetimes, args: adt.params.map((param) => ({ kind: 'param', param })) },
    place,
  )
  return { local, projection, type: found, regions: inside.regionsOf(declared, found) }
}

const free = (b: Builder, type: Type) => ({ type, regions: b.regions.freshFor(type) })

function fieldType(
  b: Builder,
  declared: Type,
  params: Parameters<typeof substitutionOf>[0],
  args: readonly Type[],
): Type {
  return args.length === 0 ? declared : b.types.normalize(substitute(declared, substitutionOf(params, args)), [], [])
}

/** Literals, constants, and aggregates of them are promoted to `'static`. */
function isPromotable(tables: Tables, expr: Expr): boolean {
  const all = (parts: readonly Expr[]) => parts.every((part) => isPromotable(tables, part))
  switch (expr.kind) {
    case 'PathExpr':
      return tables.paths.get(expr)?.kind !== 'local'
    case 'Array':
    case 'Tuple':
      return all(expr.items)
    case 'Repeat':
      return isPromotable(tables, expr.item)
    case 'Struct':
      return !expr.base && all(expr.fields.map(({ value }) => value))
    case 'Unary':
      return !tables.callees.has(expr) && isPromotable(tables, expr.operand)
    case 'Binary':
      return !tables.callees.has(expr) && all([expr.left, expr.right])
    case 'Cast':
    case 'Ref':
      return isPromotable(tables, expr.operand)
    case 'Field':
      return isPromotable(tables, expr.receiver)
    case 'Index':
      return all([expr.receiver, expr.index])
    case 'Call': {
      const found = tables.paths.get(expr.callee)
      return found?.kind === 'function' && found.callee.item.constructs !== undefined && all(expr.args)
    }
    case 'Range':
      return all([...(expr.from ? [expr.from] : []), ...(expr.to ? [expr.to] : [])])
    case 'Closure':
      return tables.closures.get(expr)?.captures.length === 0
    default:
      return expr.kind.endsWith('Lit')
  }
}
