import type { Expr } from '../tree/tree'
import { Panic } from '../values/panic'
import { Place } from '../values/place'
import type { Callable } from '../values/value'
import { constructionRun } from './aggregates'
import { spanIn } from './body'
import type { Body } from './body'
import type { Frame, Run } from './run'

export type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** `f(a, b)`: a function by its name, a constructor, or a closure. */
export function callRun(node: NodeOf<'Call'>, body: Body): Run {
  const args = node.args.map(body.value)
  const resolution = node.callee.kind === 'PathExpr' ? body.checked.paths.get(node.callee) : undefined
  if (resolution?.kind === 'function') {
    const { constructs } = resolution.callee.item
    if (constructs) return constructionRun(constructs.adt, constructs.variant, args)
    const types = node.args.map(body.adjustedTypeOf)
    const callable = body.callable(resolution.callee, node.span, types, body.typeOf(node))
    return applied(callable, args, node, body)
  }
  return calledValue(body.place(node.callee).read, args, node, body)
}

/** Calls what a piece gives: a closure, a function, behind references perhaps. */
function calledValue(callee: Run, args: readonly Run[], node: NodeOf<'Call'>, body: Body): Run {
  const functionOf = (frame: Frame): Callable => {
    let value = callee(frame)
    while (value instanceof Place) value = value.get()
    return value as Callable
  }
  const [first, second] = args
  if (!first) return located((frame) => functionOf(frame)(), node, body)
  if (args.length === 1) return located((frame) => functionOf(frame)(first(frame)), node, body)
  if (args.length === 2 && second) {
    return located((frame) => functionOf(frame)(first(frame), second(frame)), node, body)
  }
  return located((frame) => functionOf(frame)(...args.map((arg) => arg(frame))), node, body)
}

/** `receiver.name(args)`. */
export function methodRun(node: NodeOf<'MethodCall'>, body: Body): Run {
  const callee = body.checked.callees.get(node)
  const args = node.args.map(body.value)
  const receiver = body.value(node.receiver)
  if (!callee) throw new Error(`no method ${node.name.name}`)
  const types = [body.adjustedTypeOf(node.receiver), ...node.args.map(body.adjustedTypeOf)]
  const callable = body.callable(callee, node.span, types, body.typeOf(node))
  return applied(callable, [receiver, ...args], node, body)
}

/** Calls a known function with its arguments, in the order written. */
export function applied(callable: Callable, args: readonly Run[], node: { span: Expr['span'] }, body: Body): Run {
  const [first, second, third] = args
  if (!first) return located(() => callable(), node, body)
  if (!second) return located((frame) => callable(first(frame)), node, body)
  if (!third) return located((frame) => callable(first(frame), second(frame)), node, body)
  if (args.length === 3) {
    return located((frame) => callable(first(frame), second(frame), third(frame)), node, body)
  }
  return located((frame) => callable(...args.map((arg) => arg(frame))), node, body)
}

/** A panic inside that has no place in the program is one of this call. */
function located(run: Run, node: { span: Expr['span'] }, body: Body): Run {
  const span = spanIn(body, node.span)
  if (!span) return run
  return (frame) => {
    try {
      return run(frame)
    } catch (thrown) {
      if (thrown instanceof Panic) thrown.span ??= span
      throw thrown
    }
  }
}
