import type { Checked } from '../front/checked/checked'
import type { Diagnostic } from '../front/diagnostics/diagnostic'
import { RUSTC_ACCEPTS } from '../front/diagnostics/unsupported'
import { NOWHERE } from '../front/source/span'
import { CheckLimit, tooDeep, type Constant, type FunctionItem, type Type, type TypeOf } from '../front/types/type'
import { VERSION } from '../ir/program'
import type * as ir from '../ir/program'
import { calleeOf } from './calls'
import { loweredConstant, loweredFunction } from './functions'
import { glueFunction } from './glue'
import { LoweringError, type Lowering } from './lowering'
import { comparedPairs, implementedTraits, methodTable, ownMethod, ownMethods } from './ownMethods'
import { dropsOf, type Drops } from './needsDrop'
import { memoizeByItem, memoize, memoizeQueries, type MemoByItem, typeKey } from './memoized'
import { shapeOf, Shapes } from './shapes'

export type Lowered = { program?: ir.Program; diagnostics: readonly Diagnostic[] }

/** Requires a program without errors. Functions that are never called are lowered only to report unsupported code. */
export function lower(checked: Checked, isNative: (key: string) => boolean): Lowered {
  const known = memoizeQueries(checked)
  try {
    const drops = dropsOf(known)
    const builder = new ProgramBuilder(known, isNative, drops)
    const program = builder.program()
    for (const item of checked.functions) {
      if (isCalledByName(item) && !builder.has(item))
        loweredFunction(new ProgramBuilder(known, isNative, drops).lowering, item, [])
    }
    return { program, diagnostics: [] }
  } catch (thrown) {
    return { diagnostics: [diagnosticOf(thrown)] }
  }
}

export function lowerConstants(
  checked: Checked,
  isNative: (key: string) => boolean,
  constants: readonly Constant[],
): { program: ir.Program; ids: readonly ir.ConstantId[] } {
  const builder = new ProgramBuilder(memoizeQueries({ ...checked, states: [], frame: undefined }), isNative, undefined)
  const ids = constants.map((constant) => builder.lowering.constant(constant, []))
  return { program: builder.program(), ids }
}

/** More instances than this mean that types grow endlessly. */
const MAX_INSTANCES = 4_000

/** Functions get ids on first use, and are lowered in that order. */
class ProgramBuilder {
  readonly lowering: Lowering
  private readonly functions: ir.Function[] = []
  private readonly waiting: { make: () => ir.Function; isSure: boolean }[] = []
  private readonly instances: MemoByItem<FunctionItem, ir.FunctionId> = new Map()
  private readonly made = new Map<string, ir.FunctionId>()
  private count = 0
  private readonly constants: ir.Constant[] = []
  private readonly constantIds: MemoByItem<Constant, ir.ConstantId> = new Map()
  private readonly callees: ir.Callee[] = []
  private readonly calleeIds = new Map<string, number>()
  private readonly shapes: Shapes
  private readonly tables: { type: Type; dyn: TypeOf<'dyn'> }[] = []
  private readonly tableIds = new Map<string, number>()
  private readonly compared = new Map<ir.ShapeId, Record<string, ir.CalleeId>>()
  private readonly called = new Set<string>()

  constructor(
    private readonly checked: Checked,
    isNative: (key: string) => boolean,
    drops: Drops | undefined,
  ) {
    this.shapes = new Shapes(checked)
    this.lowering = {
      checked,
      isNative,
      shape: this.shapes.of,
      instance: (item, args) =>
        memoizeByItem(this.instances, item, args, () =>
          this.newFunction(() => loweredFunction(this.lowering, item, args), isCalledByName(item)),
        ),
      constant: (constant, args) => this.constantId(constant, args),
      callee: (callee, site) => this.addCallee(calleeOf(this.lowering, callee, site)),
      addCallee: (callee) => this.addCallee(callee),
      table: (type, dyn) =>
        memoize(this.tableIds, `${typeKey(type)} ${typeKey(dyn)}`, () => this.tables.push({ type, dyn }) - 1),
      demand: (trait, left, right) => this.demand(trait, left, right),
      drops,
      glue: (type) => {
        const id = this.lowering.made(`drop ${typeKey(type)}`, () => glueFunction(this.lowering, drops!, type))
        return this.addCallee({ kind: 'function', function: id })
      },
      made: (key, make) => memoize(this.made, key, () => this.newFunction(make, false)),
    }
  }

  has(item: FunctionItem): boolean {
    return this.instances.has(item)
  }

  program(): ir.Program {
    const { checked, lowering } = this
    const frame = checked.frame && lowering.instance(checked.frame, [])
    const states = checked.states.map((adt) => lowering.shape({ kind: 'adt', adt, args: [] }))
    this.lowerWaiting()
    const shapes: ir.Shape[] = []
    let tables: ir.MethodTable[] = []
    const implemented = implementedTraits(checked.functions)
    // Each may add others
    for (let size = -1; size !== this.size();) {
      size = this.size()
      for (let i = shapes.length; i < this.shapes.list.length; i++) {
        const own = this.guarded(() => ownMethods(lowering, this.shapes.types[i]!, implemented), {})
        shapes.push({ ...this.shapes.list[i]!, ...own } as ir.Shape)
      }
      tables = this.tables.map(({ type, dyn }) => this.guarded(() => methodTable(lowering, type, dyn, this.called), {}))
      this.lowerWaiting()
    }
    for (const [id, methods] of this.compared) {
      const shape = shapes[id]!
      if (shape.kind === 'adt') shapes[id] = { ...shape, methods: { ...shape.methods, ...methods } }
    }
    const { functions, callees, constants } = this
    const stateShape = shapeOf(checked.states)
    return { version: VERSION, frame, functions, callees, constants, shapes, tables, states, stateShape }
  }

  private size(): number {
    return this.shapes.list.length + this.tables.length + this.callees.length + this.called.size
  }

  private newFunction(make: () => ir.Function, isSure: boolean): ir.FunctionId {
    if (++this.count > MAX_INSTANCES) tooDeep()
    const id = this.functions.length + this.waiting.length
    this.waiting.push({ make, isSure })
    return id
  }

  private lowerWaiting(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const { make, isSure } = next
      const made = isSure ? make() : this.guarded(make, undefined)
      this.waiting.shift()
      this.functions.push(made ?? { params: [], size: 1, cost: 1, body: { op: 'fail', ...this.error! } })
    }
  }

  private error?: ir.RuntimeError

  /** Unsupported code ends the program only when reached. */
  private guarded<Made, Else>(make: () => Made, otherwise: Else): Made | Else {
    try {
      return make()
    } catch (thrown) {
      this.error = errorOf(thrown)
      return otherwise
    }
  }

  private constantId(constant: Constant, args: readonly Type[]): ir.ConstantId {
    const { length } = this.constants
    const id = memoizeByItem(this.constantIds, constant, args, () => length)
    // The id exists before lowering, so that recursion finds it
    if (id < length) return id
    this.constants.push({ size: 0, value: { op: 'unit' } })
    const made = this.guarded(() => loweredConstant(this.lowering, constant, args), undefined)
    this.constants[id] = made ?? { size: 1, value: { op: 'fail', ...this.error! } }
    return id
  }

  private addCallee(callee: ir.Callee): ir.CalleeId {
    if (callee.kind === 'dynamic') this.called.add(callee.key)
    return memoize(this.calleeIds, JSON.stringify(callee), () => this.callees.push(callee) - 1)
  }

  private demand(trait: 'PartialEq' | 'PartialOrd', left: Type, right: Type): void {
    const name = trait === 'PartialEq' ? 'eq' : 'partial_cmp'
    for (const [self, other] of comparedPairs(left, right)) {
      const callee = ownMethod(this.lowering, trait, name, self, [other])
      if (callee === undefined) continue
      const id = this.shapes.of(self)
      this.compared.set(id, { ...this.compared.get(id), [`${trait}::${name}:${this.shapes.of(other)}`]: callee })
    }
  }
}

/** Non-generic functions are checked immediately, generic ones where they are called. */
function isCalledByName({ isOwn, body, params }: FunctionItem): boolean {
  return isOwn && body !== undefined && params.length === 0
}

function errorOf(thrown: unknown): ir.RuntimeError {
  if (thrown instanceof LoweringError) return thrown.error
  if (thrown instanceof CheckLimit) return { message: thrown.message, reason: 'budget' }
  throw thrown
}

function diagnosticOf(thrown: unknown): Diagnostic {
  const { message, reason, at } = errorOf(thrown)
  const span = at ? { start: at[0], end: at[1] } : NOWHERE
  return { span, message, ...(reason === 'unsupported' && { label: RUSTC_ACCEPTS }) }
}
