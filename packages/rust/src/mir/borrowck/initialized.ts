import type { Expr } from '../../front/tree/tree'
import {
  successorsOf,
  type BasicBlock,
  type LocalDecl,
  type Operand,
  type Place,
  type Projection,
  type Statement,
} from '../mir'

export type MoveOut = { path: readonly string[]; by: Expr }

/** The variables that may be moved or unset; all others are initialized. */
export type State = {
  moved: ReadonlyMap<LocalDecl, readonly MoveOut[]>
  unset: ReadonlyMap<LocalDecl, 'never' | 'maybe'>
}

const INITIALIZED: State = { moved: new Map(), unset: new Map() }

/** Unreachable blocks have none. */
export function entryStates(
  blocks: readonly BasicBlock[],
  moves: Map<Statement, MoveOut>,
): readonly (State | undefined)[] {
  const states: (State | undefined)[] = [INITIALIZED]
  const waiting = new Set([0])
  for (const id of waiting) {
    waiting.delete(id)
    const { statements, terminator } = blocks[id]!
    const end = statements.reduce((state, statement) => after(state, statement, moves), states[id]!)
    for (const target of successorsOf(terminator)) {
      const known = states[target]
      states[target] = known ? joined(known, end) : end
      if (states[target] !== known) waiting.add(target)
    }
  }
  return states
}

/** The state after a statement. Iterations share `moves`. */
export function after(state: State, statement: Statement, moves: Map<Statement, MoveOut>): State {
  if (statement.kind === 'storageLive') return { ...state, unset: new Map(state.unset).set(statement.local, 'never') }
  if (statement.kind !== 'assign') return state
  const { rvalue, place } = statement
  let next = state
  if (rvalue.kind === 'use' && isMoveOut(rvalue.operand)) {
    const { place: source } = rvalue.operand
    const move = moves.get(statement) ?? { path: pathOf(source), by: movedBy(statement) }
    moves.set(statement, move)
    const known = next.moved.get(source.local) ?? []
    if (!known.includes(move)) next = { ...next, moved: new Map(next.moved).set(source.local, [...known, move]) }
  }
  return place?.local.variable ? withValue(next, place) : next
}

/** Moves out of references and elements are errors and have no effect. */
function isMoveOut({ kind, place: { local, projection } }: Operand): boolean {
  const isOwned = (step: Projection) => step.kind === 'field' || (step.kind === 'deref' && step.pointer === 'box')
  return kind === 'move' && local.variable !== undefined && projection.every(isOwned)
}

/** The expression that moves: a closure for captures, the scrutinee for bindings. */
export function movedBy({ origin, source }: Statement): Expr {
  return origin.kind === 'Closure' ? origin : (source ?? (origin as Expr))
}

function withValue(state: State, place: Place): State {
  const { local } = place
  let { moved, unset } = state
  const known = moved.get(local)
  if (known) {
    const path = pathOf(place)
    const left = known.filter((part) => !isPrefix(path, part.path))
    const changed = new Map(moved)
    if (left.length > 0) changed.set(local, left)
    else changed.delete(local)
    moved = changed
  }
  if (place.projection.length === 0 && unset.has(local)) {
    const changed = new Map(unset)
    changed.delete(local)
    unset = changed
  }
  return moved === state.moved && unset === state.unset ? state : { moved, unset }
}

/** Returns the first state itself if the second adds nothing. */
function joined(a: State, b: State): State {
  let { moved, unset } = a
  for (const [local, parts] of b.moved) {
    const known = moved.get(local) ?? []
    const added = parts.filter((part) => !known.includes(part))
    if (added.length > 0) moved = new Map(moved).set(local, [...known, ...added])
  }
  for (const local of new Set([...a.unset.keys(), ...b.unset.keys()])) {
    const [x, y] = [a.unset.get(local), b.unset.get(local)]
    if (x !== 'maybe' && x !== y) unset = new Map(unset).set(local, 'maybe')
  }
  return moved === a.moved && unset === a.unset ? a : { moved, unset }
}

export function isPrefix(a: readonly string[], b: readonly string[]): boolean {
  return a.length <= b.length && a.every((part, i) => part === b[i])
}

export type NamedPlace = {
  local: LocalDecl
  /**
   * Field names; `[]` for an element, `*&` and `*&mut` behind a reference, `*box` in a Box, `*()` for the result of
   * Deref or Index.
   */
  path: readonly string[]
}

/** Also through calls of Deref and Index. */
export function namedPlace({ local, projection }: Pick<Place, 'local' | 'projection'>): NamedPlace {
  const { through } = local
  if (!through) return { local, path: pathOf({ projection }) }
  const base = namedPlace(through.place)
  const call = through.by === 'index' ? ['*()', '[]'] : ['*()']
  return { local: base.local, path: [...base.path, ...call, ...pathOf({ projection: projection.slice(1) })] }
}

function pathOf({ projection }: Pick<Place, 'projection'>): string[] {
  return projection.map((step) => {
    if (step.kind === 'deref') return step.pointer === 'box' ? '*box' : step.pointer === 'shared' ? '*&' : '*&mut'
    return step.kind === 'index' || step.name.startsWith('[') ? '[]' : step.name
  })
}
