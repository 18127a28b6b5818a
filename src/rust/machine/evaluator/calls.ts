import type { Span } from '../../ir/program'
import { limitOf } from '../values/budget'
import { Panic } from '../values/panic'
import { Place } from '../values/place'
import type { Callable } from '../values/value'
import { type Body, type NodeOf, spanOf } from './body'
import { operandIn, operandOf } from './operands'
import type { Frame, Run } from './run'

/** Calls what a piece gives: a closure, a function, behind references perhaps. */
export function callValueRun(node: NodeOf<'callValue'>, body: Body): Run {
  const args = node.args.map(body.value)
  const callee = body.value(node.callee)
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

/** Calls a known function with its arguments, in the order written. */
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

/** A panic inside that has no place in the program is one of this call. */
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

/** What was thrown inside, at home in the program: what the host does not have is told as a panic is. */
function placed(thrown: unknown, span: Span | undefined): unknown {
  const ended = limitOf(thrown) ?? thrown
  if (span && ended instanceof Panic) ended.span ??= span
  return ended
}
