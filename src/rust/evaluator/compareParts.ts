import type { Type, TypeOf } from '../types/type'
import { type ComparingSetting, type Equal, type Compare, orderOfNumbers } from './comparing'
import type { Value } from '../values/value'
import { isFieldless, fieldOffset, discriminantOf } from './layout'

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
