import type { Checked, ClosureFacts } from '../front/checked/checked'
import type { Expr } from '../front/tree/tree'
import type { Closure, FunctionItem, Param, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import { ownedCaptures, type Captured } from './functions'
import { hasKnownParts, isShared, isStandard } from './layout'
import { remembered, typeKey } from './memoized'

/** What a program can tell of the end of its values. */
export type Drops = {
  /** Whether something can be told of the end of a value of the type, so that it has to happen in time. */
  needs: (type: Type) => boolean
  /** What a closure has moved into itself, by the way to it among its captures. */
  capturesOf: (type: TypeOf<'closure'>) => readonly Captured[]
}

/**
 * Values whose end can be told, as a body makes and moves them. A slot that has been moved out of is empty (`undefined`), so
 * that nothing has to be known here about the ways that lead to the end of a scope.
 */
export type Endings = Pick<Drops, 'needs'> & {
  /** The scopes that are open, innermost last: what they hold ends where they do, the last one first. */
  open: Scope[]
  /** Where variables end that are declared now. */
  variables: Scope
  /** Where values end that have no name. */
  temporaries: Scope
  /** Values that a `let` keeps for its block, because it borrows them. */
  kept: Map<Expr, Scope>
  /** What patterns take out of the places that they look at, to be run once they fit. */
  moves: ir.Expr[]
  /** The type parameters of which a value ends when it is called. */
  calledOnce: Set<Param>
  /** The slots in which patterns keep the places that they take something out of. */
  takers: Set<ir.Slot>
}

/** Variables and values without a name, in the order in which they are made. */
export type Scope = { slot: ir.Slot; type: Type; at?: ir.At }[]

/** Functions whose answer depends on how many own an `Rc`. */
const COUNTING = [
  ...['strong_count', 'weak_count', 'get_mut', 'make_mut', 'try_unwrap', 'into_inner', 'unwrap_or_clone'],
].flatMap((name) => [`Rc::${name}`, `Arc::${name}`])

const UPGRADING = ['Weak::upgrade', 'Weak::strong_count', 'Weak::weak_count']

/** Functions for which nobody else may have borrowed a `RefCell` or taken a lock. */
const CHANGING = [
  ...['borrow_mut', 'try_borrow_mut', 'replace', 'replace_with', 'take', 'swap'].map((name) => `RefCell::${name}`),
  ...['Mutex::lock', 'RwLock::write'],
]

/** Standard types that own values of their arguments, besides structs and enums of known parts. */
const OWNERS = [
  ...['Box', 'Vec', 'VecDeque', 'BinaryHeap', 'HashMap', 'BTreeMap', 'HashSet', 'BTreeSet', 'Rc', 'Arc'],
  ...['Cell', 'RefCell', 'OnceCell', 'OnceLock', 'Mutex', 'RwLock'],
  ...['IntoIter', 'ArrayIntoIter', 'Drain', 'MapIntoIter', 'IntoKeys', 'IntoValues', 'SetIntoIter', 'OptionIntoIter'],
]

/** Missing where nothing can be told: no type has a `Drop`, nobody asks how many own an `Rc`, and no `RefCell` is changed. */
export function dropsOf(checked: Checked): Drops | undefined {
  const effects: DropEffects = {
    drops: checked.functions.some(isOwnDrop),
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
    remembered(known, typeKey(type), () => reaches(type, isSeen, (part) => ownedBy(part, checked, capturesOf)))
  return { needs, capturesOf }
}

function isOwnDrop({ owner }: FunctionItem): boolean {
  return owner?.kind === 'impl' && owner.isOwn && owner.trait?.trait.name === 'Drop'
}

/** Whether a program calls one of these functions of std. */
function calls({ callees, paths }: Checked, keys: readonly string[]): boolean {
  const isOne = ({ key }: FunctionItem) => keys.includes(key)
  for (const { item } of callees.values()) if (isOne(item)) return true
  for (const found of paths.values()) if (found.kind === 'function' && isOne(found.callee.item)) return true
  return false
}

/** By what a program can tell that values end: a `Drop`, how many own an `Rc`, whether a `RefCell` is borrowed. */
type DropEffects = { drops: boolean; counts: boolean; borrows: boolean }

/**
 * Whether the end of a value itself is seen, whatever it holds. What stands behind `dyn` may be anything, but hardly ever a
 * borrow of a `RefCell`.
 */
function endIsSeen(type: Type, { drops, counts, borrows }: DropEffects, checked: Checked): boolean {
  if (type.kind === 'dyn') return drops || counts
  if (type.kind !== 'adt') return false
  if (type.adt.isOwn) return drops && checked.implOf('Drop', type) !== undefined
  if (isStandard(type, 'Ref') || isStandard(type, 'RefMut')) return borrows
  return counts && (isShared(type) || isStandard(type, 'Weak'))
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

/** The types of what ends with a value. */
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
