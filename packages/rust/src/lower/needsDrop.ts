import type { Checked, ClosureFacts } from '../front/checked/checked'
import type { Expr } from '../front/tree/tree'
import type { Closure, FunctionItem, Param, Type, TypeOf } from '../front/types/type'
import { isStd } from '../front/types/known'
import type * as ir from '../ir/program'
import { ownedCaptures, type Captured } from './functions'
import { hasKnownParts, isShared } from './layout'
import { memoize, typeKey } from './memoized'

export type Drops = {
  /** Whether dropping the type has an observable effect. */
  needs: (type: Type) => boolean
  /** Values that a closure owns, by path. */
  capturesOf: (type: TypeOf<'closure'>) => readonly Captured[]
}

/** A slot that was moved out of is empty (`undefined`), so scopes need no flow analysis. */
export class DropScopes {
  /** Open scopes, innermost last; their variables are dropped in reverse order. */
  readonly open: Scope[] = []
  variables: Scope = []
  temporaries: Scope = []
  /** Temporaries whose lifetime a `let` extends. */
  readonly kept = new Map<Expr, Scope>()
  /** Moves out of the scrutinee, which run after the match. */
  readonly moves: ir.Expr[] = []
  /** Type parameters with an `FnOnce` bound, whose values are consumed by a call. */
  readonly calledOnce = new Set<Param>()
  /** Slots with the places that patterns move out of. */
  readonly takers = new Set<ir.Slot>()

  constructor(readonly needs: Drops['needs']) {}
}

/** Variables and temporaries in order of creation. */
export type Scope = { slot: ir.Slot; type: Type; at?: ir.At }[]

/** Functions with which a program can observe reference counts. */
const COUNTING = [
  ...['strong_count', 'weak_count', 'get_mut', 'make_mut', 'try_unwrap', 'into_inner', 'unwrap_or_clone'],
].flatMap((name) => [`Rc::${name}`, `Arc::${name}`])

const UPGRADING = ['Weak::upgrade', 'Weak::strong_count', 'Weak::weak_count']

/** Functions that need exclusive access to a `RefCell` or lock. */
const CHANGING = [
  ...['borrow_mut', 'try_borrow_mut', 'replace', 'replace_with', 'take', 'swap'].map((name) => `RefCell::${name}`),
  ...['Mutex::lock', 'RwLock::write'],
]

/** Std types that own values of their arguments, besides those that are declared with their fields. */
const OWNERS = [
  ...['Box', 'Vec', 'VecDeque', 'BinaryHeap', 'HashMap', 'BTreeMap', 'HashSet', 'BTreeSet', 'Rc', 'Arc'],
  ...['Cell', 'RefCell', 'OnceCell', 'OnceLock', 'Mutex', 'RwLock'],
  ...['IntoIter', 'ArrayIntoIter', 'Drain', 'MapIntoIter', 'IntoKeys', 'IntoValues', 'SetIntoIter', 'OptionIntoIter'],
]

/**
 * Undefined if drops have no observable effect: no `Drop` impl, no use of reference counts, no changes through
 * `RefCell`.
 */
export function dropsOf(checked: Checked): Drops | undefined {
  const effects: DropEffects = {
    drops: checked.functions.some(
      ({ owner }) => owner?.kind === 'impl' && owner.isOwn && owner.trait?.trait.name === 'Drop',
    ),
    counts: calls(checked, [...COUNTING, ...UPGRADING]),
    borrows: calls(checked, CHANGING),
  }
  if (!effects.drops && !effects.counts && !effects.borrows) return undefined
  const facts = new Map<Closure, ClosureFacts>()
  for (const found of checked.closures.values()) {
    if (found.type.kind === 'closure') facts.set(found.type.closure, found)
  }
  const capturesOf = ({ closure, args }: TypeOf<'closure'>) =>
    (facts.get(closure)?.captures ?? []).flatMap((capture, i) => {
      const type = checked.substitute(capture.local.type, closure.generics, args)
      return ownedCaptures(capture, type, checked).map((owned) => ({ ...owned, path: [i, ...owned.path] }))
    })
  const known = new Map<string, boolean>()
  const isSeen = (type: Type) => endIsSeen(type, effects, checked)
  const needs = (type: Type) =>
    memoize(known, typeKey(type), () => reaches(type, isSeen, (part) => ownedBy(part, checked, capturesOf)))
  return { needs, capturesOf }
}

function calls({ callees, paths }: Checked, keys: readonly string[]): boolean {
  const isOne = ({ key }: FunctionItem) => keys.includes(key)
  for (const { item } of callees.values()) if (isOne(item)) return true
  for (const found of paths.values()) if (found.kind === 'function' && isOne(found.callee.item)) return true
  return false
}

/** How a program can observe drops. */
type DropEffects = { drops: boolean; counts: boolean; borrows: boolean }

/**
 * Whether dropping the value itself has an observable effect. In practice, a trait object may be anything except a
 * `RefCell` guard.
 */
function endIsSeen(type: Type, { drops, counts, borrows }: DropEffects, checked: Checked): boolean {
  if (type.kind === 'dyn') return drops || counts
  if (type.kind !== 'adt') return false
  if (type.adt.isOwn) return drops && checked.implOf('Drop', type) !== undefined
  if (isStd(type, 'Ref') || isStd(type, 'RefMut')) return borrows
  return counts && (isShared(type) || isStd(type, 'Weak'))
}

function reaches(type: Type, isSeen: (type: Type) => boolean, partsOf: (type: Type) => readonly Type[]): boolean {
  const looked = new Set<string>()
  const look = (part: Type): boolean => {
    const key = typeKey(part)
    if (looked.has(key)) return false
    looked.add(key)
    return isSeen(part) || partsOf(part).some(look)
  }
  return look(type)
}

function ownedBy(type: Type, checked: Checked, capturesOf: Drops['capturesOf']): readonly Type[] {
  switch (type.kind) {
    case 'tuple':
      return type.items
    case 'array':
    case 'slice':
      return [type.item]
    case 'closure':
      return capturesOf(type).map((captured) => captured.type)
    case 'adt': {
      const { adt, args } = type
      if (!hasKnownParts(adt)) return OWNERS.includes(adt.name) ? args : []
      return adt.variants.flatMap(({ fields }) =>
        fields.map((field) => checked.substitute(field.type, adt.params, args)),
      )
    }
    default:
      return []
  }
}
