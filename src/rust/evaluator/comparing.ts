import type { Type, TypeOf } from '../types/type'
import { compareText } from '../values/operator'
import { readThrough } from '../values/place'
import { type SliceLike, sliceOf } from '../values/slice'
import type { Callable, Value } from '../values/value'
import { discriminantOf, fieldOffset, isFieldless, isPlain, isStandard } from './layout'
import { structureOf } from './structure'

export type Equal = (left: Value, right: Value) => boolean
/** −1, 0, 1; undefined where the two have no order. */
export type Compare = (left: Value, right: Value) => number | undefined

/** What comparing asks for: how the parts are compared, and what a type has written itself. */
export type ComparingSetting<Comparing> = {
  /** Of the parts of a type, found when they are first needed. */
  part: (left: Type, right: Type) => Comparing
  /** `eq`, `partial_cmp` or `cmp` where it has a body or is native. */
  own: (left: Type, right: Type) => Callable | undefined
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
}

/** `==` of values of two types, which differ only by references, or in how a list or text is held. */
export function equality(left: Type, right: Type, setting: ComparingSetting<Equal>): Equal {
  const peeled = peel(left, right)
  if (peeled) return reading(peeled, setting.part(peeled.left, peeled.right))
  const structure = structureOf(left)
  if (structure.kind === 'atom') return (a, b) => a === b
  const own = setting.own(left, right)
  if (own) return own as Equal
  if (structure.kind === 'tuple') return equalParts(structure.items, 0, setting)
  if (structure.kind === 'list') {
    const other = structureOf(right)
    const equal = setting.part(structure.item, other.kind === 'list' ? other.item : structure.item)
    return (a, b) => equalLists(a as SliceLike, b as SliceLike, equal)
  }
  if (structure.kind === 'adt') {
    return isFieldless(structure.type.adt) ? (a, b) => a === b : equalAdts(structure.type, setting)
  }
  return (a, b) => a === b
}

function equalLists(left: SliceLike, right: SliceLike, equal: Equal): boolean {
  if (left.length !== right.length) return false
  const [a, b] = [sliceOf(left), sliceOf(right)]
  for (let i = 0; i < a.length; i++) if (!equal(a.items[a.start + i], b.items[b.start + i])) return false
  return true
}

/** `partial_cmp` and `cmp`: fields in their order, variants by their discriminants. */
export function ordering(left: Type, right: Type, setting: ComparingSetting<Compare>): Compare {
  const peeled = peel(left, right)
  if (peeled) return reading(peeled, setting.part(peeled.left, peeled.right))
  const structure = structureOf(left)
  if (structure.kind === 'atom') return isText(left) ? (a, b) => compareText(a as string, b as string) : orderOfNumbers
  const own = setting.own(left, right)
  if (own) return own as Compare
  if (structure.kind === 'tuple') return orderParts(structure.items, 0, setting)
  if (structure.kind === 'list') {
    const order = setting.part(structure.item, structure.item)
    return (a, b) => orderLists(a as SliceLike, b as SliceLike, order)
  }
  if (structure.kind === 'adt') return orderAdts(structure.type, setting)
  return () => undefined
}

function isText(type: Type): boolean {
  return type.kind === 'adt' || (type.kind === 'scalar' && type.name === 'str')
}

export function orderOfNumbers(left: Value, right: Value): number | undefined {
  const [a, b] = [left as number, right as number]
  return a < b ? -1 : a > b ? 1 : a === b || left === right ? 0 : undefined
}

function orderLists(left: SliceLike, right: SliceLike, compare: Compare): number | undefined {
  const [a, b] = [sliceOf(left), sliceOf(right)]
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const order = compare(a.items[a.start + i], b.items[b.start + i])
    if (order !== 0) return order
  }
  return Math.sign(a.length - b.length)
}

type Peeled = { left: Type; right: Type; readsLeft: boolean; readsRight: boolean }

/** The types with one reference or box taken off on the sides that have one. */
function peel(left: Type, right: Type): Peeled | undefined {
  const [leftTarget, rightTarget] = [targetOf(left), targetOf(right)]
  if (!leftTarget && !rightTarget) return undefined
  return {
    left: leftTarget ?? left,
    right: rightTarget ?? right,
    readsLeft: isPlace(left),
    readsRight: isPlace(right),
  }
}

function targetOf(type: Type): Type | undefined {
  return type.kind === 'reference' ? type.target : isStandard(type, 'Box') ? type.args[0] : undefined
}

/** Whether values of the type are places to read from. */
function isPlace(type: Type): boolean {
  return type.kind === 'reference' && type.isMutable && isPlain(type.target)
}

function reading<Answer>({ readsLeft, readsRight }: Peeled, compare: (left: Value, right: Value) => Answer) {
  if (!readsLeft && !readsRight) return compare
  return (left: Value, right: Value) =>
    compare(readsLeft ? readThrough(left) : left, readsRight ? readThrough(right) : right)
}

export function equalParts(types: readonly Type[], offset: number, setting: ComparingSetting<Equal>): Equal {
  const parts = types.map((type) => setting.part(type, type))
  return (a, b) => parts.every((equal, i) => equal((a as Value[])[i + offset], (b as Value[])[i + offset]))
}

export function equalAdts(type: TypeOf<'adt'>, setting: ComparingSetting<Equal>): Equal {
  const { adt } = type
  const offset = fieldOffset(adt)
  const variants = adt.variants.map(({ discriminant, index }): [number, Equal] => [
    Number(discriminant),
    equalParts(setting.fieldTypes(type, index), offset, setting),
  ])
  const [first] = variants
  if (adt.kind === 'struct') return first?.[1] ?? (() => true)
  const byDiscriminant = new Map(variants)
  return (a, b) => {
    const discriminant = discriminantOf(a)
    return discriminant === discriminantOf(b) && byDiscriminant.get(discriminant)!(a, b)
  }
}

export function orderParts(types: readonly Type[], offset: number, setting: ComparingSetting<Compare>): Compare {
  const parts = types.map((type) => setting.part(type, type))
  return (a, b) => {
    for (let i = 0; i < parts.length; i++) {
      const order = parts[i]!((a as Value[])[i + offset], (b as Value[])[i + offset])
      if (order !== 0) return order
    }
    return 0
  }
}

export function orderAdts(type: TypeOf<'adt'>, setting: ComparingSetting<Compare>): Compare {
  const { adt } = type
  if (isFieldless(adt)) return orderOfNumbers
  const offset = fieldOffset(adt)
  const variants = adt.variants.map(({ discriminant, index }): [number, Compare] => [
    Number(discriminant),
    orderParts(setting.fieldTypes(type, index), offset, setting),
  ])
  const [first] = variants
  if (adt.kind === 'struct') return first?.[1] ?? (() => 0)
  const byDiscriminant = new Map(variants)
  return (a, b) => {
    const [left, right] = [discriminantOf(a), discriminantOf(b)]
    return left === right ? byDiscriminant.get(left)!(a, b) : left < right ? -1 : 1
  }
}
