import type * as ir from '../../ir/program'
import { VERSION } from '../../ir/program'
import { Budget, limitOf, Panic } from '../values/budget'
import type { Natives } from '../values/native'
import { linkedShapes } from '../values/shape'
import type { Callable, Value } from '../values/value'
import { spanOf, type Machine } from './run'
import { callableOf } from './callables'
import { compiledFunction } from './calls'
import { innerRun, newBody } from './expressions'
import { shapeFunctions } from './shapeFunctions'

export type PreparedProgram = {
  /** Returns what ended the frame early; after that, no frame can run. */
  frame: () => Panic | undefined
  /** The saved states, which later frames do not change. */
  kept: () => KeptState
  /** Returns whether the states have the same shape and were adopted. */
  adopt: (kept: KeptState) => boolean
  /** A text that identifies the initial states. */
  start: string
  /** Whether the states have their initial values. */
  isAtStart: () => boolean
}

/** In order; those never saved are missing. */
export type KeptState = { shape: string | undefined; values: ReadonlyMap<number, Value> }

/** Functions are compiled on first call. Programs that exchange states must share a budget. */
export function prepare(program: ir.Program, natives: Natives, budget = new Budget()): PreparedProgram {
  if (program.version !== VERSION) throw new Error(`a program of version ${program.version}`)
  const machine = newMachine(program, natives, budget)
  const { states, stateShape: shape, frame } = program
  const { saved } = machine
  const run = frame === undefined ? () => undefined : machine.functionAt(frame)
  let ended: Panic | undefined
  const next = () => {
    budget.reset()
    try {
      run()
    } catch (thrown) {
      ended = endOf(thrown)
    }
    return ended
  }
  return {
    frame: () => ended ?? next(),
    kept: () => ({ shape, values: new Map(states.flatMap((id, i) => (saved.has(id) ? [[i, saved.get(id)]] : []))) }),
    adopt: (kept) => {
      if (shape === undefined || shape !== kept.shape) return false
      for (const [i, value] of kept.values) saved.set(states[i]!, value)
      return true
    },
    start: startOf(program),
    isAtStart: () => isAtStart(machine),
  }
}

export function evaluated(
  program: ir.Program,
  ids: readonly ir.ConstantId[],
  natives: Natives,
): ({ value: Value } | Panic)[] {
  const budget = new Budget()
  const machine = newMachine(program, natives, budget)
  return ids.map((id) => {
    budget.reset()
    try {
      return { value: machine.constant(id) }
    } catch (thrown) {
      return endOf(thrown)
    }
  })
}

/** Also false for states that cannot be compared or recreated. */
function isAtStart({ program, saved, shapes, traits, functionAt }: Machine): boolean {
  try {
    return loadsOf(program).every(({ state, initial }) => {
      return !saved.has(state) || traits.equal(shapes[state]!)(saved.get(state), functionAt(initial)())
    })
  } catch {
    return false
  }
}

const INTERNAL_ERROR = 'couldn’t run this program: an internal error of this site'

/** A panic, a limit of JavaScript, or an internal error. */
export function endOf(thrown: unknown): Panic {
  if (thrown instanceof Panic) return thrown
  return limitOf(thrown) ?? new Panic(INTERNAL_ERROR, undefined, 'internal', thrown)
}

/** Maximum number of numbers and characters in all constants together, as for one frame. */
const MAX_IN_CONSTANTS = 4_000_000
const CONSTANTS_TOO_LARGE = 'the constants of this program are too large: make them smaller'

function newMachine(program: ir.Program, natives: Natives, budget: Budget): Machine {
  const functions: (Callable | undefined)[] = []
  const callees: (Callable | undefined)[] = []
  const constants = new Map<ir.ConstantId, Value>()
  const running = new Set<ir.ConstantId>()
  let itemsOfConstants = 0
  const newConstant = (id: ir.ConstantId): Value => {
    const { items } = budget
    const constant = program.constants[id]!
    if (running.has(id)) throw new Panic('the value of a constant depends on itself', undefined, 'cycle')
    running.add(id)
    try {
      const value = innerRun(constant.value, newBody(machine))(new Array<Value>(constant.size))
      itemsOfConstants += items - budget.items
      const span = 'at' in constant.value ? spanOf(constant.value.at) : undefined
      if (itemsOfConstants > MAX_IN_CONSTANTS) throw new Panic(CONSTANTS_TOO_LARGE, span, 'budget')
      return value
    } finally {
      running.delete(id)
    }
  }
  const machine: Machine = {
    program,
    natives,
    budget,
    jump: { target: 0, value: undefined },
    shapes: linkedShapes(program.shapes),
    saved: new Map(),
    functionAt: (id) => (functions[id] ??= compiledLater(program.functions[id]!, machine)),
    callable: (id) => (callees[id] ??= callableOf(machine, program.callees[id]!)),
    constant: (id) => {
      if (!constants.has(id)) constants.set(id, newConstant(id))
      return constants.get(id)
    },
    traits: undefined as unknown as Machine['traits'],
  }
  machine.traits = shapeFunctions(machine)
  return machine
}

function compiledLater(code: ir.Function, machine: Machine): Callable {
  let compiled: Callable | undefined
  const find = () => (compiled ??= compiledFunction(code, newBody(machine)))
  // Named arguments are faster than a rest parameter
  return code.params.length > 4 ? (...values) => find()(...values) : (a, b, c, d) => (compiled ?? find())(a, b, c, d)
}

const loadsOf = ({ callees }: ir.Program) => callees.filter((callee) => callee.kind === 'load')

/** Properties that depend on positions, or that the states' shape covers. */
const APART = ['at', 'cost', 'shape', 'shapes', 'state', 'args', 'generics', 'result']

/** Equal for equal source code. */
function startOf(program: ir.Program): string {
  const seen = new Set<object>()
  const followed = (entry: object | undefined): unknown => {
    if (!entry || seen.has(entry)) return ''
    seen.add(entry)
    return entry
  }
  return JSON.stringify(loadsOf(program), (key, value: unknown) => {
    if (key === 'initial' || key === 'function') {
      return typeof value === 'number' ? followed(program.functions[value]) : value
    }
    if (key === 'callee' && typeof value === 'number') return followed(program.callees[value])
    if (key === 'constant' && typeof value === 'number') return followed(program.constants[value])
    // The arguments of a call are expressions, those of a native are shapes
    const isCall = Array.isArray(value) && typeof value[0] === 'object'
    return APART.includes(key) && !isCall ? undefined : value
  })
}
