import type { Local } from '../checker/checked'
import type { Expr } from '../tree/tree'

/** A part of a variable that was given away, and where. */
export type Moved = { path: readonly string[]; by: Expr }

/** What is known at one point of the program about its variables. */
export type State = {
  /** The point cannot be reached. */
  isDead: boolean
  moved: ReadonlyMap<Local, readonly Moved[]>
  /** Variables declared without a value: whether they have one by now. Others always have. */
  unset: ReadonlyMap<Local, 'never' | 'maybe'>
}

/** Where a body begins: reachable, with nothing moved and nothing left without a value. */
export const BEGIN: State = { isDead: false, moved: new Map(), unset: new Map() }

/** The same point, but no way leads to it. */
export function dead(state: State): State {
  return { ...state, isDead: true }
}

/** What is known where several ways meet: what is moved on one of them may be moved. */
export function join(states: readonly State[]): State {
  const alive = states.filter(({ isDead }) => !isDead)
  const [first, ...others] = alive
  if (!first) return states[0] ? dead(states[0]) : BEGIN
  return others.reduce(joinTwo, first)
}

function joinTwo(a: State, b: State): State {
  if (a.moved === b.moved && a.unset === b.unset) return a
  const moved = new Map(a.moved)
  for (const [local, parts] of b.moved) {
    const known = moved.get(local)
    if (known === parts) continue
    moved.set(local, known ? [...known, ...parts.filter((part) => !known.includes(part))] : parts)
  }
  const unset = new Map<Local, 'never' | 'maybe'>()
  for (const local of new Set([...a.unset.keys(), ...b.unset.keys()])) {
    const [x, y] = [a.unset.get(local), b.unset.get(local)]
    unset.set(local, x === 'never' && y === 'never' ? 'never' : 'maybe')
  }
  return { isDead: false, moved, unset }
}

/** A part of the variable is given away from here on. */
export function withMoved(state: State, local: Local, moved: Moved): State {
  const known = state.moved.get(local) ?? []
  return { ...state, moved: new Map(state.moved).set(local, [...known, moved]) }
}

/** The place has a value again. */
export function withValue(state: State, local: Local, path: readonly string[]): State {
  let { moved, unset } = state
  const known = moved.get(local)
  if (known) {
    const left = known.filter((part) => !isPrefix(path, part.path))
    const changed = new Map(moved)
    if (left.length > 0) changed.set(local, left)
    else changed.delete(local)
    moved = changed
  }
  if (path.length === 0 && unset.has(local)) {
    const changed = new Map(unset)
    changed.delete(local)
    unset = changed
  }
  return { ...state, moved, unset }
}

/** The variable is declared, and has no value yet. */
export function withoutValue(state: State, local: Local): State {
  return { ...state, unset: new Map(state.unset).set(local, 'never') }
}

/** Whether `a` leads to what `b` leads to, or to something around it. */
export function isPrefix(a: readonly string[], b: readonly string[]): boolean {
  return a.length <= b.length && a.every((part, i) => part === b[i])
}
