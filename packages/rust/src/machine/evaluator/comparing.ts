import type { Budget } from '../values/budget'
import { compareText } from '../values/operator'
import { readThrough } from '../values/place'
import { type SliceLike, sliceOf, type Callable, type Value } from '../values/value'
import { type AdtShape, byVariant, discriminantOf, isFieldless, isStandard, type Shape } from '../values/shape'
import { partsOf, structureOf } from './structure'

export type Equal = (left: Value, right: Value) => boolean
/** −1, 0, 1, or undefined if unordered. */
export type Compare = (left: Value, right: Value) => number | undefined

export type ComparingSetting<Comparing> = {
  budget: Budget
  part: (left: Shape, right: Shape) => Comparing
  /** The type's own `eq`, `partial_cmp` or `cmp`. */
  own: (left: Shape, right: Shape) => Callable | undefined
}

/** `==` for two types that differ only in references or in the kind of list or text. */
export function equality(left: Shape, right: Shape, setting: ComparingSetting<Equal>): Equal {
  const peeled = peeledComparison(left, right, setting.part)
  if (peeled) return peeled
  const structure = structureOf(left)
  if (structure.kind === 'atom') return isText(left) ? equalTexts(setting) : same
  const own = setting.own(left, right)
  if (own) return own as Equal
  if (structure.kind === 'tuple') return equalParts(structure.items, 0, setting)
  if (structure.kind === 'list') {
    const other = structureOf(right)
    const equal = setting.part(structure.item, other.kind === 'list' ? other.item : structure.item)
    return (a, b) => equalLists(a as SliceLike, b as SliceLike, equal, setting.budget)
  }
  if (structure.kind === 'adt') {
    return isFieldless(structure.shape) ? same : equalAdts(structure.shape, setting)
  }
  return same
}

const same: Equal = (a, b) => a === b

const CHARACTERS_PER_STEP = 64
/** Items compared per step, unless comparing them has its own cost. */
const ITEMS_PER_STEP = 4

function equalTexts({ budget }: ComparingSetting<Equal>): Equal {
  return (a, b) => {
    const [{ length }, other] = [a as string, b as string]
    if (length === other.length && length > CHARACTERS_PER_STEP) budget.spend(length / CHARACTERS_PER_STEP)
    return a === b
  }
}

function equalLists(left: SliceLike, right: SliceLike, equal: Equal, budget: Budget): boolean {
  if (left.length !== right.length) return false
  const [a, b] = [sliceOf(left), sliceOf(right)]
  let i = 0
  while (i < a.length && equal(a.items[a.start + i], b.items[b.start + i])) i++
  budget.spend(i / ITEMS_PER_STEP)
  return i === a.length
}

/** `partial_cmp` and `cmp`: fields in order, variants by discriminant. */
export function ordering(left: Shape, right: Shape, setting: ComparingSetting<Compare>): Compare {
  const peeled = peeledComparison(left, right, setting.part)
  if (peeled) return peeled
  const structure = structureOf(left)
  if (structure.kind === 'atom') return isText(left) ? orderTexts(setting) : orderOfNumbers
  const own = setting.own(left, right)
  if (own) return own as Compare
  if (structure.kind === 'tuple') return orderParts(structure.items, 0, setting)
  if (structure.kind === 'list') {
    const order = setting.part(structure.item, structure.item)
    return (a, b) => orderLists(a as SliceLike, b as SliceLike, order, setting.budget)
  }
  if (structure.kind === 'adt') return orderAdts(structure.shape, setting)
  return () => undefined
}

function isText(shape: Shape): boolean {
  return shape.kind === 'adt' || (shape.kind === 'scalar' && shape.name === 'str')
}

function orderOfNumbers(left: Value, right: Value): number | undefined {
  const [a, b] = [left as number, right as number]
  return a < b ? -1 : a > b ? 1 : a === b || left === right ? 0 : undefined
}

function orderTexts({ budget }: ComparingSetting<Compare>): Compare {
  return (left, right) => {
    const [a, b] = [left as string, right as string]
    budget.spend(Math.min(a.length, b.length) / CHARACTERS_PER_STEP)
    return compareText(a, b)
  }
}

function orderLists(left: SliceLike, right: SliceLike, compare: Compare, budget: Budget): number | undefined {
  const [a, b] = [sliceOf(left), sliceOf(right)]
  const length = Math.min(a.length, b.length)
  let i = 0
  let order: number | undefined = 0
  while (i < length && (order = compare(a.items[a.start + i], b.items[b.start + i])) === 0) i++
  budget.spend(i / ITEMS_PER_STEP)
  return i < length ? order : Math.sign(a.length - b.length)
}

/** Looks through references and boxes; undefined if there are none. */
function peeledComparison<Answer>(
  left: Shape,
  right: Shape,
  part: (left: Shape, right: Shape) => (left: Value, right: Value) => Answer,
) {
  const [leftTarget, rightTarget] = [targetOf(left), targetOf(right)]
  if (!leftTarget && !rightTarget) return undefined
  const compare = part(leftTarget ?? left, rightTarget ?? right)
  const [readsLeft, readsRight] = [isPlace(left), isPlace(right)]
  if (!readsLeft && !readsRight) return compare
  return (a: Value, b: Value) => compare(readsLeft ? readThrough(a) : a, readsRight ? readThrough(b) : b)
}

export function targetOf(shape: Shape): Shape | undefined {
  if (shape.kind === 'reference') return shape.target
  return isStandard(shape, 'Box') ? shape.args[0] : undefined
}

function isPlace(shape: Shape): boolean {
  return shape.kind === 'reference' && shape.isMutable && shape.target.isPlain
}

function equalParts(shapes: readonly Shape[], offset: number, setting: ComparingSetting<Equal>): Equal {
  const parts = shapes.map((shape) => setting.part(shape, shape))
  return (a, b) => {
    setting.budget.spend(1)
    return parts.every((equal, i) => equal((a as Value[])[i + offset], (b as Value[])[i + offset]))
  }
}

function equalAdts(shape: AdtShape, setting: ComparingSetting<Equal>): Equal {
  const equal: Equal = byVariant(shape, ({ fields }, offset) => equalParts(partsOf(fields), offset, setting))
  if (shape.form === 'struct') return equal
  return (a, b) => discriminantOf(a) === discriminantOf(b) && equal(a, b)
}

function orderParts(shapes: readonly Shape[], offset: number, setting: ComparingSetting<Compare>): Compare {
  const parts = shapes.map((shape) => setting.part(shape, shape))
  return (a, b) => {
    setting.budget.spend(1)
    for (let i = 0; i < parts.length; i++) {
      const order = parts[i]!((a as Value[])[i + offset], (b as Value[])[i + offset])
      if (order !== 0) return order
    }
    return 0
  }
}

function orderAdts(shape: AdtShape, setting: ComparingSetting<Compare>): Compare {
  if (isFieldless(shape)) return orderOfNumbers
  const order: Compare = byVariant(shape, ({ fields }, offset) => orderParts(partsOf(fields), offset, setting))
  if (shape.form === 'struct') return order
  return (a, b) => Math.sign(discriminantOf(a) - discriminantOf(b)) || order(a, b)
}
