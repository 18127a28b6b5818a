import type { FunctionItem, Type } from '../types/type'
import { Panic } from '../values/panic'
import type { Callable } from '../values/value'
import { callableOf } from './closures'
import { parameterOf } from './parameter'
import { costOf } from './body'
import { newBody } from './compile'
import type { Machine } from './machine'
import { catching } from './run'

const compilers = new WeakMap<Callable, () => Callable>()

/** A function with a body for these type arguments. It is compiled when it is first called. */
export function functionOf(machine: Machine, item: FunctionItem, args: readonly Type[]): Callable {
  let compiled: Callable | undefined
  const find = () => (compiled ??= compileFunction(machine, item, args))
  // Arguments handed on by name cost less than a list of them
  const callable: Callable =
    item.signature.params.length > 4
      ? (...values) => find()(...values)
      : (a, b, c, d) => (compiled ?? find())(a, b, c, d)
  compilers.set(callable, find)
  return callable
}

/** Compiles a function before it is called, so that what it names and is not supported is told. */
export function compileNow(callable: Callable): void {
  compilers.get(callable)?.()
}

/** Compiles a function: its parameters, then its body. */
export function compileFunction(machine: Machine, item: FunctionItem, args: readonly Type[]): Callable {
  const { checked } = machine
  const body = newBody(machine, { params: item.params, args, isOwnText: item.isOwn, captures: [] })
  const self = checked.selves.get(item)
  const parameters = self ? [{ slot: body.slotOf(self) }] : []
  for (const { pattern } of item.node?.params ?? []) parameters.push(parameterOf(pattern, body))
  if (!item.body) throw new Panic(`\`${item.key}\` is not supported here`, undefined, 'unsupported')
  const run = body.block(item.body)
  return callableOf({ body, parameters, run: body.throwsJumps ? catching(run) : run, cost: costOf(body.nodes) })
}
