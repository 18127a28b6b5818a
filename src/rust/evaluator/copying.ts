import type { Type, TypeOf } from '../types/type'
import type { Budget } from '../values/budget'
import { itemsOf } from '../values/slice'
import type { SliceLike } from '../values/slice'
import type { Callable, Value } from '../values/value'
import { discriminantOf, fieldOffset, isFieldless, isStandard } from './layout'
import { structureOf } from './structure'

export type Copy = (value: Value) => Value

/** What copying and making by default ask for. */
export type CopyingSetting = {
  budget: Budget
  /** Of the parts of a type, found when they are first needed; undefined where the part itself will do. */
  part: (type: Type) => Copy | undefined
  /** `clone` where it has a body or is native; a copy asks for none. */
  own: (type: Type) => Callable | undefined
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
}

/** Makes a value of its own; undefined where the value itself will do because it cannot be changed in place. */
export function copying(type: Type, setting: CopyingSetting): Copy | undefined {
  if (isStandard(type, 'Box') && type.args[0]) return setting.part(type.args[0])
  const structure = structureOf(type)
  if (structure.kind === 'atom') return undefined
  const own = setting.own(type)
  if (own) return own
  if (structure.kind === 'tuple')
    return structure.items.length === 0 ? undefined : copyParts(structure.items, 0, setting)
  if (structure.kind === 'list') return copyList(structure.item, setting)
  return structure.kind === 'adt' ? copyAdt(structure.type, setting) : undefined
}

function copyParts(types: readonly Type[], offset: number, { part, budget }: CopyingSetting): Copy {
  const parts = types.flatMap((type, i) => {
    const copy = part(type)
    return copy ? [{ key: i + offset, copy }] : []
  })
  return (value) => {
    const fields = (value as Value[]).slice()
    budget.allocate(fields.length)
    for (const { key, copy } of parts) fields[key] = copy(fields[key])
    return fields
  }
}

function copyList(item: Type, { part, budget }: CopyingSetting): Copy {
  const copy = part(item)
  return (value) => {
    const items = itemsOf(value as SliceLike)
    budget.allocate(items.length)
    return copy ? items.map(copy) : items.slice()
  }
}

function copyAdt(type: TypeOf<'adt'>, setting: CopyingSetting): Copy | undefined {
  const { adt } = type
  if (isFieldless(adt)) return undefined
  const offset = fieldOffset(adt)
  const variants = adt.variants.map(({ discriminant, index }): [number, Copy] => [
    Number(discriminant),
    copyParts(setting.fieldTypes(type, index), offset, setting),
  ])
  const [first] = variants
  if (adt.kind === 'struct') return first?.[1]
  const byDiscriminant = new Map(variants)
  return (value) => byDiscriminant.get(discriminantOf(value))!(value)
}

/** What making a value by default asks for. */
export type DefaultSetting = {
  part: (type: Type) => () => Value
  /** `default` where it has a body or is native. */
  own: (type: Type) => Callable | undefined
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
  construct: (type: TypeOf<'adt'>, variant: number) => (fields: Value[]) => Value
}
