import { extendedIn, innerPatterns, isPlaceExpr, isRest, plainLocal } from '../../front/checked/places'
import type * as tree from '../../front/tree/tree'
import type { Block, Expr, Pattern, Statement } from '../../front/tree/tree'
import { UNIT } from '../../front/types/known'
import type { LocalDecl, Place } from '../mir'
import type { Region } from '../regions'
import { plain, type Builder, type Value } from './builder'
import { scrutinee } from './control'
import { derefOf, elementOf, fieldOf, placed, placeOf } from './places'
import { value } from './values'

export function block(b: Builder, { statements, tail, span }: Block): Value {
  return b.inScope({ kind: 'Block', span, block: { statements, span } }, false, () => {
    for (const statement of statements) {
      run(b, statement)
      b.sealed = b.blocks[b.current]!.statements.at(-1)
    }
    return tail ? value(b, tail) : plain(UNIT)
  })
}

function run(b: Builder, statement: Statement): void {
  if (statement.kind === 'ItemStatement') return
  if (statement.kind === 'ExprStatement') {
    return b.inScope(statement.expr, true, () => discard(b, statement.expr))
  }
  const { pattern, value: given, otherwise } = statement
  if (!given) return declareAll(b, pattern)
  const scope = b.scopeOf(false)
  b.inScope(given, true, () => {
    for (const expr of extendedIn(b.tables, given, pattern)) if (scope) b.extended.set(expr, scope)
    letValue(b, pattern, given, otherwise)
  })
  const local = b.tables.locals.get(pattern)
  if (local && statement.type) annotated(b, statement.type, b.localOf(local).regions)
}

/** Where nothing can be dropped, the value is a temporary, whose drop is reported. */
function discard(b: Builder, expr: Expr): void {
  const { item } = b.input
  if (!item || item.node?.isConst) placed(b, value(b, expr), expr)
  else b.consume([value(b, expr)])
}

/** `let x: &'a T`: the lifetimes belong to the signature. */
function annotated(b: Builder, type: tree.Type, regions: readonly Region[]): void {
  if (type.kind !== 'RefType') return
  const { lifetime } = type
  if (lifetime && lifetime.name !== '_') b.regions.outlives(regions[0], b.outside.lifetime(lifetime.name))
  annotated(b, type.target, regions.slice(1))
}

function letValue(b: Builder, pattern: Pattern, given: Expr, otherwise: Block | undefined): void {
  if (plainLocal(b.tables, pattern)) {
    if (given.kind === 'Closure') b.kept.add(given)
    return declare(b, pattern, value(b, given))
  }
  const isBare = isPlaceExpr(b.tables, given)
  if (pattern.kind === 'WildcardPattern') {
    if (isBare) b.fakeRead(placeOf(b, given, false), given)
    else discard(b, given)
    return
  }
  const place = isBare ? scrutinee(b, given, [pattern]) : placed(b, value(b, given), given)
  if (otherwise) {
    const start = b.current
    b.startBlock([start])
    b.inScope(given, true, () => b.consume([block(b, otherwise)]))
    b.startBlock([start])
  }
  bind(b, pattern, place, given)
}

function declare(b: Builder, pattern: Pattern, operand: Value | undefined): void {
  const local = b.tables.locals.get(pattern)
  if (!local) return
  const variable = b.localOf(local)
  b.store(variable)
  if (operand) give(b, operand, variable, pattern)
  else b.push({ kind: 'storageLive', local: variable, origin: pattern })
}

function give(b: Builder, operand: Value, variable: LocalDecl, origin: Pattern): void {
  b.consume([operand])
  b.regions.into(operand, variable)
  b.define(variable, origin)
}

/** While the guard runs, the bindings only borrow. */
export function bind(b: Builder, pattern: Pattern, place: Place, source: Expr | undefined, isLooking = false): void {
  const local = b.tables.locals.get(pattern)
  if (local && pattern.kind === 'BindingPattern') {
    const variable = b.localOf(local)
    if (!isLooking) b.store(variable)
    give(b, taken(b, pattern, place, source, isLooking), variable, pattern)
  }
  for (const [part, inner] of partsOf(b, pattern, place)) bind(b, part, inner, source, isLooking)
}

function taken(b: Builder, pattern: Pattern, place: Place, source: Expr | undefined, isLooking: boolean): Value {
  const { mode } = b.tables.locals.get(pattern)!
  if (mode !== 'move')
    return b.borrow(place, pattern, { kind: mode === 'mutable' && !isLooking ? 'mutable' : 'shared', source })
  if (!isLooking || b.types.isCopy(place.type)) return b.read(place, pattern, source)
  b.consume([b.borrow(place, pattern, { kind: 'shared', source })])
  return place
}

function declareAll(b: Builder, pattern: Pattern): void {
  declare(b, pattern, undefined)
  if (/Tuple|Struct|Slice/.test(pattern.kind)) for (const part of innerPatterns(pattern)) declareAll(b, part)
}

/** The places whose values decide whether a pattern matches. */
export function testedPlaces(b: Builder, pattern: Pattern, place: Place): Place[] {
  const { kind } = pattern
  const at = peeled(b, pattern, place)
  const isVariant = /Binding|Path|Struct/.test(kind) && at.type.kind === 'adt' && at.type.adt.variants.length > 1
  const isTested = /Literal|Range/.test(kind) || (isVariant && !b.tables.locals.has(pattern))
  return [
    ...(isTested ? [at] : []),
    ...partsOf(b, pattern, place).flatMap(([part, inner]) => testedPlaces(b, part, inner)),
  ]
}

function peeled(b: Builder, pattern: Pattern, place: Place): Place {
  let at = place
  for (let i = b.tables.peeled.get(pattern) ?? 0; i > 0; i -= 1) at = derefOf(at, at.type)
  return at
}

function partsOf(b: Builder, pattern: Pattern, place: Place): [Pattern, Place][] {
  const at = peeled(b, pattern, place)
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
      return pattern.items.map((item, i) => [item, elementAt(b, at, item, i)])
    case 'OrPattern':
      return pattern.alternatives.map((alternative) => [alternative, at])
    default:
      return []
  }
}

function listed(items: readonly Pattern[], length: number, part: (name: string) => Place): [Pattern, Place][] {
  const rest = items.findIndex(({ kind }) => kind === 'RestPattern')
  return items.flatMap((item, i): [Pattern, Place][] => {
    if (item.kind === 'RestPattern') return []
    return [[item, part(String(rest >= 0 && i > rest ? length - (items.length - i) : i))]]
  })
}

/** Elements at constant positions are distinct; the rest is a separate slice. */
function elementAt(b: Builder, place: Place, item: Pattern, index: number): Place {
  const projection = [
    ...place.projection,
    { kind: 'field', name: place.type.kind === 'array' ? `#${index}` : `[${index}]` } as const,
  ]
  return isRest(item) ? { ...place, type: b.typeOf(item), projection } : { ...elementOf(place), projection }
}
