import type * as tree from '../tree/tree'
import { adtOf, ERROR, isIntegerName } from '../types/known'
import type { Adt, Bound, FunctionItem, ImplItem, IntegerName, Signature, Type, Variant } from '../types/type'
import { type Collector, declare, scopeIn } from './collector'
import { asTypes, declareGenerics, lowerWhere, type TypeScope } from './typeScope'
import { lazy, withGetters } from './lazy'
import { noMembers } from './impls'
import { lowerType } from './lowerType'
import { Module } from './module'

/** Fields are resolved on demand. */
export function collectAdt(collector: Collector, module: Module, item: tree.StructItem | tree.EnumItem): void {
  const { params, names } = declareGenerics(item.generics, () => scope)
  const scope: TypeScope = { ...scopeIn(collector, module), generics: names }
  const adt: Adt = withGetters(
    {
      name: item.name.name,
      kind: item.kind === 'Struct' ? 'struct' : 'enum',
      lifetimes: item.generics.lifetimes?.map(({ name }) => name) ?? [],
      params,
      isOwn: collector.isOwn,
      derives: argumentsOf(item.attributes, 'derive'),
      node: item,
    },
    {
      // In std, constructors have these bounds
      where: lazy(() => (collector.isOwn ? lowerWhere(scope, item.generics, params) : []), []),
      variants: lazy((): Variant[] => adtVariants(collector, adt, item, scope), []),
    },
  )
  scope.selfType = adtOf(adt, asTypes(params), adt.lifetimes)
  collector.collected.adts.push(adt)
  collector.homes.set(adt, module)
  declare(collector, module, 'types', item.name, { kind: 'adt', adt })
  if (item.kind === 'Struct' && item.shape !== 'named')
    declare(collector, module, 'values', item.name, { kind: 'variant', adt, variant: 0 })
  for (const derived of adt.derives) deriveImpl(collector, adt, derived)
}

/** The discriminant type of an enum: from `repr`, or `isize`. */
export function reprOf({ attributes }: tree.EnumItem): IntegerName {
  return [...argumentsOf(attributes, 'repr')].find(isIntegerName) ?? 'isize'
}

function adtVariants(
  collector: Collector,
  adt: Adt,
  item: tree.StructItem | tree.EnumItem,
  scope: TypeScope,
): Variant[] {
  if (item.kind === 'Struct') return [variantOf(collector, adt, item, 0, () => 0n, scope)]
  const integer = reprOf(item)
  // Without a value, it is one more than the previous discriminant
  const discriminantAt = (index: number): bigint => {
    let start = index
    while (start > 0 && !item.variants[start]!.discriminant) start -= 1
    const { discriminant } = item.variants[start]!
    const given = discriminant && collector.discriminantOf(discriminant, scope, integer)
    return (given ?? (start > 0 ? discriminantAt(start - 1) + 1n : 0n)) + BigInt(index - start)
  }
  return item.variants.map((node, i) => variantOf(collector, adt, node, i, () => discriminantAt(i), scope))
}

function variantOf(
  collector: Collector,
  adt: Adt,
  node: tree.StructItem | tree.Variant,
  index: number,
  discriminantOf: () => bigint,
  scope: TypeScope,
): Variant {
  reportDoubles(node.fields, scope)
  const { name } = node.name
  const fields = node.fields.map(({ name: { name }, type, isPublic, within }) =>
    withGetters({ name, isPublic, ...(within && { within }) }, { type: lazy(() => lowerType(scope, type), ERROR) }),
  )
  const make: FunctionItem = {
    name,
    key: adt.kind === 'enum' ? `${adt.name}::${name}` : adt.name,
    params: adt.params,
    get signature(): Signature {
      return {
        names: fields.map(({ name }) => name),
        params: fields.map(({ type }) => type),
        result: adtOf(adt, asTypes(adt.params), adt.lifetimes),
        where: [],
      }
    },
    hasDefault: false,
    constructs: { adt, variant: index },
    isOwn: collector.isOwn,
  }
  let discriminant: bigint | undefined
  return withGetters(
    { name, index, shape: node.shape, fields, ...(node.shape === 'tuple' && { make }) },
    { discriminant: () => (discriminant ??= discriminantOf()) },
  )
}

function reportDoubles(fields: readonly tree.FieldItem[], scope: TypeScope): void {
  const seen = new Set<string>()
  for (const { name, span } of fields.map((field) => field.name)) {
    const message = `field \`${name}\` is already declared`
    if (seen.has(name)) scope.report({ span, message, label: 'field already declared', code: 'E0124' })
    seen.add(name)
  }
}

/** The names in all attributes of a kind. */
function argumentsOf(attributes: readonly tree.Attribute[], kind: string): ReadonlySet<string> {
  return new Set(attributes.filter(({ name }) => name === kind).flatMap(({ args }) => args.map(({ name }) => name)))
}

/** `#[derive(Clone)]` of `struct Pair<T>` is `impl<T: Clone> Clone for Pair<T>`. */
function deriveImpl(collector: Collector, adt: Adt, name: string): void {
  const self = adtOf(adt, asTypes(adt.params))
  const traitOf = lazy(() => collector.derivable(name), undefined)
  const boundFor = (type: Type): Bound[] => {
    const trait = traitOf()
    return trait ? [{ trait, args: trait.params.map(() => type), bindings: [] }] : []
  }
  const impl: ImplItem = withGetters(
    { kind: 'impl', params: adt.params, self, ...noMembers, isDerived: true, isOwn: adt.isOwn },
    {
      trait: () => boundFor(self)[0],
      where: () => adt.params.flatMap((param) => (param.isConst ? [] : boundFor({ kind: 'param', param }))),
    },
  )
  collector.impls.add(impl, adt.name, name)
}
