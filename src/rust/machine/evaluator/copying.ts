import type { Budget } from '../values/budget'
import { ownText } from '../values/ownText'
import { itemsOf } from '../values/slice'
import type { SliceLike } from '../values/slice'
import type { Callable, Value } from '../values/value'
import { type AdtShape, byVariant, isFieldless, isStandard, type Shape } from '../values/shape'
import { partsOf, structureOf } from './structure'

/** Gives a value that can be changed without changing the one it was made from. */
export type Copy = (value: Value) => Value

/** What copying asks for. */
type CopyingSetting = {
  budget: Budget
  /** Of the parts of a value, found when they are first needed; undefined where the part itself will do. */
  part: (shape: Shape) => Copy | undefined
  /** `clone` where it has a body or is native; a copy asks for none. */
  own: (shape: Shape) => Callable | undefined
}

/** Makes a value of its own; undefined where the value itself will do because it cannot be changed in place. */
export function copying(shape: Shape, setting: CopyingSetting): Copy | undefined {
  if (isStandard(shape, 'Box') && shape.args[0]) return setting.part(shape.args[0])
  const structure = structureOf(shape)
  if (structure.kind === 'atom') return isStandard(shape, 'String') ? copyText(setting) : undefined
  const own = setting.own(shape)
  if (own) return own
  if (structure.kind === 'tuple')
    return structure.items.length === 0 ? undefined : copyParts(structure.items, 0, setting)
  if (structure.kind === 'list') return copyList(structure.item, setting)
  return structure.kind === 'adt' ? copyAdt(structure.shape, setting) : undefined
}

/** A text cannot be changed in place, but what a state keeps is a copy: it holds its own memory, which is paid for. */
function copyText({ budget }: CopyingSetting): Copy {
  return (value) => {
    budget.allocate((value as string).length)
    return ownText(value as string)
  }
}

function copyParts(shapes: readonly Shape[], offset: number, { part, budget }: CopyingSetting): Copy {
  const parts = shapes.flatMap((shape, i) => {
    const copy = part(shape)
    return copy ? [{ key: i + offset, copy }] : []
  })
  return (value) => {
    const fields = (value as Value[]).slice()
    budget.allocate(fields.length)
    for (const { key, copy } of parts) fields[key] = copy(fields[key])
    return fields
  }
}

function copyList(item: Shape, { part, budget }: CopyingSetting): Copy {
  const copy = part(item)
  return (value) => {
    const items = itemsOf(value as SliceLike)
    budget.allocate(items.length)
    return copy ? items.map(copy) : items.slice()
  }
}

function copyAdt(shape: AdtShape, setting: CopyingSetting): Copy | undefined {
  if (isFieldless(shape)) return undefined
  return byVariant(shape, ({ fields }, offset) => copyParts(partsOf(fields), offset, setting)) as Copy
}
