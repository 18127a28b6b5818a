import type * as ir from '../../ir/program'
import type { Callable, Value } from '../values/value'
import { variableAccess } from './access'
import type { Body, NodeOf } from './body'
import { patternTest } from './patterns'
import { type Frame, JUMP, mayJump, RETURN, type Run } from './run'

/** What takes an argument apart that lies in its slot; missing where it has a name alone. */
export function bindOf({ slot, pattern }: ir.Parameter, body: Body): Run | undefined {
  return pattern && patternTest(pattern.pattern, variableAccess(pattern.isPlain, slot), body).bind
}

/** Runs what a function does in a fresh frame; `return` ends here. */
function enteringRun({ params, cost, body: node }: ir.Function, body: Body): (frame: Frame) => Value {
  const { budget, jump } = body.machine
  const binds = params.flatMap((param) => bindOf(param, body) ?? [])
  const run = body.expression(node)
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

/** A function of the program as a host function. */
export function compiledFunction(code: ir.Function, body: Body): Callable {
  return callableAround(enteringRun(code, body), code)
}

/** By the number of parameters, because a rest parameter costs an array more. */
function callableAround(enter: (frame: Frame) => Value, { params, size }: ir.Function, captures?: Value[]): Callable {
  const [first, second, third] = params.map(({ slot }) => slot)
  if (first === undefined) {
    return () => {
      const frame: Frame = new Array<Value>(size)
      frame[0] = captures
      return enter(frame)
    }
  }
  if (second === undefined) {
    return (a) => {
      const frame: Frame = new Array<Value>(size)
      frame[0] = captures
      frame[first] = a
      return enter(frame)
    }
  }
  if (third === undefined) {
    return (a, b) => {
      const frame: Frame = new Array<Value>(size)
      frame[0] = captures
      frame[first] = a
      frame[second] = b
      return enter(frame)
    }
  }
  return (...values) => {
    const frame: Frame = new Array<Value>(size)
    frame[0] = captures
    for (let i = 0; i < params.length; i++) frame[params[i]!.slot] = values[i]
    return enter(frame)
  }
}

/** A closure expression: what it captures is taken along now, its body is compiled once. */
export function closureRun({ captures, function: code, isOwner }: NodeOf<'closure'>, body: Body, inside: Body): Run {
  const enter = enteringRun(code, inside)
  const taken = captures.map(body.value)
  return (frame) => {
    const held = taken.map((capture) => capture(frame))
    const made = callableAround(enter, code, held)
    return isOwner ? Object.assign(made, [held]) : made
  }
}
