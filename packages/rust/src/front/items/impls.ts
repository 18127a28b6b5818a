import type { OutlinedMember } from '../declarations/outline'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import type { Bound, Constant, FunctionItem, ImplItem, Param, TraitItem, Type } from '../types/type'
import { type Collector, declare, scopeIn } from './collector'
import { Entries, lazy, withGetters } from './lazy'
import { constantItem, functionItem } from './functions'
import { asTypes, declareGenerics, lowerWhere, type GenericNames, type TypeScope } from './typeScope'
import { headsOf, typeGroups } from './implIndex'
import { namesIn } from './lifetimes'
import { lowerBound, lowerBounds, lowerType } from './lowerType'
import { Module } from './module'

/** The members of an impl or trait, some of them still to be parsed. */
type MemberNodes = readonly (tree.AssociatedItem | OutlinedMember)[]

export function collectTrait(
  collector: Collector,
  module: Module,
  node: tree.TraitItem,
  items: MemberNodes = node.items,
): void {
  const self: Param = { name: 'Self' }
  const selfType: Type = { kind: 'param', param: self }
  const { params, names } = declareGenerics(node.generics, () => scope)
  const withSelf: GenericNames = {
    params: new Map([...names.params, ['Self', self]]),
    bounds: new Map([...names.bounds, [self, node.supertraits]]),
  }
  const scope: TypeScope = { ...scopeIn(collector, module), generics: withSelf, selfType }
  const { name } = node.name
  const supertraits = (): Bound[] => [
    ...lowerBounds(scope, selfType, node.supertraits),
    ...lowerWhere(scope, node.generics, params),
  ]
  const members = lazy(() => membersOf(collector, items, scope, name), noMembers)
  const trait: TraitItem = withGetters(
    { kind: 'trait', name, params: [self, ...params], isStatic: node.isStatic, isOwn: collector.isOwn, node },
    { supertraits: lazy(supertraits, []), ...membersIn(members) },
  )
  scope.owner = trait
  collector.collected.traits.push(trait)
  declare(collector, module, 'types', node.name, { kind: 'trait', trait })
}

type AssociatedType = { name: string; readonly bounds: readonly Bound[]; readonly type: Type }

type Members = {
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, AssociatedType>
  consts: ReadonlyMap<string, Constant>
}

export const noMembers: Members = { functions: new Map(), types: new Map(), consts: new Map() }

function membersIn(members: () => Members) {
  return { functions: () => members().functions, types: () => members().types, consts: () => members().consts }
}

function membersOf(collector: Collector, items: MemberNodes, scope: TypeScope, prefix: string): Members {
  const functions = new Entries<FunctionItem>()
  const types = new Entries<AssociatedType>()
  const consts = new Entries<Constant>()
  const collect = (item: tree.AssociatedItem): void => {
    const { name } = item.name
    const key = `${prefix}::${name}`
    if (item.kind === 'Fn') {
      if (!functions.has(name)) functions.set(name, functionItem(collector, item, scope, key))
    } else if (item.kind === 'Const') consts.set(name, constantItem(collector, item, scope, key))
    else types.set(name, associatedTypeOf(item, scope))
  }
  const places = { Fn: functions, Const: consts, TypeAlias: types }
  for (const item of items) {
    if (item.kind === 'OutlinedMember') places[item.of].defer(item.name, () => collect(item.read()))
    else collect(item)
  }
  return { functions, types, consts }
}

function associatedTypeOf(node: tree.TypeItem, scope: TypeScope): AssociatedType {
  const { owner } = scope
  const { name } = node.name
  const bounds = (): Bound[] => {
    if (owner?.kind !== 'trait') return []
    const self: Type = { kind: 'projection', trait: owner, args: asTypes(owner.params), name }
    return lowerBounds(scope, self, node.bounds)
  }
  const type = () => (node.type ? lowerType(scope, node.type) : ERROR)
  return withGetters({ name }, { bounds: lazy(bounds, []), type: lazy(type, ERROR) })
}

function importedAs(module: Module, name: string): string | undefined {
  const imported = module.imports.get(name)
  if (imported) return imported.path[imported.path.length - 1]
  return module.parent && module.isBlock ? importedAs(module.parent, name) : undefined
}

export function collectImpl(collector: Collector, module: Module, node: tree.ImplItem): void {
  const impl = implItem(collector, module, node)
  const { generics } = collector.implScopes.get(impl)!.scope
  const written = node.trait && lastNameOf(node.trait)
  // With `use std::fmt::Display as Show`, impls are indexed by the trait's own name
  const traitName = written && (importedAs(module, written) ?? written)
  collector.impls.add(impl, headIn(module, node.type, generics!), traitName)
}

/** The header is lowered on demand. */
export function implItem(
  collector: Collector,
  module: Module,
  node: tree.ImplItem,
  items: MemberNodes = node.items,
): ImplItem {
  const written = declareGenerics(node.generics, () => scope)
  const groups = collector.isOwn ? [] : groupsNamed(node)
  const names: GenericNames = {
    params: new Map([...written.names.params, ...groups.map((param) => [param.name, param] as const)]),
    bounds: written.names.bounds,
  }
  const params = [...written.params, ...groups]
  const scope: TypeScope = { ...scopeIn(collector, module), generics: names }
  const self = lazy(() => {
    const type = lowerType(scope, node.type)
    scope.selfType = type
    return type
  }, ERROR)
  const members = lazy(() => {
    self()
    const traitName = node.trait && lastNameOf(node.trait)
    const head = writtenHead(node.type)
    return membersOf(collector, items, scope, traitName ? `<${head} as ${traitName}>` : head)
  }, noMembers)
  const impl: ImplItem = withGetters(
    { kind: 'impl', params, generics: node.generics, isDerived: false, isOwn: collector.isOwn },
    {
      self,
      trait: lazy(() => (node.trait ? lowerBound(scope, self(), node.trait)[0] : undefined), undefined),
      where: lazy(() => (self(), lowerWhere(scope, node.generics, written.params)), []),
      ...membersIn(members),
    },
  )
  scope.owner = impl
  collector.collected.impls.push(impl)
  collector.implScopes.set(impl, { scope, node })
  return impl
}

function groupsNamed({ type, trait }: tree.ImplItem): Param[] {
  const names = namesIn([type, trait?.segments.map(({ generics }) => generics)])
  const groups = [...names].filter((name) => Object.hasOwn(typeGroups, name))
  return groups.map((name) => ({ name, group: typeGroups[name]! }))
}

function lastNameOf({ segments }: tree.Path): string {
  return segments[segments.length - 1]!.name.name
}

function writtenHead(type: tree.Type): string {
  switch (type.kind) {
    case 'PathType':
      return lastNameOf(type.path)
    case 'RefType':
      return type.isMut ? '&mut' : '&'
    case 'TupleType':
      return '()'
    case 'SliceType':
      return '[]'
    case 'ArrayType':
      return '[;]'
    case 'FnType':
      return 'fn'
    case 'DynType':
      return `dyn ${type.bounds[0] ? lastNameOf(type.bounds[0].path) : ''}`
    default:
      return '?'
  }
}

/** The name under which an impl is indexed: the target of an alias, `*` for a parameter. */
function headIn(module: Module, type: tree.Type, generics: GenericNames): string {
  const head = writtenHead(type)
  if (type.kind !== 'PathType') return head
  const { segments } = type.path
  const param = segments.length === 1 ? generics.params.get(head) : undefined
  if (param) return param.group ? head : '*'
  const entry = segments.length === 1 ? module.types.get(head) : undefined
  const target = entry?.kind === 'alias' ? headsOf(entry.type)[0] : undefined
  return target ?? head
}
