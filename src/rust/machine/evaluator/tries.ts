import { err, isOk, isSome, none, type Option, type Result } from '../values/option'
import type { Value } from '../values/value'
import type { Body, NodeOf } from './body'
import { JUMP, jumping, RETURN, type Run } from './run'

/** Leaves the function with a value. */
function leaving({ machine: { jump } }: Body): (value: Value) => typeof JUMP {
  return (value) => {
    jump.target = RETURN
    jump.value = value
    return JUMP
  }
}

/** `x?` of an `Option`: the value of `Some`; else the function returns `None`. */
export function tryOptionRun(node: NodeOf<'tryOption'>, body: Body): Run {
  const operand = body.value(node.operand)
  const leave = leaving(body)
  return jumping((frame) => {
    const option = operand(frame) as Option
    return isSome(option) ? option[1] : leave(none())
  })
}

/** `x?` of a `Result`: the value of `Ok`; else the function returns, the error converted to its own. */
export function tryResultRun({ operand: node, convert }: NodeOf<'tryResult'>, body: Body): Run {
  const operand = body.value(node)
  const leave = leaving(body)
  const converted = convert === undefined ? undefined : body.machine.callable(convert)
  return jumping((frame) => {
    const result = operand(frame) as Result
    if (isOk(result)) return result[1]
    return leave(err(converted ? converted(result[1]) : result[1]))
  })
}
