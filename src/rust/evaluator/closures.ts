import type { ClosureExpr } from '../tree/tree'
import type { Capture } from '../checker/checked'
import type { Callable, Value } from '../values/value'
import { costOf } from './body'
import type { Body } from './body'
import type { Parameter } from './parameter'
import { parameterOf } from './parameter'
import { JUMP, RETURN, mayJump } from './run'
import type { Frame, Run } from './run'

/** A function ready to be called: what its arguments are bound to, what it runs, how much it costs. */
type Code = { body: Body; parameters: readonly Parameter[]; run: Run; cost: number }

/** Runs what a function does in a fresh frame; `return` ends here. */
function enteringRun({ body, parameters, run, cost }: Code): (frame: Frame) => Value {
  const { budget, jump } = body.machine
  const binds = parameters.flatMap(({ bind }) => bind ?? [])
  const plain = (frame: Frame) => {
    budget.enter()
    budget.spend(cost)
    for (let i = 0; i < binds.length; i++) binds[i]!(frame)
    const value = run(frame)
    budget.depth--
    return value
  }
  if (!mayJump(run)) return plain
  return (frame) => {
    const value = plain(frame)
    if (value !== JUMP) return value
    if (jump.target !== RETURN) throw new Error('a jump left its function')
    return jump.value
  }
}

/** A host function of the given slots: arguments are put there, captures into slot 0. */
export function callableOf(code: Code, captures?: Value[]): Callable {
  const enter = enteringRun(code)
  return callableAround(enter, code.parameters, code.body.frame, captures)
}

/** By the number of parameters, because a rest parameter costs an array more. */
function callableAround(
  enter: (frame: Frame) => Value,
  parameters: readonly Parameter[],
  size: { size: number },
  captures?: Value[],
): Callable {
  const [first, second, third] = parameters.map(({ slot }) => slot)
  if (first === undefined) {
    return () => {
      const frame: Frame = new Array<Value>(size.size)
      frame[0] = captures
      return enter(frame)
    }
  }
  if (second === undefined) {
    return (a) => {
      const frame: Frame = new Array<Value>(size.size)
      frame[0] = captures
      frame[first] = a
      return enter(frame)
    }
  }
  if (third === undefined) {
    return (a, b) => {
      const frame: Frame = new Array<Value>(size.size)
      frame[0] = captures
      frame[first] = a
      frame[second] = b
      return enter(frame)
    }
  }
  return (...values) => {
    const frame: Frame = new Array<Value>(size.size)
    frame[0] = captures
    for (let i = 0; i < parameters.length; i++) frame[parameters[i]!.slot] = values[i]
    return enter(frame)
  }
}

/** A closure expression: what it captures is taken along now, its body is compiled once. */
export function closureRun(node: ClosureExpr, body: Body, inside: (captures: readonly Capture[]) => Body): Run {
  const captures = body.checked.closures.get(node)?.captures ?? []
  const inner = inside(captures)
  const parameters = node.params.map(({ pattern }) => parameterOf(pattern, inner))
  const run = inner.expression(node.body)
  const code = { body: inner, parameters, run, cost: costOf(inner.nodes) }
  const enter = enteringRun(code)
  const taken = captures.map(({ local, mode }) =>
    mode === 'move' ? body.copied(body.variable(local)) : body.placeOf(local),
  )
  return (frame) =>
    callableAround(
      enter,
      parameters,
      inner.frame,
      taken.map((capture) => capture(frame)),
    )
}
