import type { Value } from '../values/value'
import { type Body, type NodeOf, spanOf } from './body'
import { located } from './calls'
import { emptyList, type Frame, type Run } from './run'

/** A list of values, in the order written. */
export function listRun(items: readonly Run[]): Run {
  const [first, second] = items
  if (!first) return () => []
  if (items.length === 1) return (frame) => [first(frame)]
  if (items.length === 2 && second) return (frame) => [first(frame), second(frame)]
  const empty = emptyList(items.length)
  return (frame) => {
    const made = empty.slice()
    for (let i = 0; i < items.length; i++) made[i] = items[i]!(frame)
    return made
  }
}

/** A list that is paid for. */
export function paidListRun(items: readonly Run[], { machine: { budget } }: Body): Run {
  const list = listRun(items)
  const count = items.length
  return (frame) => {
    budget.allocate(count)
    return list(frame)
  }
}

/** `[x; n]` and `vec![x; n]`: the item is run once and cloned for all places but the last. */
export function repeatRun({ item, length, shape, at }: NodeOf<'repeat'>, body: Body): Run {
  const { budget, traits } = body.machine
  const value = body.value(item)
  const countOf = body.value(length)
  const clone = traits.clone(body.shape(shape))
  const repeated = (frame: Frame) => {
    const first = value(frame)
    const count = countOf(frame) as number
    budget.allocate(count)
    const list: Value[] = []
    for (let i = 1; i < count; i++) list.push(clone(first))
    if (count > 0) list.push(first)
    return list
  }
  return located(repeated, spanOf(at))
}

/** A variant with its fields in the order of the declaration. */
export function variantRun({ discriminant, fields }: NodeOf<'variant'>, body: Body): Run {
  const [first, ...others] = fields.map(body.value)
  if (first && others.length === 0) return (frame) => [discriminant, first(frame)]
  const list = listRun(first ? [first, ...others] : [])
  return (frame) => [discriminant, ...(list(frame) as Value[])]
}

/** Fields are run as written and lie as declared; those that are not given come from the base. */
export function structRun(node: NodeOf<'struct'>, body: Body): Run {
  const { discriminant, size } = node
  const inits = node.fields.map(({ key, value }) => ({ key, value: body.value(value) }))
  const base = node.base && baseFields(node.base, body)
  const empty = emptyList(size)
  return (frame) => {
    const made = empty.slice()
    if (discriminant !== undefined) made[0] = discriminant
    for (const { key, value } of inits) made[key] = value(frame)
    base?.(frame, made)
    return made
  }
}

/** Takes fields from a base: each as a value of its own. */
function baseFields({ place, taken }: NonNullable<NodeOf<'struct'>['base']>, body: Body) {
  const { read } = body.place(place)
  const { traits } = body.machine
  const copies = taken.map(({ copied }) => (copied === undefined ? undefined : traits.copy(body.shape(copied))))
  return (frame: Value[], made: Value[]) => {
    const fields = read(frame) as Value[]
    taken.forEach(({ key }, i) => {
      made[key] = copies[i]?.(fields[key]) ?? fields[key]
    })
  }
}
