import type { Machine } from './machine'
import type { Constant, Type } from '../types/type'
import type { Value } from '../values/value'
import { Panic } from '../values/panic'
import { nativeOf } from './targets'
import { newBody } from './compile'
import { isLiteral, valueOfLiteral } from './literals'

/** The value of a const: its expression is run once, in a frame of its own. */
export function constantValue(machine: Machine, constant: Constant, args: readonly Type[]): Value {
  if (!constant.value) {
    const native = machine.natives[constant.key]
    if (!native) throw new Panic(`\`${constant.key}\` is not supported here`, undefined, 'unsupported')
    return nativeOf(machine, native, constant, args, { args: [], result: constant.type })()
  }
  const body = newBody(machine, {
    params: constant.params,
    args,
    isOwnText: constant.isOwn,
    captures: [],
  })
  // The text of the standard library has no tables for its constants
  const { value } = constant
  if (isLiteral(value) && !machine.checked.types.has(value)) return valueOfLiteral(value, constant.type)
  const run = body.value(value)
  return run(new Array<Value>(body.frame.size))
}
