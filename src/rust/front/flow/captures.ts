import type { Capture, ClosureFacts, Local } from '../checker/checked'
import type { ClosureExpr } from '../tree/tree'
import type { Type } from '../types/type'
import type { Tables } from './place'
import { Walker } from './walk'
import { type Use } from './visitor'

/** The variables from outside that a closure uses, how it takes them, and what that makes of it. */
export function capturesOf(
  tables: Tables,
  isCopy: (type: Type) => boolean,
  closure: ClosureExpr,
  innerOf: (closure: ClosureExpr) => ClosureFacts,
): Pick<ClosureFacts, 'captures' | 'call'> {
  const own = new Set<Local>()
  const uses = new Map<Local, Use>()
  const paths = new Map<Local, Capture['paths']>()
  const note = (local: Local, use: Use, used: Capture['paths']) => {
    if (own.has(local)) return
    const before = uses.get(local)
    if (before === undefined || strength(use) > strength(before)) uses.set(local, use)
    paths.set(local, [...(paths.get(local) ?? []), ...used])
  }
  const run = (ways: readonly (() => void)[]) => ways.forEach((way) => way())
  const walker = new Walker(tables, isCopy, {
    use: ({ local, path }, use) => note(local, throughPointer(local, path, use), [path]),
    branches: run,
    loop: (_expr, _label, round) => round(),
    labelled: (_label, inside) => inside(),
    jump: () => undefined,
    closure: (inner) => {
      for (const { local, mode, paths } of innerOf(inner).captures)
        note(local, mode === 'move' ? (isCopy(local.type) ? 'copy' : 'move') : mode, paths)
    },
    declare: (local) => own.add(local),
  })
  for (const { pattern } of closure.params) walker.bind(pattern)
  walker.value(closure.body)
  const modes = [...uses].map(([local, use]): Capture => {
    return { local, mode: closure.isMove ? 'move' : modeOf(use), paths: paths.get(local) ?? [] }
  })
  return { captures: modes, call: callOf([...uses.values()]) }
}

/** What lies behind a reference is borrowed through it: the variable itself stays. */
function throughPointer(local: Local, path: readonly string[], use: Use): Use {
  const isBehind = path.some((part) => part.startsWith('*'))
  if (!isBehind || local.type.kind !== 'reference') return use
  return use === 'assign' || use === 'mutable' ? 'mutable' : 'shared'
}

function strength(use: Use): number {
  return ['inspect', 'copy', 'shared', 'mutable', 'assign', 'move'].indexOf(use)
}

function modeOf(use: Use): Capture['mode'] {
  if (use === 'move') return 'move'
  return use === 'mutable' || use === 'assign' ? 'mutable' : 'shared'
}

/** A closure that gives away what it took can be called once; one that changes it, not by two at a time. */
function callOf(uses: readonly Use[]): ClosureFacts['call'] {
  if (uses.includes('move')) return 'FnOnce'
  return uses.includes('mutable') || uses.includes('assign') ? 'FnMut' : 'Fn'
}

/** Whether a closure can be copied: if all that it holds can. */
export function isCopyable(captures: readonly Capture[], isCopy: (type: Type) => boolean): boolean {
  return captures.every(({ local, mode }) => mode === 'shared' || (mode === 'move' && isCopy(local.type)))
}
