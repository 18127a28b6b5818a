import type { Local } from '../checker/checked'
import type { Use } from '../flow/visitor'
import { Walker } from '../flow/walk'
import type { ClosureExpr, Expr } from '../tree/tree'
import type { Build } from './build'

/** What a closure takes from outside: a part of a variable, how, and where it uses it first. */
export type Capture = { local: Local; path: readonly string[]; use: 'shared' | 'mutable' | 'move'; by: Expr }

/** The parts of variables that a closure takes: as little as it needs, whole where one part lies in another. */
export function capturesOf(b: Build, closure: ClosureExpr): Capture[] {
  const own = new Set<Local>()
  const found: Capture[] = []
  const note = (capture: Capture) => {
    if (!own.has(capture.local)) found.push(shortened(capture, closure.isMove))
  }
  const run = (ways: readonly (() => void)[]) => ways.forEach((way) => way())
  const walker = new Walker(b.tables, b.types.isCopy, {
    // To ask which variant it is takes nothing that could be in the way of others.
    use: ({ local, path }, use, by) => {
      if (use === 'inspect') return
      // What a shared reference points at can be lent on without the reference.
      const type = use === 'copy' ? b.tables.types.get(by) : undefined
      const isLent = type?.kind === 'reference' && !type.isMutable && path[path.length - 1] !== '*&'
      note({ local, path: isLent ? [...path, '*&'] : path, use: modeOf(use), by })
    },
    branches: run,
    loop: (_expr, _label, round) => round(),
    labelled: (_label, inside) => inside(),
    jump: () => undefined,
    closure: (inner) => capturesOf(b, inner).forEach(note),
    declare: (local) => own.add(local),
  })
  walker.callTrait = b.callTrait
  for (const { pattern } of closure.params) walker.bind(pattern)
  walker.value(closure.body)
  return merged(found)
}

function modeOf(use: Use): Capture['use'] {
  if (use === 'move') return 'move'
  return use === 'mutable' || use === 'assign' ? 'mutable' : 'shared'
}

/** Elements and what functions lead to are reached inside; by value no reference is followed. */
function shortened({ local, path, use, by }: Capture, isMove: boolean): Capture {
  const calls = path.findIndex((part) => part === '[]' || part === '*()')
  const known = calls < 0 ? path : path.slice(0, calls)
  const inside = use === 'move' && calls >= 0 ? 'mutable' : use
  if (isMove || inside === 'move') {
    const pointer = known.findIndex((part) => part.startsWith('*'))
    return { local, path: pointer < 0 ? known : known.slice(0, pointer), use: 'move', by }
  }
  const shared = known.lastIndexOf('*&')
  return shared < 0
    ? { local, path: known, use: inside, by }
    : { local, path: known.slice(0, shared + 1), use: 'shared', by }
}

const STRENGTH: readonly Capture['use'][] = ['shared', 'mutable', 'move']

/** A part that lies in another that is taken, too, is taken with it. */
function merged(captures: readonly Capture[]): Capture[] {
  const kept: Capture[] = []
  for (const capture of captures.toSorted((a, b) => a.path.length - b.path.length)) {
    const around = kept.find(
      ({ local, path }) => local === capture.local && path.every((part, i) => part === capture.path[i]),
    )
    if (!around) kept.push({ ...capture })
    else if (STRENGTH.indexOf(capture.use) > STRENGTH.indexOf(around.use)) around.use = capture.use
  }
  return kept
}
