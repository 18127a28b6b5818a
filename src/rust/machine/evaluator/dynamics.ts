import type * as ir from '../../ir/program'
import { Dynamic } from '../values/dynamic'
import { readThrough } from '../values/place'
import type { Callable, Value } from '../values/value'
import type { Machine } from './machine'

const missingMethod: Callable = () => undefined

/** Asks the value for the method that its type has. */
export function dynamicCall(key: string): Callable {
  return (self, ...values) => {
    const { value, method } = self as Dynamic
    return method(key)(value, ...values)
  }
}

/** A value behind `dyn Trait`, with the methods of the type that it has. */
export function dynamicOf({ program, callable }: Machine, table: ir.TableId): (value: Value) => Dynamic {
  const methods = new Map<string, Callable>()
  const found = (key: string): Callable => {
    const known = program.tables[table]?.[key]
    if (!known) return missingMethod
    const call = callable(known.callee)
    return known.reads ? (self, ...values) => call(readThrough(self), ...values) : call
  }
  const method = (key: string): Callable => {
    const call = methods.get(key) ?? found(key)
    methods.set(key, call)
    return call
  }
  return (value) => new Dynamic(value, method)
}
