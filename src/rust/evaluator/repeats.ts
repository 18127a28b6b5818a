import type { Expr } from '../tree/tree'
import type { Run } from './run'
import type { Body } from './body'
import type { Value } from '../values/value'
import { copyIfCopied } from './aggregates'

/** `[x; n]` and `vec![x; n]`: the item is run once and cloned for all places but the last. */
export function repeatRun(item: Expr, length: Run, body: Body): Run {
  const { budget, traits } = body.machine
  const value = body.value(item)
  const clone = traits.clone(body.adjustedTypeOf(item))
  return (frame) => {
    const first = value(frame)
    const count = length(frame) as number
    budget.allocate(count)
    const list: Value[] = []
    for (let i = 1; i < count; i++) list.push(clone(first))
    if (count > 0) list.push(first)
    return list
  }
}

/** Takes the fields that are not given from the base: each as a value of its own. */
export function baseFields(base: Expr, count: number, given: ReadonlySet<number>, body: Body) {
  const { read, type } = body.place(base)
  const { traits } = body.machine
  const types = type.kind === 'adt' ? body.fieldTypes(type, 0) : []
  const taken = Array.from({ length: count }, (_, key) => key).filter((key) => !given.has(key))
  const copies = taken.map((key) => copyIfCopied(types[key], body, traits.copy))
  return (frame: Value[], made: Value[]) => {
    const fields = read(frame) as Value[]
    taken.forEach((key, i) => {
      made[key] = copies[i]?.(fields[key]) ?? fields[key]
    })
  }
}
