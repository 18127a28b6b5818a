import type { Checked } from '../checker/checked'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { NOWHERE } from '../source/span'
import { CheckLimit } from '../types/limit'
import type { FunctionItem } from '../types/type'
import { Budget, OUT_OF_MEMORY, STACK_OVERFLOW } from '../values/budget'
import type { Natives } from '../values/native'
import { Panic } from '../values/panic'
import type { Callable, Value } from '../values/value'
import { constantValue } from './constantValue'
import { compileFunction, compileNow, functionOf } from './functions'
import type { Machine } from './machine'
import { once } from './once'
import { remembering } from './remembering'
import { shapeOf } from './stateShape'
import { callableOf, nativeOf } from './targets'
import { typeFunctions } from './typeFunctions'
import { NotWritten } from './notWritten'
import { typeKey } from './typeKey'

/** A program that is ready to run, frame by frame. What `save` has kept stays in it. */
export type Program = {
  /** Runs the next frame; what ends it before its end is given back. After that no frame can be run. */
  frame: () => Panic | undefined
  /** What its states hold after the last frame. Later frames leave it as it is. */
  kept: () => KeptState
  /** Goes on with what another program kept, if its states have the same shape; else nothing changes, and it says so. */
  goOnWith: (kept: KeptState) => boolean
}

/** What the states of a program hold, in their order; those that nobody has saved are missing. */
export type KeptState = { shape: string | undefined; values: ReadonlyMap<number, Value> }

/** A program that is ready to run, or what is wrong with it. */
export type Prepared =
  { program: Program; diagnostics: readonly Diagnostic[] } | { program?: undefined; diagnostics: readonly Diagnostic[] }

/**
 * Makes a program of a tree without faults. What has type parameters is compiled when it is first called. Programs that go on
 * with each other's states have to share a budget: what they keep may draw on it.
 */
export function prepare(checked: Checked, natives: Natives, budget = new Budget()): Prepared {
  const unsupported = checked.functions.find(isOwnDrop)
  if (unsupported) return { diagnostics: [dropDiagnostic(unsupported)] }
  const machine = newMachine(checked, natives, budget)
  try {
    const run = checked.frame ? compileFunction(machine, checked.frame, []) : () => undefined
    for (const item of checked.functions) {
      if (item.isOwn && item.body && item.params.length === 0) compileNow(machine.instance(item, []))
    }
    return { program: programOf(machine, run), diagnostics: [] }
  } catch (thrown) {
    const { span = NOWHERE, message } = endOf(thrown)
    return { diagnostics: [{ span, message }] }
  }
}

/** A program whose functions have all been compiled, for whoever wants to know all that it asks of the checker. */
export function prepareWhole(checked: Checked, natives: Natives): Program {
  const made: Callable[] = []
  const machine = newMachine(checked, natives, new Budget(), made)
  const run = checked.frame ? compileFunction(machine, checked.frame, []) : () => undefined
  // Compiling one asks for others
  for (const callable of made) compileNow(callable)
  return programOf(machine, run)
}

function isOwnDrop({ owner }: FunctionItem): boolean {
  return owner?.kind === 'impl' && owner.isOwn && owner.trait?.trait.name === 'Drop'
}

function programOf({ budget, saved, checked: { states } }: Machine, run: Callable): Program {
  const keys = states.map((adt) => typeKey({ kind: 'adt', adt, args: [] }))
  const shape = shapeOf(states)
  let ended: Panic | undefined
  const frame = () => {
    budget.reset()
    try {
      run()
    } catch (thrown) {
      ended = endOf(thrown)
    }
    return ended
  }
  return {
    frame: () => ended ?? frame(),
    kept: () => ({ shape, values: new Map(keys.flatMap((key, i) => (saved.has(key) ? [[i, saved.get(key)]] : []))) }),
    goOnWith: (kept) => {
      if (shape === undefined || shape !== kept.shape) return false
      for (const [i, value] of kept.values) saved.set(keys[i]!, value)
      return true
    },
  }
}

const FAULT = 'this program cannot be run here, and that is not its fault'

/** What ended a frame: a panic, a host whose stack or memory is too small for the program, or a fault of ours. */
function endOf(thrown: unknown): Panic {
  if (thrown instanceof NotWritten) throw thrown
  if (thrown instanceof Panic) return thrown
  if (thrown instanceof CheckLimit) return new Panic(thrown.message, undefined, 'budget')
  if (!isHostLimit(thrown)) return new Panic(FAULT, undefined, 'fault', thrown)
  return new Panic(/stack|recursion/.test(thrown.message) ? STACK_OVERFLOW : OUT_OF_MEMORY, undefined, 'budget')
}

/** Firefox has an error of its own: `InternalError: too much recursion`. */
function isHostLimit(thrown: unknown): thrown is Error {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError')
}

function newMachine(checked: Checked, natives: Natives, budget: Budget, made?: Callable[]): Machine {
  let targets = 0
  const instances = new Map<FunctionItem, Map<string, Callable>>()
  const constants = new Map<object, Map<string, Value>>()
  const machine: Machine = {
    checked: remembering(checked),
    natives,
    budget,
    jump: { target: 0, value: undefined },
    newTarget: () => ++targets,
    saved: new Map(),
    instance: (item, args) =>
      once(instances, item, args, () => {
        const callable = functionOf(machine, item, args)
        made?.push(callable)
        return callable
      }),
    constant: (constant, args) => once(constants, constant, args, () => constantValue(machine, constant, args)),
    callable: (callee, site) => callableOf(machine, callee, site),
    macro: (key, site) => {
      const native = natives[key]
      return native && nativeOf(machine, native, { key, params: [] }, [], site)
    },
    traits: undefined as unknown as Machine['traits'],
  }
  machine.traits = typeFunctions(machine)
  return machine
}

export function dropDiagnostic({ node }: FunctionItem): Diagnostic {
  return {
    span: node?.name.span ?? NOWHERE,
    message: '`Drop` is not supported here',
    label: 'this method would never be called',
    help: 'call a method of your own where the value is no longer needed',
  }
}
