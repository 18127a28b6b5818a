import type { Report } from '../diagnostics/diagnostic'
import type * as tree from '../tree/tree'
import type { Adt, Constant, FunctionItem, ImplItem, TraitItem, Type, IntegerName } from '../types/type'
import type { ImplIndex } from './implIndex'
import type { Entries } from './lazy'
import { type EntryOf, Module, type Space } from './module'
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

export type Collector = Pick<TypeScope, 'report' | 'constantIn' | 'checkDyn' | 'noteType' | 'noteUnknown'> & {
  isOwn: boolean
  impls: ImplIndex
  discriminantOf: (value: tree.Expr, scope: TypeScope, integer: IntegerName) => bigint | undefined
  derivable: (name: string) => TraitItem | undefined
  scopes: Map<FunctionItem | Constant, TypeScope>
  /** The same for impls, with their syntax. */
  implScopes: Map<ImplItem, { scope: TypeScope; node: tree.ImplItem }>
  homes: Map<Adt, Module>
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
  const { report, constantIn, checkDyn, noteType, noteUnknown } = collector
  return { module, report, constantIn, checkDyn, noteType, noteUnknown, project: (type) => type }
}

/** Reports duplicates. */
export function declare<S extends Space>(
  { report }: Collector,
  module: Module,
  space: S,
  ident: tree.Ident,
  entry: EntryOf[S],
): void {
  const entries = module[space] as Entries<EntryOf[S]>
  if (!entries.has(ident.name)) entries.set(ident.name, entry)
  else reportTwice(ident, space.slice(0, -1), module.isBlock ? 'block' : 'module', report)
}

export function reportTwice({ name, span }: tree.Ident, space: string, where: string, report: Report): void {
  report({
    span,
    message: `the name \`${name}\` is defined multiple times`,
    label: `\`${name}\` redefined here`,
    help: `\`${name}\` must be defined only once in the ${space} namespace of this ${where}`,
    code: 'E0428',
  })
}
