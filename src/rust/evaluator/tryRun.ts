import type { NodeOf } from './calls'
import type { Body } from './body'
import { type Run, RETURN, JUMP, jumping } from './run'
import type { Value, Callable } from '../values/value'
import { isStandard } from './layout'
import { type Option, isSome, none, type Result, isOk, err } from '../values/option'

/** `x?`: the value of `Some` and `Ok`; else the function returns, an error converted to its own. */
export function tryRun(node: NodeOf<'Try'>, body: Body): Run {
  const operand = body.value(node.operand)
  const { jump } = body.machine
  const leave = (value: Value) => {
    jump.target = RETURN
    jump.value = value
    return JUMP
  }
  if (isStandard(body.adjustedTypeOf(node.operand), 'Option')) {
    return jumping((frame) => {
      const option = operand(frame) as Option
      return isSome(option) ? option[1] : leave(none())
    })
  }
  const convert = errorConversion(node, body)
  return jumping((frame) => {
    const result = operand(frame) as Result
    return isOk(result) ? result[1] : leave(err(convert(result[1])))
  })
}

function errorConversion(node: NodeOf<'Try'>, body: Body): Callable {
  const callee = body.checked.callees.get(node)
  const source = body.adjustedTypeOf(node.operand)
  const error = source.kind === 'adt' ? source.args[1] : undefined
  if (!callee || !error) return (value) => value
  return body.callable(callee, node.span, [error], body.concrete(callee.item.signature.result))
}
