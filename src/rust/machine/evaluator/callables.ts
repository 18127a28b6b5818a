import type * as ir from '../../ir/program'
import type { NativeCall } from '../values/native'
import { Panic } from '../values/panic'
import type { Callable } from '../values/value'
import { spanOf } from './body'
import { construct } from './construct'
import { dynamicCall } from './dynamics'
import type { Machine } from './machine'
import { structuralMethod } from './structuralMethods'

/** What is called, as a host function of its arguments, `self` first. */
export function callableOf(machine: Machine, callee: ir.Callee): Callable {
  switch (callee.kind) {
    case 'function':
      return machine.functionAt(callee.function)
    case 'native':
      return nativeOf(machine, callee)
    case 'structural': {
      const shapes = callee.shapes.map((id) => machine.shapes[id]!)
      const method = structuralMethod(machine, callee.trait, callee.name, shapes)
      return method ?? failing({ message: `\`${callee.trait}\` is not supported here`, reason: 'unsupported' })
    }
    case 'constructor': {
      const make = construct(callee.discriminant, callee.isFieldless ?? false)
      return (...fields) => make(fields)
    }
    case 'dynamic':
      return dynamicCall(callee.key)
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

/** What cannot be run ends the frame where it is called. */
export function failing({ message, at, reason }: ir.Fault): Callable {
  return () => {
    throw new Panic(message, spanOf(at), reason)
  }
}

/** Numbers and characters that a state holds, 16 MB of them. */
const MOST_KEPT = 2_000_000
const KEEPS_TOO_MUCH =
  'this game keeps too much from frame to frame: is there a list or a text in its state that grows without end?'

/**
 * `State::load` takes what was saved away, so a frame that does not save begins anew in the next one. What is kept is never the
 * value that the program holds.
 */
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
    if (items - budget.items > MOST_KEPT) throw new Panic(KEEPS_TOO_MUCH, undefined, 'budget')
    return loaded
  }
}

/** A native, made with what it is told of its types. */
function nativeOf({ natives, shapes, budget, traits }: Machine, use: ir.NativeUse): Callable {
  const native = natives[use.key]
  if (!native) return failing({ message: `\`${use.key}\` is not supported here`, reason: 'unsupported' })
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
