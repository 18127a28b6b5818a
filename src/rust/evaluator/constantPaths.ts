import type { ConstantResolution } from './constants'
import type { Body } from './body'
import type { Run } from './run'
import type { Value } from '../values/value'

/** The shared value of a const: run when it is first needed, once per program. */
export function constantRun({ constant, args }: ConstantResolution, body: Body): Run {
  const { machine } = body
  const concrete = args.map(body.concrete)
  const found = machine.checked.constantOf(constant, concrete) ?? { constant, args: concrete }
  let value: Value
  let isKnown = false
  return () => {
    if (isKnown) return value
    value = machine.constant(found.constant, found.args)
    isKnown = true
    return value
  }
}
