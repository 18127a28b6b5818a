import { checkLifetimes } from '../borrows/lifetimes'
import type { Declarations } from '../declarations/declarations'
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostic'
import { collectItems } from '../items/collect'
import { emptyCollection, scopeIn, type Collected, type Collector } from '../items/collector'
import { ImplIndex } from '../items/implIndex'
import { Module } from '../items/module'
import type { NamedMember, TypeScope } from '../items/typeScope'
import { worldOf, type World } from '../items/world'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import { asTypes } from '../items/generics'
import { adtOf, UNIT } from '../types/known'
import { CheckLimit } from '../types/limit'
import type { Adt, FunctionItem, TraitItem } from '../types/type'
import { newTables, type Body, type NameWatch, type Session } from './body'
import type { Checked } from './checked'
import { checkConstant, lengthOf, numberOf } from './constants'
import { Dispatch } from './dispatch'
import { checkDynCompatible } from './dynCompatible'
import { checkHeads, checkImported, checkImports } from './items'
import { checkItemRules } from './itemRules'
import { lookUpTypes } from './lookUpTypes'
import { checkFunction } from './runBody'
import { isUnsized } from './sizes'
import { checkWritten, type WrittenType } from './writtenTypes'

/**
 * Finds the types of a program and what its names mean. Nothing is thrown: what is wrong stands in the diagnostics.
 */
export function check(program: tree.Program, declarations: Declarations, watch?: NameWatch): Checked {
  const world = worldOf(declarations)
  const diagnostics = new Diagnostics(program.calls)
  const state = new ProgramCheck(program, world, diagnostics, watch)
  try {
    state.run()
  } catch (error) {
    if (!(error instanceof CheckLimit) && !(error instanceof RangeError)) throw error
    diagnostics.report({
      span: program.items[0]?.span ?? { start: 0, end: 0 },
      message: 'this program is too deeply nested or too large to be checked here',
      help: 'split it into smaller functions and expressions',
    })
  }
  return state.result()
}

/** A check in progress. */
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
  private readonly dynamic: { trait: TraitItem; span: Span }[] = []
  private readonly namedTypes = new Map<tree.Path, Adt>()
  private readonly written: WrittenType[] = []
  private readonly checkedBodies = new Set<FunctionItem>()

  constructor(
    private readonly program: tree.Program,
    private readonly world: World,
    private readonly diagnostics: Diagnostics,
    watch: NameWatch | undefined,
  ) {
    this.impls = new ImplIndex(world.impls)
    this.dispatch = new Dispatch(world, this.impls)
    const report = (diagnostic: Diagnostic) => diagnostics.report(diagnostic)
    this.collector = {
      isOwn: true,
      impls: this.impls,
      report,
      lengthOf,
      discriminantOf: numberOf,
      memberOf: (adt, name) => this.memberOf(adt, name),
      derivable: world.trait,
      scopes: new Map(),
      implScopes: new Map(),
      homes: new Map(),
      checkDyn: (trait, span) => this.dynamic.push({ trait, span }),
      noteType: (path, type, scope) => {
        this.namedTypes.set(path, type.adt)
        const isAsking = type.adt.isOwn && type.args.length > 0 && !scope.infer
        if (isAsking || type.args.some(isUnsized)) this.written.push({ path, type, scope })
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
      optionScope: { module: declared ?? this.root, report: () => undefined, lengthOf, project: (type) => type },
      negated: new Set(),
      homeOf: (item) => ('variants' in item ? this.collector.homes.get(item) : this.collector.scopes.get(item)?.module),
      afterTypes: [],
      borrows: [],
      lints: [],
      watch,
      text: program.text,
      lengthOf,
    }
  }

  /** A constant or function that stands in an `impl` of a type. */
  private memberOf(adt: Adt, name: string): NamedMember | undefined {
    const self = adtOf(adt, asTypes(adt.params))
    for (const impl of this.impls.inherentImpls(self)) {
      const value = impl.consts.get(name)?.value
      const item = impl.functions.get(name)
      const scope = (value ?? item) && this.collector.implScopes.get(impl)?.scope
      if (scope) return value ? { value, scope } : item && { item, scope }
    }
    return undefined
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
    if (this.diagnostics.isEmpty) for (const look of this.session.lints) look()
  }

  private checkItems(module: Module, items: readonly tree.Item[], unreachable: ReadonlySet<string>): void {
    const collected = emptyCollection()
    const collector: Collector = { ...this.collector, collected }
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
    this.checkBodies(collected, unreachable)
  }

  private checkBodies(collected: Collected, unreachable: ReadonlySet<string>): void {
    for (const constant of collected.constants)
      checkConstant(this.session, constant, this.scopeOf(constant), unreachable)
    for (const item of collected.functions) this.checkBody(item, unreachable)
  }

  private checkBody(item: FunctionItem, unreachable: ReadonlySet<string>): void {
    if (!item.body || this.checkedBodies.has(item)) return
    this.checkedBodies.add(item)
    this.functions.push(item)
    checkFunction(this.session, item, this.scopeOf(item), unreachable)
  }

  private checkDynamic(): void {
    const asked = this.dynamic.splice(0)
    for (const { trait, span } of asked) checkDynCompatible(this.session, trait, span)
  }

  private scopeOf(item: Parameters<World['scopes']['get']>[0]): TypeScope {
    return this.collector.scopes.get(item) ?? this.world.scopes.get(item)!
  }

  private declareBlock(module: Module, items: readonly tree.Item[], outer: Body, variables: readonly string[]): void {
    const visible = [...outer.variables].flatMap(([name, locals]) => (locals.length > 0 ? [name] : []))
    this.checkItems(module, items, new Set([...outer.unreachable, ...visible, ...variables]))
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
    this.checkBody(frame, new Set())
  }

  /** Bodies of std are checked when they are used for the first time; a fault in their text is ours. */
  private withBody(item: FunctionItem): void {
    if (item.isOwn || !item.body || this.checkedBodies.has(item)) return
    this.checkedBodies.add(item)
    const report = ({ message }: Diagnostic) => {
      throw new Error(`${item.key} in the text of std: ${message}`)
    }
    checkFunction({ ...this.session, report, afterTypes: [], lints: [] }, item, this.world.scopes.get(item)!, new Set())
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
      constantOf: (constant, args) => dispatch.constantOf(constant, args),
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
