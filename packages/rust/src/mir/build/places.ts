import type { Tables } from '../../front/checked/checked'
import type { Expr, ExprOf } from '../../front/tree/tree'
import { ERROR, reference } from '../../front/types/known'
import { asTypes } from '../../front/items/typeScope'
import type { Type, TypeOf, Variant } from '../../front/types/type'
import { type LocalDecl, type Place, whole } from '../mir'
import { countOf, partsOf, type Region, type Typed } from '../regions'
import { type Builder, type Value } from './builder'
import { associated, Environment } from './environment'
import { unadjusted, value } from './values'

/** Evaluates the operands; a value gets a temporary. */
export function placeOf(b: Builder, expr: Expr, isMutable: boolean): Place {
  switch (expr.kind) {
    case 'PathExpr': {
      const found = b.tables.paths.get(expr)
      if (found?.kind === 'local') return whole(b.localOf(found.local))
      break
    }
    case 'Field':
      return fieldOf(b, adjustedPlace(b, expr.receiver, isMutable), expr.name.name, b.typeOf(expr))
    case 'Index':
      return indexed(b, expr, isMutable)
    case 'Unary': {
      if (expr.operator !== '*') break
      const base = adjustedPlace(b, expr.operand, isMutable)
      return b.tables.callees.has(expr)
        ? derefCalled(b, base, b.typeOf(expr), expr, isMutable)
        : derefOf(base, b.typeOf(expr))
    }
    default:
  }
  return placed(b, unadjusted(b, expr), expr)
}

/** The temporary lives until the end of the statement, or of the block if extended. */
export function placed(b: Builder, operand: Value, expr: Expr): Place {
  b.consume([operand])
  const isStatic = isPromotable(b.tables, expr) && !isDropped(b, operand.type)
  const local = b.newLocal(operand, { madeAt: expr.span, isStatic })
  b.define(local, expr)
  if (!local.isStatic) b.store(local, b.extended.get(expr) ?? b.scopeOf(true))
  return whole(local)
}

function isDropped(b: Builder, type: Type): boolean {
  return type.kind === 'tuple' ? type.items.some((item) => isDropped(b, item)) : b.hasDestructor(type)
}

function adjustedPlace(b: Builder, expr: Expr, isMutable: boolean): Place {
  return isBorrowed(b, expr) ? placed(b, value(b, expr), expr) : dereferenced(b, expr, isMutable)
}

/** Whether an expression is adjusted to a borrow, which is a value. */
export function isBorrowed({ tables }: Builder, expr: Expr): boolean {
  return tables.adjustments.get(expr)?.some(({ kind }) => kind === 'borrow') ?? false
}

/** The place of an expression after the adjustments that lead to places. */
export function dereferenced(b: Builder, expr: Expr, isMutable: boolean, origin = expr): Place {
  let at = placeOf(b, expr, isMutable)
  for (const step of b.tables.adjustments.get(expr) ?? []) {
    if (step.kind === 'deref') at = derefOf(at, step.type)
    else if (step.kind === 'overloadedDeref') at = derefCalled(b, at, step.type, origin, isMutable || step.isMutable)
    else break
  }
  return at
}

export function derefOf(place: Place, actual: Type): Place {
  const { type, regions, projection, local } = place
  if (type.kind === 'reference') {
    const pointer = type.isMutable ? 'mutable' : 'shared'
    const step = { kind: 'deref', pointer, region: regions[0] ?? 0 } as const
    return { local, projection: [...projection, step], type: type.target, regions: regions.slice(1) }
  }
  const target = type.kind === 'adt' ? (type.args[0] ?? actual) : actual
  return { local, projection: [...projection, { kind: 'deref', pointer: 'box', region: 0 }], type: target, regions }
}

/** A Deref impl's result borrows the place. */
function derefCalled(b: Builder, place: Place, actual: Type, expr: Expr, isMutable: boolean): Place {
  const isExclusive = isMutable && !isSharedPointer(place.type)
  const borrowed = b.borrow(place, expr, { kind: isExclusive ? 'mutable' : 'shared' })
  const deref = b.types.trait('Deref')
  const regions = deref ? associated(b, deref, 'Target', place, actual) : b.regions.freshFor(actual)
  return targetOf(b, borrowed, { type: reference(actual, isMutable), regions }, { place, by: 'deref' })
}

function isSharedPointer(type: Type): boolean {
  return type.kind === 'adt' && !type.adt.isOwn && ['Rc', 'Arc', 'Ref'].includes(type.adt.name)
}

/** What a reference points to that a call returned for a borrowed place. */
function targetOf(b: Builder, borrowed: Value, { type, regions }: Typed, through: LocalDecl['through']): Place {
  b.consume([borrowed])
  const held = b.hold({ type, regions: [borrowed.regions[0]!, ...regions] }).held!
  held.through = through
  return derefOf(whole(held), type)
}

function indexed(b: Builder, expr: ExprOf<'Index'>, isMutable: boolean): Place {
  const base = adjustedPlace(b, expr.receiver, isMutable)
  const actual = b.typeOf(expr)
  const isInside = base.type.kind === 'array' || base.type.kind === 'slice'
  if (isInside && !b.tables.callees.has(expr)) {
    b.consume([value(b, expr.index)])
    return elementOf(base)
  }
  const borrowed = b.borrow(base, expr.receiver, { kind: isMutable ? 'mutable' : 'shared' })
  b.consume([value(b, expr.index)])
  const regions = elementRegions(base, actual) ?? b.regions.freshFor(actual)
  return targetOf(b, borrowed, { type: reference(actual, isMutable), regions }, { place: base, by: 'index' })
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
  const { local, type } = place
  const part = variant && type.kind === 'adt' && type.adt.kind === 'enum' ? `${variant.name}.${name}` : name
  const projection = [...place.projection, { kind: 'field', name: part } as const]
  if (type.kind === 'tuple') {
    const item = partsOf(place.regions, type.items)[Number(name)]
    if (item) return { local, projection, ...item }
  }
  if (type.kind !== 'adt') return { local, projection, type: actual ?? ERROR, regions: [] }
  const { adt, args } = type
  const declared = (variant ?? adt.variants[0])?.fields.find((field) => field.name === name)?.type
  if (!declared) {
    const unknown = actual ?? ERROR
    return { local, projection, type: unknown, regions: b.regions.freshFor(unknown) }
  }
  const isGeneric = args.length > 0
  const found = actual ?? (isGeneric ? b.types.normalize(declared, adt.params, args) : declared)
  const regions = countOf(found) === 0 ? [] : insideOf(b, type, place.regions).regionsOf(declared, found)
  return { local, projection, type: found, regions }
}

/** The generics of a value's type, as in its declaration. */
export function insideOf(b: Builder, type: TypeOf<'adt'>, regions: readonly Region[]): Environment {
  const inside = new Environment(b)
  const { lifetimes, params } = type.adt
  inside.learn({ ...type, lifetimes, args: asTypes(params) }, { type, regions })
  return inside
}

/** The written ends of a range. */
export function endsOf({ from, to }: ExprOf<'Range'>): Expr[] {
  return [from, to].filter((end) => end !== undefined)
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
      return all(endsOf(expr))
    case 'Closure':
      return tables.closures.get(expr)?.captures.length === 0
    default:
      return expr.kind.endsWith('Lit')
  }
}
