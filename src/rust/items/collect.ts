import { further } from '../further/further'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Declared, Outlined, OutlinedMember } from '../declarations/outline'
import type { Span } from '../source/span'
import { typeGroups } from './groups'
import type * as tree from '../tree/tree'
import { ERROR, UNIT, adtOf, reference } from '../types/known'
import type {
  Adt,
  Bound,
  Constant,
  FunctionItem,
  ImplItem,
  Param,
  Signature,
  TraitItem,
  Type,
  Variant,
} from '../types/type'
import { asTypes, declareGenerics, lowerWhere, type LoweredGenerics } from './generics'
import { headsOf, type ImplIndex } from './implIndex'
import { Entries } from './entries'
import { lazy } from './lazy'
import { lowerBound, lowerBounds, lowerType } from './lowerType'
import { Module, type TypeEntry, type ValueEntry } from './module'
import type { GenericNames, TypeScope } from './typeScope'

/** A function with a body, and what the names in it mean. */
export type Collected = {
  functions: FunctionItem[]
  constants: Constant[]
  impls: ImplItem[]
  traits: TraitItem[]
  adts: Adt[]
  aliases: (() => Type)[]
}

export type Collector = {
  isOwn: boolean
  impls: ImplIndex
  report: (diagnostic: Diagnostic) => void
  lengthOf: TypeScope['lengthOf']
  discriminantOf: (value: tree.Expr, scope: TypeScope) => bigint | undefined
  /** The trait that `#[derive(…)]` means. */
  derivable: (name: string) => TraitItem | undefined
  /** Where types in the body of a function, or in the value of a constant, are looked up. */
  scopes: Map<FunctionItem | Constant, TypeScope>
  /** The same of the impls of the program, with what is written. */
  implScopes: Map<ImplItem, { scope: TypeScope; node: tree.ImplItem }>
  /** The modules in which types are declared. */
  homes: Map<Adt, Module>
  /** Is told each trait that stands behind `dyn`. */
  checkDyn: (trait: TraitItem, span: Span) => void
  collected: Collected
}

export function emptyCollection(): Collected {
  return { functions: [], constants: [], impls: [], traits: [], adts: [], aliases: [] }
}

/** Declares the items in the module. Types and heads of functions are looked up later, when they are asked for. */
export function collectItems(collector: Collector, module: Module, items: readonly Declared[]): void {
  for (const item of items) collectItem(collector, module, item)
}

const ATTRIBUTES = new Set([
  ...[
    'derive',
    'allow',
    'warn',
    'deny',
    'forbid',
    'expect',
    'inline',
    'cold',
    'cfg',
    'cfg_attr',
    'must_use',
    'doc',
    'test',
  ],
  ...[
    'repr',
    'non_exhaustive',
    'deprecated',
    'track_caller',
    'rustfmt',
    'clippy',
    'no_mangle',
    'default',
    'turbo',
    'path',
  ],
  ...['macro_use', 'macro_export', 'automatically_derived', 'used', 'ignore', 'should_panic', 'bench', 'feature'],
])

function checkAttributes(collector: Collector, item: tree.Item): void {
  for (const { name, span } of item.attributes) {
    if (!collector.isOwn || ATTRIBUTES.has(name.split('::')[0]!)) continue
    const similar = further().similarName(name, ATTRIBUTES)
    collector.report({
      span,
      message: `cannot find attribute \`${name}\` in this scope`,
      ...(similar ? { help: `a built-in attribute with a similar name exists: \`${similar}\`` } : {}),
    })
  }
}

function collectItem(collector: Collector, module: Module, item: Declared): void {
  if ('read' in item || item.kind === 'OutlinedModule') return collectOutlined(collector, module, item)
  checkAttributes(collector, item)
  switch (item.kind) {
    case 'Struct':
    case 'Enum':
      return collectAdt(collector, module, item)
    case 'Fn': {
      const scope = scopeIn(collector, module)
      const fn = functionItem(collector, item, scope, [], keyIn(module, item.name.name))
      return declareValue(collector, module, item.name, { kind: 'function', item: fn })
    }
    case 'Const': {
      if (item.name.name === '_') return
      const constant = constantItem(collector, item, scopeIn(collector, module), [], keyIn(module, item.name.name))
      return declareValue(collector, module, item.name, { kind: 'constant', constant })
    }
    case 'TypeAlias':
      return collectAlias(collector, module, item)
    case 'Trait':
      return collectTrait(collector, module, item)
    case 'Impl':
      return collectImpl(collector, module, item)
    case 'Mod': {
      const inner = innerModule(module, item.name.name)
      declareType(collector, module, item.name, { kind: 'module', module: inner })
      return collectItems(collector, inner, item.items)
    }
    case 'Use':
      for (const { path, alias, isGlob, span } of item.imports) {
        const names = path.map(({ name }) => name)
        const last = alias ?? path[path.length - 1]
        if (isGlob) module.globs.push(names)
        // `use Trait as _` brings in methods and no name.
        else if (last) module.imports.set(last.name === '_' ? `_${span.start}` : last.name, { path: names, span })
      }
      return
    case 'Init':
    case 'Go':
      return
  }
}

/** Of an outline only names are declared; what they mean is collected when somebody asks for it. */
function collectOutlined(collector: Collector, module: Module, item: Outlined): void {
  switch (item.kind) {
    case 'OutlinedModule': {
      const inner = innerModule(module, item.name)
      module.types.set(item.name, { kind: 'module', module: inner })
      return collectItems(collector, inner, item.items)
    }
    case 'OutlinedImpl':
      return collector.impls.addLater(item.head, item.trait, () => {
        const { node, members } = item.read()
        return implItem(collector, module, node, members)
      })
    case 'OutlinedTrait':
      return module.types.defer(
        item.name,
        () => {
          const { node, members } = item.read()
          collectTrait(collector, module, node, members)
        },
        true,
      )
    case 'OutlinedItem': {
      const declare = () => {
        module.types.forget(item.name)
        module.values.forget(item.name)
        collectItem(collector, module, item.read())
      }
      if (item.isType) module.types.defer(item.name, declare)
      if (item.isValue) module.values.defer(item.name, declare)
    }
  }
}

function innerModule(outer: Module, name: string): Module {
  return new Module([...outer.path, name], outer, false, outer.crates, outer.prelude)
}

function keyIn(module: Module, name: string): string {
  return [...module.path.slice(1), name].join('::')
}

function scopeIn(collector: Collector, module: Module): TypeScope {
  return {
    module,
    report: collector.report,
    lengthOf: collector.lengthOf,
    checkDyn: collector.checkDyn,
    project: (type) => type,
  }
}

function declareType(collector: Collector, module: Module, name: tree.Ident, entry: TypeEntry): void {
  if (module.types.has(name.name)) further().reportTwice(collector, module, name, 'type')
  else module.types.set(name.name, entry)
}

function declareValue(collector: Collector, module: Module, name: tree.Ident, entry: ValueEntry): void {
  if (module.values.has(name.name)) further().reportTwice(collector, module, name, 'value')
  else module.values.set(name.name, entry)
}

// Structs and enums

function collectAdt(collector: Collector, module: Module, item: tree.StructItem | tree.EnumItem): void {
  const scopeOf = (): TypeScope => scope
  const { params, names } = declareGenerics(item.generics, undefined, scopeOf)
  const scope: TypeScope = { ...scopeIn(collector, module), generics: names }
  const variants = lazy((): Variant[] => adtVariants(collector, adt, item, scope), [])
  const adt: Adt = {
    name: item.name.name,
    kind: item.kind === 'Struct' ? 'struct' : 'enum',
    params,
    isOwn: collector.isOwn,
    get variants() {
      return variants()
    },
    derives: derivesOf(item.attributes),
    node: item,
  }
  scope.selfType = adtOf(adt, asTypes(params))
  collector.collected.adts.push(adt)
  collector.homes.set(adt, module)
  declareType(collector, module, item.name, { kind: 'adt', adt })
  if (item.kind === 'Struct' && item.shape !== 'named')
    declareValue(collector, module, item.name, { kind: 'variant', adt, variant: 0 })
  for (const derived of adt.derives) deriveImpl(collector, adt, derived)
}

function adtVariants(
  collector: Collector,
  adt: Adt,
  item: tree.StructItem | tree.EnumItem,
  scope: TypeScope,
): Variant[] {
  if (item.kind === 'Struct') return [variantOf(collector, adt, item, 0, 0n, scope)]
  let next = 0n
  return item.variants.map((node, index) => {
    const given = node.discriminant && collector.discriminantOf(node.discriminant, scope)
    const discriminant = given ?? next
    next = discriminant + 1n
    return variantOf(collector, adt, node, index, discriminant, scope)
  })
}

function variantOf(
  collector: Collector,
  adt: Adt,
  node: tree.StructItem | tree.Variant,
  index: number,
  discriminant: bigint,
  scope: TypeScope,
): Variant {
  const fields = node.fields.map((field) => {
    const type = lazy(() => lowerType(scope, field.type), ERROR)
    return {
      name: field.name.name,
      isPublic: field.isPublic,
      get type() {
        return type()
      },
    }
  })
  const make: FunctionItem = {
    name: node.name.name,
    key: adt.kind === 'enum' ? `${adt.name}::${node.name.name}` : adt.name,
    params: adt.params,
    get signature(): Signature {
      return {
        names: fields.map(({ name }) => name),
        params: fields.map(({ type }) => type),
        result: adtOf(adt, asTypes(adt.params)),
        where: [],
      }
    },
    hasDefault: false,
    constructs: { adt, variant: index },
    isOwn: collector.isOwn,
  }
  const parts = { name: node.name.name, index, discriminant, shape: node.shape, fields }
  return node.shape === 'tuple' ? { ...parts, make } : parts
}

function derivesOf(attributes: readonly tree.Attribute[]): ReadonlySet<string> {
  return new Set(attributes.filter(({ name }) => name === 'derive').flatMap(({ args }) => args.map(({ name }) => name)))
}

/** `#[derive(Clone)]` of `struct Pair<T>` is `impl<T: Clone> Clone for Pair<T>`. */
function deriveImpl(collector: Collector, adt: Adt, name: string): void {
  const self = adtOf(adt, asTypes(adt.params))
  const traitOf = lazy(() => collector.derivable(name), undefined)
  const boundFor = (type: Type): Bound[] => {
    const trait = traitOf()
    return trait ? [{ trait, args: trait.params.map(() => type), bindings: [] }] : []
  }
  const impl: ImplItem = {
    kind: 'impl',
    params: adt.params,
    self,
    get trait() {
      return boundFor(self)[0]
    },
    get where() {
      return adt.params.flatMap((param) => (param.isConst ? [] : boundFor({ kind: 'param', param })))
    },
    functions: new Map(),
    types: new Map(),
    consts: new Map(),
    isDerived: true,
    isOwn: adt.isOwn,
  }
  collector.impls.add(impl, adt.name, name)
}

// Functions and constants

function functionItem(
  collector: Collector,
  node: tree.FnItem,
  outer: TypeScope,
  ownerParams: readonly Param[],
  key: string,
  owner?: ImplItem | TraitItem,
): FunctionItem {
  const scopeOf = (): TypeScope => scope
  const own: LoweredGenerics = declareGenerics(node.generics, outer.generics, scopeOf)
  const scope: TypeScope = { ...outer, generics: own.names }
  const anonymous: { param: Param; bounds: () => readonly Bound[] }[] = []
  const baseParams = [...ownerParams, ...own.params]
  const head = lazy(
    () => {
      const signature = functionSignature(scope, node, anonymous, () => [
        ...baseParams,
        ...anonymous.map(({ param }) => param),
      ])
      const where = lazy(
        () => [
          ...(owner?.kind === 'impl' ? owner.where : []),
          ...lowerWhere(scope, node.generics, own.params),
          ...anonymous.flatMap(({ bounds }) => bounds()),
        ],
        [],
      )
      return {
        params: [...baseParams, ...anonymous.map(({ param }) => param)],
        signature: {
          ...signature,
          get where() {
            return where()
          },
        },
      }
    },
    { params: baseParams, signature: { names: [], params: [], result: ERROR, where: [] } },
  )
  const isDeclared = !collector.isOwn && node.body !== undefined && isEmptyBody(node.body) && node.result !== undefined
  const item: FunctionItem = {
    name: node.name.name,
    key,
    get params() {
      return head().params
    },
    get signature() {
      return head().signature
    },
    hasDefault: node.body !== undefined,
    ...(owner ? { owner } : {}),
    node,
    ...(node.body && !isDeclared ? { body: node.body } : {}),
    isOwn: collector.isOwn,
  }
  collector.scopes.set(item, scope)
  collector.collected.functions.push(item)
  return item
}

function isEmptyBody({ statements, tail }: tree.Block): boolean {
  return statements.length === 0 && !tail
}

function functionSignature(
  scope: TypeScope,
  node: tree.FnItem,
  anonymous: { param: Param; bounds: () => readonly Bound[] }[],
  allParams: () => readonly Param[],
): Omit<Signature, 'where'> {
  const argumentScope: TypeScope = {
    ...scope,
    implTrait: (bounds) => {
      const param: Param = { name: 'impl Trait', isAnonymous: true }
      const type: Type = { kind: 'param', param }
      anonymous.push({ param, bounds: lazy(() => bounds(type), []) })
      return type
    },
  }
  const receiver = node.receiver && receiverType(scope, node.receiver)
  const params = node.params.map(({ type }) => lowerType(argumentScope, type))
  const resultScope: TypeScope = {
    ...scope,
    implTrait: (bounds) => {
      const generics = allParams()
      const args = asTypes(generics)
      const opaque = { bounds: [] as readonly Bound[], generics }
      const type: Type = { kind: 'opaque', opaque, args }
      opaque.bounds = bounds(type)
      return type
    },
  }
  return {
    ...(node.receiver ? { receiver: receiverMode(node.receiver) } : {}),
    names: [...(receiver ? ['self'] : []), ...node.params.map(({ pattern }) => patternName(pattern))],
    params: receiver ? [receiver, ...params] : params,
    result: node.result ? lowerType(resultScope, node.result) : UNIT,
  }
}

function receiverMode({ mode }: tree.Receiver): 'value' | 'shared' | 'mutable' {
  return mode === 'value' ? 'value' : mode === 'ref' ? 'shared' : 'mutable'
}

function receiverType(scope: TypeScope, receiver: tree.Receiver): Type {
  if (receiver.type) return lowerType(scope, receiver.type)
  const self = scope.selfType ?? ERROR
  if (receiver.mode === 'value') return self
  return reference(self, receiver.mode === 'mut')
}

function patternName(pattern: tree.Pattern): string {
  return pattern.kind === 'BindingPattern' ? pattern.name.name : '_'
}

function constantItem(
  collector: Collector,
  node: tree.ConstItem,
  scope: TypeScope,
  params: readonly Param[],
  key: string,
  owner?: ImplItem | TraitItem,
): Constant {
  const type = lazy(() => lowerType(scope, node.type), ERROR)
  const constant: Constant = {
    name: node.name.name,
    key,
    params,
    get type() {
      return type()
    },
    ...(owner ? { owner } : {}),
    ...(node.value ? { value: node.value } : {}),
    isStatic: node.isStatic,
    isOwn: collector.isOwn,
  }
  collector.scopes.set(constant, scope)
  collector.collected.constants.push(constant)
  return constant
}

function collectAlias(collector: Collector, module: Module, node: tree.TypeItem): void {
  const scopeOf = (): TypeScope => scope
  const { params, names } = declareGenerics(node.generics, undefined, scopeOf)
  const scope: TypeScope = { ...scopeIn(collector, module), generics: names }
  const type = lazy(() => (node.type ? lowerType(scope, node.type) : ERROR), ERROR)
  collector.collected.aliases.push(type)
  declareType(collector, module, node.name, {
    kind: 'alias',
    params,
    get type() {
      return type()
    },
  })
}

// Traits and impls

function collectTrait(
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
      if (functions.has(name) && collector.isOwn) further().reportDuplicate(collector, item.name)
      else functions.set(name, functionItem(collector, item, scope, params, key, owner))
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

function collectImpl(collector: Collector, module: Module, node: tree.ImplItem): void {
  const impl = implItem(collector, module, node)
  const { generics } = collector.implScopes.get(impl)!.scope
  const traitName = node.trait?.segments[node.trait.segments.length - 1]!.name.name
  collector.impls.add(impl, headIn(module, node.type, generics!), traitName)
}

function implItem(
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

/** The groups of std's text that an impl speaks of, as parameters. */
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

/** The type of an impl as it is written, without its arguments. */
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

/** Under which name an impl is filed: of an alias the type that it stands for, of a parameter `*`. */
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
