import type { Span } from '../front/source/span'
import type { Expr } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import { UNIT } from '../front/types/known'
import type * as ir from '../ir/program'
import { readSlot, type Body, type Located } from './lowering'
import type { Scope } from './needsDrop'
import { borrow, inSlot, read } from './places'

export function needsDrop(type: Type, { dropScopes }: Body): boolean {
  return dropScopes?.needs(type) ?? false
}

/** Registers a variable, so that the end of its scope drops it. */
export function declared(slot: ir.Slot, type: Type, { dropScopes, at }: Body, place?: { span: Span }): void {
  if (dropScopes?.needs(type)) dropScopes.variables.push({ slot, type, ...(place && at(place.span)) })
}

export function declaredTemporary(node: Expr, slot: ir.Slot, type: Type, { dropScopes, at }: Body): void {
  if (dropScopes?.needs(type))
    (dropScopes.kept.get(node) ?? dropScopes.temporaries).push({ slot, type, ...at(node.span) })
}

/** A temporary used as a place; dropped with its statement, or with the block that extends its lifetime. */
export function held(node: Expr, located: Located, body: Body): Located {
  const { type, place } = located
  const { dropScopes } = body
  if (!dropScopes?.needs(type) || place.in !== 'temporary' || place.value.op === 'constant') return located
  const slot = body.newSlot()
  declaredTemporary(node, slot, type, body)
  const reference = sequence([{ op: 'let', slot, value: place.value }], { op: 'placeOf', slot })
  return { type, place: { in: 'reference', reference, behind: 'place' } }
}

/** Moves the value out of a place and leaves it empty. */
export function taken(located: Located, body: Body): ir.Expr {
  if (located.place.in === 'temporary') return read(located)
  return replaced(whole(located), { op: 'unit' }, body)
}

/** Evaluates something, then clears places that were moved out of. */
export function emptied(value: ir.Expr, places: readonly Located[], body: Body): ir.Expr {
  const moves = places.map((place) => taken(place, body))
  return before(value, moves, body)
}

/** Evaluates something, then runs the statements. */
function before(value: ir.Expr, statements: readonly ir.Expr[], body: Body): ir.Expr {
  if (statements.length === 0) return value
  const slot = body.newSlot()
  return sequence([{ op: 'let', slot, value }, ...statements], readSlot(slot))
}

/** Evaluates something, then drops the value in a place. */
export function droppedAfter(value: ir.Expr, located: Located, body: Body): ir.Expr {
  return before(value, [dropped(located.type, taken(located, body), body)], body)
}

export function afterEvaluation(located: Located): Located {
  const { place } = located
  const made = place.in === 'reference' && place.reference.op === 'block' ? place.reference.tail : undefined
  return made?.op === 'placeOf' ? inSlot(located.type, made.slot) : located
}

/** Drops the old value. */
export function assignedOver(located: Located, value: ir.Expr, body: Body): ir.Expr {
  const slot = body.newSlot()
  const given = read(inSlot(located.type, slot))
  const previous = replaced(whole(located), given, body)
  return sequence([{ op: 'let', slot, value }, dropped(located.type, previous, body)])
}

export function dropped(type: Type, value: ir.Expr, { lowering }: Pick<Body, 'lowering'>): ir.Expr {
  return { op: 'call', callee: lowering.glue(type), args: [value] }
}

export function replaced(place: ir.Expr, value: ir.Expr, { lowering }: Body): ir.Expr {
  const result = lowering.shape(UNIT)
  const callee = lowering.addCallee({ kind: 'native', key: 'mem::replace', generics: {}, args: [], result })
  return { op: 'call', callee, args: [place, value] }
}

/** A place as a single value, even if it is a compound. */
function whole(located: Located): ir.Expr {
  const { place } = located
  if ('isPlain' in place) return { op: 'borrow', place: { ...place, isPlain: true } }
  return place.in === 'reference' && place.behind === 'place' ? { op: 'borrow', place } : borrow(located)
}

export function scoped(body: Body, make: () => ir.Expr, holds: 'all' | 'variables' | 'temporaries' = 'all'): ir.Expr {
  const [value, scope] = inScope(body, make, holds)
  return before(value, dropsOf(scope, body), body)
}

/** Opens a scope, which the caller has to end. */
export function inScope<Made>(
  { dropScopes }: Body,
  make: () => Made,
  holds: 'all' | 'variables' | 'temporaries',
): [made: Made, scope: Scope] {
  if (!dropScopes) return [make(), []]
  const { variables, temporaries } = dropScopes
  const scope: Scope = []
  dropScopes.open.push(scope)
  if (holds !== 'temporaries') dropScopes.variables = scope
  if (holds !== 'variables') dropScopes.temporaries = scope
  const made = make()
  dropScopes.open.pop()
  dropScopes.variables = variables
  dropScopes.temporaries = temporaries
  return [made, scope]
}

export function dropsOf(scope: Scope, body: Body): ir.Expr[] {
  return scope
    .map(({ slot, type, at }) => ({ ...dropped(type, taken(inSlot(type, slot), body), body), ...(at && { at }) }))
    .reverse()
}

export function leaving(jump: Extract<ir.Expr, { op: 'jump' }>, depth: number, body: Body): ir.Expr {
  const ends = (body.dropScopes?.open ?? [])
    .slice(depth)
    .reverse()
    .flatMap((scope) => dropsOf(scope, body))
  if (ends.length === 0) return jump
  return jump.value ? { ...jump, value: before(jump.value, ends, body) } : sequence(ends, jump)
}

export function depthOf({ dropScopes }: Body): number {
  return dropScopes?.open.length ?? 0
}

export function hasPendingDrops({ dropScopes }: Body): boolean {
  return dropScopes?.open.some((scope) => scope.length > 0) ?? false
}

/** The moves that patterns have made so far. */
export function movesOf({ dropScopes }: Body): ir.Expr[] {
  return dropScopes?.moves.splice(0) ?? []
}

/** Runs the moves of patterns, then the value. */
export function behindMoves(moves: readonly ir.Expr[], value: ir.Expr): ir.Expr {
  return moves.length > 0 ? sequence(moves, value) : value
}

export function sequence(statements: readonly ir.Expr[], tail?: ir.Expr): ir.Expr {
  return { op: 'block', statements, tail }
}
