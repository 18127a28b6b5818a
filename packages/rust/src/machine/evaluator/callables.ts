import type * as ir from '../../ir/program'
import type { NativeCall } from '../values/native'
import { Panic } from '../values/budget'
import { Dynamic, type Callable, type Value } from '../values/value'
import { spanOf, type Machine } from './run'
import { construct } from './structure'
import { structuralMethod } from './structuralMethods'
import { readThrough } from '../values/place'

/** `self` is the first argument. */
export function callableOf(machine: Machine, callee: ir.Callee): Callable {
  switch (callee.kind) {
    case 'function':
      return machine.functionAt(callee.function)
    case 'native':
      return nativeOf(machine, callee)
    case 'structural': {
      const shapes = callee.shapes.map((id) => machine.shapes[id]!)
      const method = structuralMethod(machine, callee.trait, callee.name, shapes)
      return method ?? unsupported(callee.trait)
    }
    case 'constructor': {
      const make = construct(callee.discriminant, callee.isFieldless ?? false)
      return (...fields) => make(fields)
    }
    case 'dynamic':
      return (self, ...values) => {
        const { value, method } = self as Dynamic
        return method(callee.key)(value, ...values)
      }
    case 'load':
      return loading(machine, callee)
    case 'save':
      return (state) => {
        machine.saved.set(callee.state, state)
        return true
      }
    case 'missing':
      return failing(callee)
  }
}

/** Unsupported code ends the frame when called. */
export function failing({ message, at, reason }: ir.RuntimeError): Callable {
  return () => {
    throw new Panic(message, spanOf(at), reason)
  }
}

const unsupported = (key: string) => failing({ message: `\`${key}\` is not supported here`, reason: 'unsupported' })

/** Maximum number of numbers and characters in a state, about 16 MB. */
const MAX_KEPT = 2_000_000
const KEEPS_TOO_MUCH =
  'this game stores too much between frames: does a list or a text in its state grow without limit?'

/** `State::load` consumes the saved state, so a frame that does not save resets it. The program gets a copy. */
function loading(machine: Machine, { state, initial }: Extract<ir.Callee, { kind: 'load' }>): Callable {
  const { saved, traits, budget } = machine
  const clone = traits.clone(machine.shapes[state]!)
  const begin = machine.functionAt(initial)
  return () => {
    if (!saved.has(state)) return begin()
    const kept = saved.get(state)
    saved.delete(state)
    const { items } = budget
    const loaded = clone(kept)
    if (items - budget.items > MAX_KEPT) throw new Panic(KEEPS_TOO_MUCH, undefined, 'budget')
    return loaded
  }
}

function nativeOf({ natives, shapes, budget, traits }: Machine, use: ir.NativeUse): Callable {
  const native = natives[use.key]
  if (!native) return unsupported(use.key)
  const call: NativeCall = {
    args: use.args.map((id) => shapes[id]!),
    result: shapes[use.result]!,
    generic: (name) => {
      const id = use.generics[name]
      if (id === undefined) throw new Error(`${use.key} has no parameter ${name}`)
      return shapes[id]!
    },
    options: use.options ?? [],
    ...(use.headedBy === undefined ? {} : { headedBy: use.headedBy }),
    budget,
    traits,
  }
  return native(call) as Callable
}

export function dynamicOf({ program, callable }: Machine, table: ir.TableId): (value: Value) => Dynamic {
  const methods = new Map<string, Callable>()
  const found = (key: string): Callable => {
    const known = program.tables[table]?.[key]
    if (!known) return () => undefined
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
