import type * as ir from '../../ir/program'
import type { Span } from '../../ir/program'
import { limitOf, Panic } from '../values/budget'
import { Place } from '../values/place'
import type { Callable, Value } from '../values/value'
import { JUMP, mayJump, RETURN, spanOf, type Body, type Frame, type NodeOf, type Run } from './run'
import { operandIn, operandOf } from './operands'
import { variableAccess } from './places'
import { patternTest } from './patterns'
import { expressionRun, innerRun, innerRuns } from './expressions'

/** Also works through references. */
export function callValueRun(node: NodeOf<'callValue'>, body: Body): Run {
  const args = innerRuns(node.args, body)
  const callee = innerRun(node.callee, body)
  const span = spanOf(node.at)
  const functionOf = (frame: Frame): Callable => {
    let value = callee(frame)
    while (value instanceof Place) value = value.get()
    return value as Callable
  }
  const [first, second] = args
  if (!first) return located((frame) => functionOf(frame)(), span)
  if (args.length === 1) return located((frame) => functionOf(frame)(first(frame)), span)
  if (args.length === 2 && second) return located((frame) => functionOf(frame)(first(frame), second(frame)), span)
  return located((frame) => functionOf(frame)(...args.map((arg) => arg(frame))), span)
}

export function applied(callable: Callable, args: readonly Run[], span: Span | undefined): Run {
  const [first, second, third] = args
  if (!first) return located(() => callable(), span)
  if (!second) return appliedToOne(callable, first, span)
  if (!third) return located((frame) => callable(first(frame), second(frame)), span)
  if (args.length === 3) return located((frame) => callable(first(frame), second(frame), third(frame)), span)
  return located((frame) => callable(...args.map((arg) => arg(frame))), span)
}

function appliedToOne(callable: Callable, arg: Run, span: Span | undefined): Run {
  const easy = operandOf(arg)
  if (!easy) return located((frame) => callable(arg(frame)), span)
  return (frame) => {
    try {
      return callable(operandIn(frame, easy))
    } catch (thrown) {
      throw placed(thrown, span)
    }
  }
}

/** Gives panics without a position the position of this call. */
export function located<Given>(run: (frame: Frame) => Given, span: Span | undefined): (frame: Frame) => Given {
  if (!span) return run
  return (frame) => {
    try {
      return run(frame)
    } catch (thrown) {
      throw placed(thrown, span)
    }
  }
}

/** Converts an exception to an error of the program; limits of JavaScript become panics. */
function placed(thrown: unknown, span: Span | undefined): unknown {
  const ended = limitOf(thrown) ?? thrown
  if (span && ended instanceof Panic) ended.span ??= span
  return ended
}

/** Destructures an argument in its slot; undefined for a plain name. */
export function bindOf({ slot, pattern }: ir.Parameter, body: Body): Run | undefined {
  return pattern && patternTest(pattern.pattern, variableAccess(pattern.isPlain, slot), body).bind
}

/** `return` ends here. */
function enteringRun({ params, cost, body: node }: ir.Function, body: Body): (frame: Frame) => Value {
  const { budget, jump } = body.machine
  const binds = params.flatMap((param) => bindOf(param, body) ?? [])
  const run = expressionRun(node, body)
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

export function compiledFunction(code: ir.Function, body: Body): Callable {
  return callableAround(enteringRun(code, body), code)
}

/** Specialized by the number of parameters, because a rest parameter would cost an array. */
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

/** Compiles the body once. */
export function closureRun({ captures, function: code, isOwner }: NodeOf<'closure'>, body: Body, inside: Body): Run {
  const enter = enteringRun(code, inside)
  const taken = innerRuns(captures, body)
  return (frame) => {
    const held = taken.map((capture) => capture(frame))
    const made = callableAround(enter, code, held)
    return isOwner ? Object.assign(made, [held]) : made
  }
}
