import { further } from '../further/further'
import type { Collected, Collector } from '../items/collect'
import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import { scalar } from '../types/known'
import type { Adt, ImplItem } from '../types/type'
import type { Session } from './body'
import { checkDerives, checkSize } from './derives'

/** An import has to name something. What this std does not have is told where it is used. */
export function checkImports(session: Session, module: Module): void {
  for (const [name, { path, span }] of module.imports) {
    if (STD.includes(path[0]!) || module.member('types', name) || module.member('values', name)) continue
    if (session.world.declarations.macros.some((macro) => macro.name === path[path.length - 1])) continue
    further().reportImport(session, path, span)
  }
}

const STD = ['std', 'core', 'alloc']

/** Looks up all types in the heads of items and compares impls with their traits, before any body is looked at. */
export function checkHeads(session: Session, collector: Collector, collected: Collected): void {
  lookUpTypes(collected)
  for (const adt of collected.adts) {
    checkSize(session, adt)
    checkDerives(session, adt)
    checkDiscriminants(session, collector, adt)
  }
  for (const impl of collected.impls)
    if (!isOfOwnType(impl)) further().checkImpl(session, impl, collector.implScopes.get(impl)!)
}

/** `impl Point { … }` of a type of the program has nothing to be compared with. */
function isOfOwnType({ trait, self }: ImplItem): boolean {
  return !trait && self.kind === 'adt' && self.adt.isOwn
}

function checkDiscriminants(session: Session, collector: Collector, adt: Adt): void {
  const module = collector.homes.get(adt)
  if (adt.node?.kind !== 'Enum' || !module) return
  const scope: TypeScope = { module, report: session.report, lengthOf: session.lengthOf, project: (type) => type }
  for (const { discriminant } of adt.node.variants)
    if (discriminant) further().checkNumber(session, discriminant, scalar('isize'), scope)
}

/** What is wrong with a type is reported when it is looked up. */
function lookUpTypes(collected: Collected): void {
  for (const alias of collected.aliases) alias()
  for (const { variants } of collected.adts)
    for (const { fields } of variants) for (const field of fields) void field.type
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
  for (const item of [...collected.functions]) {
    void item.signature.params
    void item.signature.where
  }
  for (const constant of [...collected.constants]) void constant.type
}
