import type { Expr } from '../tree/tree'
import type { Run } from './run'
import type { Body } from './body'
import type { Value } from '../values/value'

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
