import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Adt, Bound, Constant, FunctionItem, ImplItem, TraitItem, Type, IntegerName } from '../types/type'
import type { ImplIndex } from './implIndex'
import { Module, type Space, type TypeEntry, type ValueEntry } from './module'
import type { TypeScope } from './typeScope'

export type Collected = {
  functions: FunctionItem[]
  constants: Constant[]
  impls: ImplItem[]
  traits: TraitItem[]
  adts: Adt[]
  aliases: (() => Type)[]
  /** Names that are declared although an import brings in the same name. */
  imported: { module: Module; name: tree.Ident; space: Space }[]
}

export type Collector = {
  isOwn: boolean
  impls: ImplIndex
  report: (diagnostic: Diagnostic) => void
  constantIn: TypeScope['constantIn']
  discriminantOf: (value: tree.Expr, scope: TypeScope, integer: IntegerName) => bigint | undefined
  derivable: (name: string) => TraitItem | undefined
  scopes: Map<FunctionItem | Constant, TypeScope>
  /** The same for impls, with their syntax. */
  implScopes: Map<ImplItem, { scope: TypeScope; node: tree.ImplItem }>
  homes: Map<Adt, Module>
  checkDyn: (bounds: readonly Bound[], span: Span) => void
  /** Called for each named struct and enum. */
  noteType?: TypeScope['noteType']
  /** Called for each unresolved type path. */
  noteUnknown?: TypeScope['noteUnknown']
  collected: Collected
}

export function emptyCollection(): Collected {
  return { functions: [], constants: [], impls: [], traits: [], adts: [], aliases: [], imported: [] }
}

export function innerModule(outer: Module, name: string): Module {
  return new Module([...outer.path, name], outer, false, outer.crates, outer.prelude)
}

export function keyIn(module: Module, name: string): string {
  return [...module.path.slice(1), name].join('::')
}

/** The scope at the top level of a module, without generics. */
export function scopeIn(collector: Collector, module: Module): TypeScope {
  return {
    module,
    report: collector.report,
    constantIn: collector.constantIn,
    checkDyn: collector.checkDyn,
    noteType: collector.noteType,
    noteUnknown: collector.noteUnknown,
    project: (type) => type,
  }
}

/** Reports duplicates. */
export function declareType(collector: Collector, module: Module, name: tree.Ident, entry: TypeEntry): void {
  if (module.types.has(name.name)) reportTwice(collector, module, name, 'type')
  else module.types.set(name.name, entry)
}

/** Reports duplicates. */
export function declareValue(collector: Collector, module: Module, name: tree.Ident, entry: ValueEntry): void {
  if (module.values.has(name.name)) reportTwice(collector, module, name, 'value')
  else module.values.set(name.name, entry)
}

function reportTwice(collector: Collector, module: Module, { name, span }: tree.Ident, space: string): void {
  collector.report({
    span,
    message: `the name \`${name}\` is defined multiple times`,
    label: `\`${name}\` redefined here`,
    help: `\`${name}\` must be defined only once in the ${space} namespace of this ${module.isBlock ? 'block' : 'module'}`,
    code: 'E0428',
  })
}
