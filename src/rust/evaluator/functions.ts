import type { Constant, FunctionItem, Type } from '../types/type'
import { Panic } from '../values/panic'
import type { Callable, Value } from '../values/value'
import { callableOf } from './closures'
import { parameterOf } from './parameter'
import { costOf } from './body'
import { newBody } from './compile'
import { isLiteral, valueOfLiteral } from './literals'
import type { Machine } from './machine'
import { catching } from './run'
import { nativeOf } from './targets'

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
