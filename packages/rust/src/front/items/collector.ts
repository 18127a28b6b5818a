import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Adt, Bound, Constant, FunctionItem, ImplItem, TraitItem, Type, IntegerName } from '../types/type'
import type { ImplIndex } from './implIndex'
import { Module, type Space, type TypeEntry, type ValueEntry } from './module'
import type { TypeScope } from './typeScope'

/** A function with a body, and what the names in it mean. */
export type Collected = {
  functions: FunctionItem[]
  constants: Constant[]
  impls: ImplItem[]
  traits: TraitItem[]
  adts: Adt[]
  aliases: (() => Type)[]
  /** Names that are declared where an import brings in one that is written the same. */
  imported: { module: Module; name: tree.Ident; space: Space }[]
}

/** What collecting the items of one text needs to know, and where it puts what it finds. */
export type Collector = {
  isOwn: boolean
  impls: ImplIndex
  report: (diagnostic: Diagnostic) => void
  constantIn: TypeScope['constantIn']
  discriminantOf: (value: tree.Expr, scope: TypeScope, integer: IntegerName) => bigint | undefined
  /** The trait that `#[derive(…)]` means. */
  derivable: (name: string) => TraitItem | undefined
  /** Where types in the body of a function, or in the value of a constant, are looked up. */
  scopes: Map<FunctionItem | Constant, TypeScope>
  /** The same of the impls of the program, with what is written. */
  implScopes: Map<ImplItem, { scope: TypeScope; node: tree.ImplItem }>
  /** The modules in which types are declared. */
  homes: Map<Adt, Module>
  /** Is told the traits behind each `dyn`. */
  checkDyn: (bounds: readonly Bound[], span: Span) => void
  /** Is told each struct and enum that is named in the program. */
  noteType?: TypeScope['noteType']
  /** Is told each path of the program that means no type. */
  noteUnknown?: TypeScope['noteUnknown']
  collected: Collected
}

/** A collection to begin with. */
export function emptyCollection(): Collected {
  return { functions: [], constants: [], impls: [], traits: [], adts: [], aliases: [], imported: [] }
}

/** A module inside another one, whose names it does not see by itself. */
export function innerModule(outer: Module, name: string): Module {
  return new Module([...outer.path, name], outer, false, outer.crates, outer.prelude)
}

/** The path of a name without its crate, under which natives and functions are known. */
export function keyIn(module: Module, name: string): string {
  return [...module.path.slice(1), name].join('::')
}

/** How types are looked up at the top of a module, outside of all generics. */
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

/** Makes a name mean something where a type is expected; a name that is taken is reported. */
export function declareType(collector: Collector, module: Module, name: tree.Ident, entry: TypeEntry): void {
  if (module.types.has(name.name)) reportTwice(collector, module, name, 'type')
  else module.types.set(name.name, entry)
}

/** Makes a name mean something where a value is expected; a name that is taken is reported. */
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
