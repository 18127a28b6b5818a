import type { Capture, ClosureFacts, Local } from '../../front/checked/checked'
import type { ClosureExpr, Expr } from '../../front/tree/tree'
import type { Type } from '../../front/types/type'
import { accessesOf, type BasicBlock, type Body, type Place, type Use, whole } from '../mir'
import { operandsOf, plain, type Builder, type Value } from './builder'
import type { Typed } from '../regions'
import { derefOf, fieldOf } from './places'
import { bind } from './statements'
import { value } from './values'

export function closure(b: Builder, expr: ClosureExpr): Value {
  const type = b.typeOf(expr)
  const region = b.regions.fresh()
  const firstOwn = b.locals.length
  const { made } = b.regions
  const blocks = closureBody(b, expr, type, firstOwn)
  b.regions.made = made
  const used = outerUses(blocks, firstOwn)
  noteCaptures(b, expr, used)
  const values = partsTaken(used, expr.isMove).map((part) => taken(b, part, expr))
  for (const { regions } of values) for (const held of regions) b.regions.outlives(held, region)
  b.consume(values)
  return b.hold({ type, regions: [region] })
}

/** The body is separate from the blocks around it, because the time of the call is unknown. */
function closureBody(b: Builder, expr: ClosureExpr, type: Type, firstOwn: number): readonly BasicBlock[] {
  const { blocks: around, current, scopes, targets, give, inner } = b
  const typed = (part: Type): Typed => ({ type: part, regions: b.regions.freshFor(part) })
  const facts =
    type.kind === 'closure'
      ? { params: type.closure.params.map(typed), result: typed(type.closure.result) }
      : { params: [], result: plain(b.typeOf(expr.body)) }
  // For the closure's callers
  if (type.kind === 'closure') b.closures.set(type.closure, facts)
  const result = b.temporary(facts.result)
  const exits: number[] = []
  const answer = (operand: Value, given: Expr) => {
    b.consume([operand])
    b.regions.into(operand, result)
    b.given.push({ expr: given, regions: operand.regions, closure: expr })
    b.define(result, given)
  }
  Object.assign(b, { blocks: [], scopes: [], targets: [], inner: [] })
  b.give = (operand, given) => {
    answer(operand, given)
    b.leaveScopes(0, given)
    exits.push(b.diverge())
  }
  b.startBlock([], true)
  b.inScope(expr, false, () => {
    expr.params.forEach(({ pattern }, i) => {
      const param = b.temporary(facts.params[i] ?? { type: b.typeOf(pattern), regions: [] })
      bind(b, pattern, whole(param), undefined)
      const variable = b.tables.locals.get(pattern)
      if (variable) b.localOf(variable).isParameter = true
    })
    b.inScope(expr, true, () => answer(value(b, expr.body), expr.body))
  })
  b.joinBlocks([...exits, b.current])
  b.push({ kind: 'assign', isInit: false, rvalue: operandsOf([{ ...facts.result, held: result }]), origin: expr.body })
  const blocks = b.finishedBlocks()
  const body: Body = { owner: expr, blocks, closures: b.inner, firstLocal: firstOwn, regions: b.regions }
  inner.push(body)
  Object.assign(b, { blocks: around, current, scopes, targets, give, inner })
  return blocks
}

type OuterUse = { place: Place; use: Use; by: Expr }

function outerUses(blocks: readonly BasicBlock[], firstOwn: number): OuterUse[] {
  const found: OuterUse[] = []
  for (const { statements } of blocks)
    for (const statement of statements) {
      const by = statement.source ?? (statement.origin as Expr)
      const accesses =
        statement.kind === 'fakeRead' ? [{ place: statement.place, use: 'look' as const }] : accessesOf(statement)
      for (const { place, use } of accesses) if (place.local.index < firstOwn) found.push({ place, use, by })
    }
  return found
}

const STRENGTH: readonly Use[] = ['look', 'copy', 'shared', 'mutable', 'assign', 'move']

const isStronger = (use: Use, than: Use) => STRENGTH.indexOf(use) > STRENGTH.indexOf(than)

function noteCaptures(b: Builder, expr: ClosureExpr, used: readonly OuterUse[]): void {
  const uses = new Map<Local, Use>()
  const fields = new Map<Local, Set<string | undefined>>()
  for (const { place, use } of used) {
    const { variable } = place.local
    if (!variable) continue
    const found = throughPointer(place, use)
    const before = uses.get(variable)
    if (before === undefined || isStronger(found, before)) uses.set(variable, found)
    const [first] = place.projection
    const known = fields.get(variable) ?? new Set()
    fields.set(variable, known.add(first?.kind === 'field' ? first.name : undefined))
  }
  const captures = [...uses].map(([local, use]): Capture => {
    return { local, mode: expr.isMove ? 'move' : modeOf(use), fields: [...fields.get(local)!] }
  })
  const call = callOf([...uses.values()])
  const known = b.tables.closures.get(expr)
  if (!known) return
  b.tables.closures.set(expr, { ...known, captures, call })
  if (known.type.kind !== 'closure') return
  const { closure: signature } = known.type
  signature.call = call
  signature.isCopy = captures.every(
    ({ local, mode }) => mode === 'shared' || (mode === 'move' && b.types.isCopy(local.type)),
  )
  signature.isClone = signature.isCopy || captures.every(({ mode }) => mode !== 'mutable')
}

/** What is behind a reference is borrowed through it; the variable itself is not. */
function throughPointer({ local, projection }: Place, use: Use): Use {
  if (local.type.kind !== 'reference' || !projection.some(({ kind }) => kind === 'deref')) return use
  return use === 'assign' || use === 'mutable' ? 'mutable' : 'shared'
}

function modeOf(use: Use): Capture['mode'] {
  if (use === 'move') return 'move'
  return use === 'mutable' || use === 'assign' ? 'mutable' : 'shared'
}

/** FnOnce if it moves a capture, FnMut if it mutates one. */
function callOf(uses: readonly Use[]): ClosureFacts['call'] {
  if (uses.includes('move')) return 'FnOnce'
  return uses.includes('mutable') || uses.includes('assign') ? 'FnMut' : 'Fn'
}

type Part = { place: Place; length: number; mode: Capture['mode']; by: Expr }

function taken(b: Builder, { place, length, mode, by }: Part, expr: ClosureExpr): Value {
  const part = prefixOf(b, place, length)
  if (mode === 'move') return b.read(part, expr, by)
  return b.borrow(part, expr, { kind: mode, closure: expr, source: by })
}

function prefixOf(b: Builder, { local, projection }: Place, length: number): Place {
  return projection
    .slice(0, length)
    .reduce(
      (place, step) => (step.kind === 'field' ? fieldOf(b, place, step.name) : derefOf(place, place.type)),
      whole(local),
    )
}

/** Parts inside other captured parts are omitted. */
function partsTaken(used: readonly OuterUse[], isMove: boolean): Part[] {
  const kept: Part[] = []
  const parts = used.flatMap(({ place, use, by }) =>
    use === 'look' ? [] : shortened(borrowedThrough(place, use), use, by, isMove),
  )
  for (const part of parts.toSorted((a, c) => a.length - c.length)) {
    const around = kept.find((other) => isInside(part, other))
    if (!around) kept.push(part)
    else if (isStronger(part.mode, around.mode)) around.mode = part.mode
  }
  return kept
}

/** The target of a copied shared reference is borrowed without the reference. */
function borrowedThrough(place: Place, use: Use): Place {
  const { type } = place
  if (use !== 'copy' || type.kind !== 'reference' || type.isMutable) return place
  return derefOf(place, type)
}

/** Elements and enum fields are captured as a whole; captures by value do not follow references. */
function shortened(place: Place, use: Use, by: Expr, isMove: boolean): Part {
  const { projection } = place
  const end = projection.findIndex(
    (step) => step.kind === 'index' || (step.kind === 'field' && /^[#[]|\./.test(step.name)),
  )
  const known = end < 0 ? projection : projection.slice(0, end)
  const mode = use === 'move' && end >= 0 && projection[end]!.kind === 'index' ? 'mutable' : modeOf(use)
  if (isMove || mode === 'move') {
    const pointer = known.findIndex(({ kind }) => kind === 'deref')
    return { place, length: pointer < 0 ? known.length : pointer, mode: 'move', by }
  }
  const shared = known.findLastIndex((step) => step.kind === 'deref' && step.pointer === 'shared')
  return shared < 0 ? { place, length: known.length, mode, by } : { place, length: shared + 1, mode: 'shared', by }
}

function isInside(part: Part, other: Part): boolean {
  if (part.place.local !== other.place.local) return false
  return other.place.projection.slice(0, other.length).every((step, i) => {
    const own = part.place.projection[i]!
    return own.kind === step.kind && (own.kind !== 'field' || step.kind !== 'field' || own.name === step.name)
  })
}
