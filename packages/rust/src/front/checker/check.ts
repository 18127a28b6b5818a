import type { Declarations } from '../declarations/declarations'
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostic'
import { collectItems } from '../items/collect'
import { type Collected, type Collector, emptyCollection, scopeIn } from '../items/collector'
import { ImplIndex } from '../items/implIndex'
import { Module } from '../items/module'
import { asTypes, genericsAround, type TypeScope } from '../items/typeScope'
import { type World, worldOf } from '../items/world'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import { scalar, UNIT } from '../types/known'
import {
  CheckLimit,
  type Adt,
  type Bound,
  type Constant,
  type FunctionItem,
  type Type,
  type TypeOf,
} from '../types/type'
import { type Checked, newTables } from '../checked/checked'
import type { AnalyzeBody, EvaluateConstants } from '../checked/analysis'
import { type Body, type NameWatch, type Session, visibleNames } from './body'
import { checkConstant, Constants, evaluateConstants } from './constants'
import { Dispatch } from './dispatch'
import { checkDyn, checkHeads, checkImported, checkImports } from './items'
import { checkItemRules } from './itemRules'
import { checkFunction } from './runBody'
import { isUnsized, unsizedDiagnostic } from './finish'
import { checkLifetimes } from '../items/lifetimes'
import { lowerBounds } from '../items/lowerType'
import { genericsOf, traitAdvice, unmetDiagnostic } from '../traits/bounds'
import { Solver } from '../traits/solver'
import { hasPart, substitutionOf } from '../types/substitute'
import { boundText, typeText } from '../types/typeText'

/** Without `analyze` and `evaluate`, the program cannot be lowered. */
type CheckOptions = {
  watch?: NameWatch | undefined
  analyze?: AnalyzeBody | undefined
  evaluate?: EvaluateConstants | undefined
}

/** Resolves names and infers types. Never throws; reports errors as diagnostics. */
export function check(program: tree.Program, declarations: Declarations, options: CheckOptions = {}): Checked {
  const world = worldOf(declarations)
  const diagnostics = new Diagnostics(program.calls)
  const state = new ProgramCheck(program, world, diagnostics, options)
  try {
    state.run()
  } catch (error) {
    if (!(error instanceof CheckLimit) && !(error instanceof RangeError)) throw error
    if (!diagnostics.isEmpty) return state.result()
    diagnostics.report({
      span: program.items[0]?.span ?? { start: 0, end: 0 },
      message: 'this program is too deeply nested or too large to be checked here',
      help: 'split it into smaller functions and expressions',
    })
  }
  return state.result()
}

class ProgramCheck {
  private readonly impls: ImplIndex
  private readonly collector: Collector
  private readonly session: Session
  private readonly dispatch: Dispatch
  private readonly functions: FunctionItem[] = []
  private readonly root: Module
  private frame: FunctionItem | undefined
  private frameScope: TypeScope | undefined
  private ids = 0
  private readonly dynamic: { bounds: readonly Bound[]; span: Span }[] = []
  private readonly namedTypes = new Map<tree.Path, Adt>()
  private readonly written: WrittenType[] = []
  private readonly constants = new Constants(() => this.session)
  private readonly checkedBodies = new Set<FunctionItem | Constant>()
  /** Variables around a block, which its items cannot access. */
  private readonly unreachable = new Map<Module, ReadonlySet<string>>()

  constructor(
    private readonly program: tree.Program,
    private readonly world: World,
    private readonly diagnostics: Diagnostics,
    { watch, analyze, evaluate }: CheckOptions,
  ) {
    this.impls = new ImplIndex(world.impls)
    this.dispatch = new Dispatch(world, this.impls)
    const report = (diagnostic: Diagnostic) => diagnostics.report(diagnostic)
    const constantIn: TypeScope['constantIn'] = (...written) => this.constants.typeOf(...written)
    this.collector = {
      isOwn: true,
      impls: this.impls,
      report,
      constantIn,
      discriminantOf: (expr, scope, integer) => {
        const value = this.constants.valueOf(expr, scope, scalar(integer))
        return value === undefined ? undefined : BigInt(value)
      },
      derivable: world.trait,
      scopes: new Map(),
      implScopes: new Map(),
      homes: new Map(),
      checkDyn: (bounds, span) => this.dynamic.push({ bounds, span }),
      noteType: (path, type, scope) => {
        this.namedTypes.set(path, type.adt)
        const isGenericPath = type.adt.isOwn && type.args.length > 0 && !scope.infer
        if (isGenericPath || type.args.some(isUnsized)) this.written.push({ path, type, scope })
      },
      noteUnknown: watch?.unknownType,
      collected: emptyCollection(),
    }
    this.root = new Module(['main'], undefined, false, world.crates, () => world.prelude)
    const { host } = world.declarations
    const declared = host && world.crates.get(host.crate)
    this.session = {
      world,
      impls: this.impls,
      tables: newTables(),
      report,
      declareBlock: (module, items, outer, variables) => this.declareBlock(module, items, outer, variables),
      nextId: () => (this.ids += 1),
      isOwnCode: (module) => module.root === this.root,
      optionScope: { module: declared ?? this.root, report: () => undefined, constantIn, project: (type) => type },
      negated: new Set(),
      panicked: new Set(),
      homeOf: (item) => ('variants' in item ? this.collector.homes.get(item) : this.collector.scopes.get(item)?.module),
      afterTypes: [],
      borrows: [],
      lints: [],
      watch,
      analyze,
      evaluate: evaluate && ((constants) => evaluate(this.result(), constants)),
      constants: [],
      text: program.text,
    }
  }

  run(): void {
    const { items } = this.program
    const { host } = this.world.declarations
    if (host && items.some(({ kind }) => kind === 'Frame' || kind === 'State'))
      this.root.globs.push({ path: [host.crate, 'prelude'] })
    this.checkItems(this.root, items, new Set())
    const frame = items.find((item) => item.kind === 'Frame')
    if (frame) this.checkFrame(frame)
    this.checkDynamic()
    for (const look of this.session.afterTypes) look()
    for (const look of this.session.borrows ?? []) look()
    if (!this.diagnostics.isEmpty) return
    evaluateConstants(this.session)
    for (const look of this.session.lints) look()
  }

  private checkItems(module: Module, items: readonly tree.Item[], unreachable: ReadonlySet<string>): void {
    const collected = emptyCollection()
    const collector: Collector = { ...this.collector, collected }
    this.unreachable.set(module, unreachable)
    collectItems(collector, module, items)
    checkItemRules(items, this.session.report)
    checkImports(this.session, module)
    checkImported(this.session.report, collected)
    lookUpTypes(collected)
    checkHeads(this.session, collector, collected)
    for (const each of this.written.splice(0)) checkWritten(this.session, each)
    this.checkDynamic()
    const { report } = this.session
    if (!checkLifetimes(items, { namedTypes: this.namedTypes, report })) this.session.borrows = undefined
    for (const constant of collected.constants) this.checkConstant(constant)
    for (const item of collected.functions) this.checkBody(item)
  }

  private checkConstant(constant: Constant): void {
    if (this.checkedBodies.has(constant)) return
    this.checkedBodies.add(constant)
    const scope = this.scopeOf(constant)
    checkConstant(this.session, constant, scope, this.unreachableIn(scope.module))
  }

  private checkBody(item: FunctionItem): void {
    if (!item.body || this.checkedBodies.has(item)) return
    this.checkedBodies.add(item)
    this.functions.push(item)
    const scope = this.scopeOf(item)
    checkFunction(this.session, item, scope, this.unreachableIn(scope.module))
  }

  private unreachableIn(module: Module | undefined): ReadonlySet<string> {
    for (let outer = module; outer; outer = outer.parent) {
      const names = this.unreachable.get(outer)
      if (names) return names
    }
    return new Set()
  }

  private checkDynamic(): void {
    for (const { bounds, span } of this.dynamic.splice(0)) checkDyn(this.session, bounds, span)
  }

  private scopeOf(item: Parameters<World['scopes']['get']>[0]): TypeScope {
    return this.collector.scopes.get(item) ?? this.world.scopes.get(item)!
  }

  private declareBlock(module: Module, items: readonly tree.Item[], outer: Body, variables: readonly string[]): void {
    this.checkItems(module, items, new Set([...outer.unreachable, ...visibleNames(outer), ...variables]))
  }

  private checkFrame({ body, span }: tree.FrameItem): void {
    const module = new Module(['main'], this.root, true, this.root.crates, this.root.prelude)
    const { inFrames = {} } = this.world.declarations.host ?? {}
    for (const [name, path] of Object.entries(inFrames)) module.imports.set(name, { path, span })
    const frame: FunctionItem = {
      name: 'frame',
      key: 'frame',
      params: [],
      signature: { names: [], params: [], result: UNIT, where: [] },
      hasDefault: false,
      body,
      isOwn: true,
    }
    this.frame = frame
    this.frameScope = scopeIn(this.collector, module)
    this.collector.scopes.set(frame, this.frameScope)
    this.checkBody(frame)
  }

  /**
   * Checks bodies of std, and of functions that constants call, on demand; an error in std is a bug of this package.
   */
  private withBody(item: FunctionItem): void {
    if (item.isOwn) return this.checkBody(item)
    if (!item.body || this.checkedBodies.has(item)) return
    this.checkedBodies.add(item)
    const report = ({ message }: Diagnostic) => {
      throw new Error(`${item.key} in the text of std: ${message}`)
    }
    const session = { ...this.session, report, afterTypes: [], lints: [], borrows: undefined }
    checkFunction(session, item, this.world.scopes.get(item)!, new Set())
  }

  result(): Checked {
    const { tables } = this.session
    const { dispatch } = this
    return {
      tree: this.program,
      diagnostics: this.diagnostics.list,
      ...(this.frame ? { frame: this.frame } : {}),
      states: this.states(),
      ...tables,
      namedTypes: this.namedTypes,
      functions: this.functions,
      implementationOf: (callee) => {
        const target = dispatch.implementationOf(callee)
        if (target.kind === 'function') this.withBody(target.item)
        return target
      },
      constantOf: (constant, args) => {
        const found = dispatch.constantOf(constant, args)
        if (found?.constant.isOwn) this.checkConstant(found.constant)
        return found
      },
      substitute: (type, params, args) => dispatch.substitute(type, params, args),
      isCopy: (type) => dispatch.isCopy(type),
      implOf: (trait, type, others) => dispatch.implOf(trait, type, others),
      isWritten: (trait, method, type) => dispatch.isWritten(trait, method, type),
    }
  }

  private states(): Adt[] {
    return this.program.items.flatMap((item) => {
      const entry = item.kind === 'State' ? this.root.types.get(item.state.name) : undefined
      return entry?.kind === 'adt' ? [entry.adt] : []
    })
  }
}

/** Resolves the types in item headers to report their errors. */
function lookUpTypes(collected: Collected): void {
  for (const alias of collected.aliases) alias()
  for (const { variants, where } of collected.adts) {
    void where
    for (const { fields } of variants) for (const field of fields) void field.type
  }
  for (const { supertraits, functions, types } of collected.traits) {
    void supertraits
    void functions
    for (const type of types.values()) void type.bounds
  }
  for (const impl of collected.impls) {
    void impl.trait
    void impl.where
    void impl.functions
    for (const type of impl.types.values()) void type.type
  }
  for (const item of collected.functions) {
    void item.signature.params
    void item.signature.where
  }
  for (const constant of collected.constants) void constant.type
}

type WrittenType = { path: tree.Path; type: TypeOf<'adt'>; scope: TypeScope }

function checkWritten({ impls, report }: Session, { path, type, scope }: WrittenType): void {
  const { adt, args } = type
  const unsized = args.find((arg, i) => isUnsized(arg) && !mayBeUnsized(type, i))
  if (unsized) {
    const text = typeText(unsized)
    return report(unsizedDiagnostic(path.span, text, `put it behind a pointer: \`${adt.name}<Box<${text}>>\``))
  }
  if (adt.where.length === 0 || scope.infer) return
  const solver = new Solver(impls, promises(scope))
  for (const written of adt.where) {
    const bound = solver.instantiateBound(written, substitutionOf(adt.params, args))
    const [self] = bound.args
    // Bounds on composite types are not checked here
    if (!self || (self.kind !== 'param' && isOpen(self)) || solver.evaluate(bound) !== 'no') continue
    const advice = self.kind === 'param' ? traitAdvice(self, bound.trait.name) : undefined
    const help = advice ?? `\`${adt.name}\` asks for it where it is declared`
    return report(unmetDiagnostic(path.span, bound.trait, typeText(self), help, boundText(bound)))
  }
}

/** Std types that accept unsized arguments. */
const HOLDERS = /^(Box|Rc|Arc|Weak|Cell|RefCell|Ref|RefMut|Mutex|RwLock|Cow|PhantomData)$/

function mayBeUnsized({ adt }: TypeOf<'adt'>, index: number): boolean {
  if (!adt.isOwn) return HOLDERS.test(adt.name)
  const generics = genericsOf(adt)
  if (!generics) return true
  const { name } = adt.params[index]!
  const { params, where } = generics
  const bounds = params.flatMap((param) => (param.kind === 'TypeParam' && param.name.name === name ? param.bounds : []))
  return [...bounds, ...where.flatMap((predicate) => predicate.bounds)].some(({ isRelaxed }) => isRelaxed)
}

function isOpen(type: Type): boolean {
  return hasPart(type, ({ kind }) => kind === 'param' || kind === 'projection' || kind === 'error' || undefined)
}

function promises(scope: TypeScope): Bound[] {
  const silent = { ...scope, report: () => undefined }
  const { owner } = scope
  const known: Bound[] = []
  if (owner?.kind === 'trait') known.push({ trait: owner, args: asTypes(owner.params), bindings: [] })
  for (const generics of genericsAround(scope))
    for (const [param, bounds] of generics.bounds) known.push(...lowerBounds(silent, { kind: 'param', param }, bounds))
  return known
}
