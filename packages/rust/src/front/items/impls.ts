import type { OutlinedMember } from '../declarations/outline'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import type { Bound, Constant, FunctionItem, ImplItem, Param, TraitItem, Type } from '../types/type'
import { type Collector, declareType, scopeIn } from './collector'
import { Entries, lazy } from './lazy'
import { constantItem, functionItem } from './functions'
import { asTypes, declareGenerics, lowerWhere } from './typeScope'
import { headsOf, typeGroups } from './implIndex'
import { lowerBound, lowerBounds, lowerType } from './lowerType'
import { Module } from './module'
import type { GenericNames, TypeScope } from './typeScope'

export function collectTrait(
  collector: Collector,
  module: Module,
  node: tree.TraitItem,
  items: readonly (tree.AssociatedItem | OutlinedMember)[] = node.items,
): void {
  const self: Param = { name: 'Self' }
  const selfType: Type = { kind: 'param', param: self }
  const scopeOf = (): TypeScope => scope
  const { params, names } = declareGenerics(node.generics, undefined, scopeOf)
  const withSelf: GenericNames = {
    params: new Map([...names.params, ['Self', self]]),
    bounds: new Map([...names.bounds, [self, node.supertraits]]),
  }
  const scope: TypeScope = { ...scopeIn(collector, module), generics: withSelf, selfType }
  const supertraits = lazy(
    () => [...lowerBounds(scope, selfType, node.supertraits), ...lowerWhere(scope, node.generics, params)],
    [],
  )
  const all = [self, ...params]
  const members = lazy(() => membersOf(collector, items, scope, all, trait, node.name.name), noMembers)
  const trait: TraitItem = {
    kind: 'trait',
    name: node.name.name,
    params: all,
    isStatic: node.isStatic,
    get supertraits() {
      return supertraits()
    },
    get functions() {
      return members().functions
    },
    get types() {
      return members().types
    },
    get consts() {
      return members().consts
    },
    isOwn: collector.isOwn,
    node,
  }
  scope.owner = trait
  collector.collected.traits.push(trait)
  declareType(collector, module, node.name, { kind: 'trait', trait })
}

type Members = {
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, { name: string; readonly bounds: readonly Bound[]; readonly type: Type }>
  consts: ReadonlyMap<string, Constant>
}

const noMembers: Members = { functions: new Map(), types: new Map(), consts: new Map() }

function membersOf(
  collector: Collector,
  items: readonly (tree.AssociatedItem | OutlinedMember)[],
  scope: TypeScope,
  params: readonly Param[],
  owner: ImplItem | TraitItem,
  prefix: string,
): Members {
  const functions = new Entries<FunctionItem>()
  const types = new Entries<{ name: string; bounds: readonly Bound[]; type: Type }>()
  const consts = new Entries<Constant>()
  const collect = (item: tree.AssociatedItem): void => {
    const { name } = item.name
    const key = `${prefix}::${name}`
    if (item.kind === 'Fn') {
      if (!functions.has(name)) functions.set(name, functionItem(collector, item, scope, params, key, owner))
    } else if (item.kind === 'Const') consts.set(name, constantItem(collector, item, scope, params, key, owner))
    else types.set(name, associatedTypeOf(item, scope, owner, params))
  }
  const places = { Fn: functions, Const: consts, TypeAlias: types }
  for (const item of items) {
    if (item.kind === 'OutlinedMember') places[item.of].defer(item.name, () => collect(item.read()))
    else collect(item)
  }
  return { functions, types, consts }
}

function associatedTypeOf(
  node: tree.TypeItem,
  scope: TypeScope,
  owner: ImplItem | TraitItem,
  params: readonly Param[],
): { name: string; bounds: readonly Bound[]; type: Type } {
  const type = lazy(() => (node.type ? lowerType(scope, node.type) : ERROR), ERROR)
  const bounds = lazy(() => {
    if (owner.kind !== 'trait') return []
    const self: Type = { kind: 'projection', trait: owner, args: asTypes(params), name: node.name.name }
    return lowerBounds(scope, self, node.bounds)
  }, [])
  return {
    name: node.name.name,
    get bounds() {
      return bounds()
    },
    get type() {
      return type()
    },
  }
}

function importedAs(module: Module, name: string): string | undefined {
  const imported = module.imports.get(name)
  if (imported) return imported.path[imported.path.length - 1]
  return module.parent && module.isBlock ? importedAs(module.parent, name) : undefined
}

export function collectImpl(collector: Collector, module: Module, node: tree.ImplItem): void {
  const impl = implItem(collector, module, node)
  const { generics } = collector.implScopes.get(impl)!.scope
  const written = node.trait?.segments[node.trait.segments.length - 1]!.name.name
  // With `use std::fmt::Display as Show`, impls are indexed by the trait's own name
  const traitName = written && (importedAs(module, written) ?? written)
  collector.impls.add(impl, headIn(module, node.type, generics!), traitName)
}

/** The header is lowered on demand. */
export function implItem(
  collector: Collector,
  module: Module,
  node: tree.ImplItem,
  items: readonly (tree.AssociatedItem | OutlinedMember)[] = node.items,
): ImplItem {
  const scopeOf = (): TypeScope => scope
  const written = declareGenerics(node.generics, undefined, scopeOf)
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
  const trait = lazy(() => (node.trait ? lowerBound(scope, self(), node.trait)[0] : undefined), undefined)
  const where = lazy(() => (self(), lowerWhere(scope, node.generics, written.params)), [])
  const members = lazy(() => {
    self()
    const traitName = node.trait?.segments[node.trait.segments.length - 1]!.name.name
    const head = writtenHead(node.type)
    return membersOf(collector, items, scope, params, impl, traitName ? `<${head} as ${traitName}>` : head)
  }, noMembers)
  const impl: ImplItem = {
    kind: 'impl',
    params,
    get self() {
      return self()
    },
    get trait() {
      return trait()
    },
    get where() {
      return where()
    },
    generics: node.generics,
    get functions() {
      return members().functions
    },
    get types() {
      return members().types
    },
    get consts() {
      return members().consts
    },
    isDerived: false,
    isOwn: collector.isOwn,
  }
  scope.owner = impl
  collector.collected.impls.push(impl)
  collector.implScopes.set(impl, { scope, node })
  return impl
}

function groupsNamed(node: tree.ImplItem): Param[] {
  const names = new Set<string>()
  const visit = (type: tree.Type): void => {
    if (type.kind === 'PathType') {
      const { segments } = type.path
      if (segments.length === 1 && typeGroups[segments[0]!.name.name]) names.add(segments[0]!.name.name)
      visitPath(type.path)
    }
    if (type.kind === 'RefType') visit(type.target)
    if (type.kind === 'SliceType' || type.kind === 'ArrayType') visit(type.item)
    if (type.kind === 'TupleType') type.items.forEach(visit)
  }
  const visitPath = (path: tree.Path): void => {
    for (const { generics } of path.segments)
      for (const arg of generics?.args ?? []) if (arg.kind === 'Type') visit(arg.type)
  }
  visit(node.type)
  if (node.trait) visitPath(node.trait)
  return [...names].map((name) => ({ name, group: typeGroups[name]! }))
}

function writtenHead(type: tree.Type): string {
  switch (type.kind) {
    case 'PathType':
      return type.path.segments[type.path.segments.length - 1]!.name.name
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
    case 'DynType': {
      const path = type.bounds[0]?.path
      return `dyn ${path?.segments[path.segments.length - 1]!.name.name ?? ''}`
    }
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
