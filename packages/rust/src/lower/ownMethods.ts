import type { Checked } from '../front/checked/checked'
import type { FunctionItem, ImplItem, Type, TypeOf } from '../front/types/type'
import { isStd } from '../front/types/known'
import type * as ir from '../ir/program'
import { FORMAT_TRAITS, FORMATS } from '../ir/traits'
import { isPlain } from './layout'
import { ownSite, type Lowering } from './lowering'
import { matchType } from './calls'
import { typeKey } from './memoized'
import { DROP_KEY } from './glue'

/** Methods that the machine calls by a value's shape, by trait. */
const CALLED_METHODS: Readonly<Record<string, string>> = {
  ...{ Clone: 'clone', PartialEq: 'eq', PartialOrd: 'partial_cmp', Ord: 'cmp', Default: 'default', Deref: 'deref' },
  ...{ Iterator: 'next size_hint', DoubleEndedIterator: 'next_back', ExactSizeIterator: 'len' },
  ...{ IntoIterator: 'into_iter', FromIterator: 'from_iter', Write: 'write_str' },
  ...{ Sum: 'sum', Product: 'product' },
  ...Object.fromEntries(Object.keys(FORMATS).map((trait) => [trait, 'fmt'])),
}

export function implementedTraits(functions: readonly FunctionItem[]): ReadonlySet<string> {
  return new Set(
    functions.flatMap(({ owner }) => (owner?.kind === 'impl' && owner.trait ? [owner.trait.trait.name] : [])),
  )
}

/** A type's methods that are written in Rust, and the result of its `into_iter`. */
export function ownMethods(lowering: Lowering, type: Type, implemented: ReadonlySet<string>): ir.OwnMethods {
  const methods: Record<string, ir.CalleeId> = {}
  for (const trait of traitsOf(type, implemented)) {
    for (const name of CALLED_METHODS[trait]?.split(' ') ?? []) {
      const callee = ownMethod(lowering, trait, name, type)
      if (callee !== undefined) methods[`${trait}::${name}`] = callee
    }
  }
  const source = 'IntoIterator::into_iter' in methods ? iteratorTypeOf(lowering, type) : undefined
  const iterated = !source || typeKey(source) === typeKey(type) ? undefined : lowering.shape(source)
  return { methods: Object.keys(methods).length > 0 ? methods : undefined, iterated }
}

function traitsOf(type: Type, implemented: ReadonlySet<string>): Iterable<string> {
  const target = type.kind === 'reference' ? type.target : type
  if (target.kind !== 'adt') return []
  return target.adt.isOwn ? implemented : type === target ? Object.keys(CALLED_METHODS) : []
}

/** An impl's method with a body; undefined if native or structural. */
export function ownMethod(
  { checked, callee }: Lowering,
  trait: string,
  name: string,
  self: Type,
  args: readonly Type[] = [],
): ir.CalleeId | undefined {
  if (!checked.isWritten(trait, name, self)) return undefined
  const impl = checked.implOf(trait, self, args)
  const item = impl?.trait?.trait.functions.get(name)
  if (!impl || !item || impl.isDerived) return undefined
  const found = { item, args: [self, ...otherArgs(checked, impl, self, args)] }
  const target = checked.implementationOf(found)
  return target.kind === 'function' && target.item.body ? callee(found, ownSite(checked, found)) : undefined
}

/** Trait arguments after `Self`: the requested ones, or the impl's. */
function otherArgs(checked: Checked, impl: ImplItem, self: Type, args: readonly Type[]): readonly Type[] {
  if (args.length > 0) return args
  return (impl.trait?.args.slice(1) ?? []).map((arg) => checked.substitute(arg, impl.params, argsOf(impl, self)))
}

function argsOf({ params, self }: ImplItem, type: Type): readonly Type[] {
  return params.map(({ name }) => matchType(self, type, name) ?? type)
}

export function iteratorTypeOf({ checked }: Lowering, type: Type): Type | undefined {
  const impl = checked.implOf('IntoIterator', type)
  const result = impl?.types.get('IntoIter')?.type
  return impl && result && checked.substitute(result, impl.params, argsOf(impl, type))
}

export function comparedPairs(left: Type, right: Type): [left: TypeOf<'adt'>, right: Type][] {
  const [a, b] = [peeled(left), peeled(right)]
  if (typeKey(a) === typeKey(b)) return []
  const [item, other] = [itemOf(a), itemOf(b)]
  const inside = item && other ? comparedPairs(item, other) : []
  return a.kind === 'adt' ? [[a, b], ...inside] : inside
}

function peeled(type: Type): Type {
  if (type.kind === 'reference') return peeled(type.target)
  return isStd(type, 'Box') && type.args[0] ? peeled(type.args[0]) : type
}

function itemOf(type: Type): Type | undefined {
  if (type.kind === 'array' || type.kind === 'slice') return type.item
  return isStd(type, 'Vec') || isStd(type, 'VecDeque') ? type.args[0] : undefined
}

/** Methods that the machine calls on trait objects. */
const ALWAYS = [
  'Iterator::next',
  'DoubleEndedIterator::next_back',
  ...Object.values(FORMAT_TRAITS).map((trait) => `${trait}::fmt`),
]

/** Includes the methods of supertraits. */
export function methodTable(
  lowering: Lowering,
  type: Type,
  { bounds }: TypeOf<'dyn'>,
  called: ReadonlySet<string>,
): ir.MethodTable {
  const table: Record<string, ir.Method> = {}
  const add = (bounds: TypeOf<'dyn'>['bounds']): void => {
    for (const { trait, args } of bounds) {
      for (const key of [...ALWAYS, ...called]) {
        const item = trait.functions.get(key.slice(key.lastIndexOf(':') + 1))
        if (item?.key !== key) continue
        const callee = { item, args: [type, ...args.slice(1)] }
        const reads = item.signature.receiver !== 'mutable' && isPlain(type)
        const id = lowering.callee(callee, ownSite(lowering.checked, callee))
        table[key] ??= { callee: id, reads: reads || undefined }
      }
      add(trait.supertraits)
    }
  }
  add(bounds)
  if (called.has(DROP_KEY) && lowering.drops?.needs(type)) {
    table[DROP_KEY] = { callee: lowering.glue(type), reads: isPlain(type) || undefined }
  }
  return table
}
