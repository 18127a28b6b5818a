import type { Callable, Value } from '../values/value'
import { Dynamic } from '../values/dynamic'
import type { Machine } from './machine'
import type { Type, TypeOf } from '../types/type'
import { traitMethod } from './targets'

/** Asks the value for the method that its type has. */
export function dynamicCall(name: string): Callable {
  return (self, ...values) => {
    const { value, method } = self as Dynamic
    return method(name)(value, ...values)
  }
}

/** A value behind `dyn Trait`, with the methods of the type that it has. */
export function dynamicOf(machine: Machine, type: Type, { bounds }: TypeOf<'dyn'>): (value: Value) => Dynamic {
  const methods = new Map<string, Callable>()
  const method = (name: string, trait?: string): Callable => {
    const key = `${trait}::${name}`
    const known = methods.get(key)
    if (known) return known
    const found = traitMethod(machine, type, bounds, name, trait)
    methods.set(key, found)
    return found
  }
  return (value) => new Dynamic(value, method)
}
