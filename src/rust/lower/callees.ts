import type { Callee } from '../front/checker/checked'
import type { FunctionItem, Param, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { isStructural } from '../ir/traits'
import { isFieldless, variantAt } from './layout'
import { notSupported, type CallSite, type Lowering } from './lowering'
import { matchType } from './matchType'

/** What a callee means where it is called: a function, a native with what it is told, or a method that no text spells out. */
export function calleeOf(lowering: Lowering, callee: Callee, site: CallSite): ir.Callee {
  const target = lowering.checked.implementationOf(callee)
  if (target.kind === 'dynamic') return { kind: 'dynamic', key: target.item.key }
  if (target.kind === 'structural') return structural(lowering, target.item, target.args, site)
  const { item, args, key, fallbackKey } = target
  if (item.constructs) return constructorOf(item.constructs)
  if (item.body) return { kind: 'function', function: lowering.instance(item, args) }
  if (item.node?.native) return stateMethod(lowering, item.node.native, item)
  if (lowering.isNative(key)) return nativeUse(lowering, key, item, args, site)
  if (fallbackKey && lowering.isNative(fallbackKey)) return nativeUse(lowering, fallbackKey, item, args, site)
  return structural(lowering, item, args, site)
}

/** A macro that is native, if there is one. */
export function macroCallee(lowering: Lowering, key: string, site: CallSite): ir.CalleeId | undefined {
  if (!lowering.isNative(key)) return undefined
  return lowering.addCallee(nativeUse(lowering, key, { key, params: [] }, [], site))
}

function structural(lowering: Lowering, item: FunctionItem, args: readonly Type[], site: CallSite): ir.Callee {
  const trait = item.owner?.kind === 'trait' ? item.owner.name : item.owner?.trait?.trait.name
  const [self, other] = args
  if (!trait || !self || !isStructural(trait)) throw notSupported(item.key, site.at)
  if (other && (trait === 'PartialEq' || trait === 'PartialOrd')) lowering.demand(trait, self, other)
  return { kind: 'structural', trait, name: item.name, shapes: args.slice(0, 2).map(lowering.shape) }
}

/** `Some`, `Point`: a function that takes the fields. */
function constructorOf({ adt, variant }: NonNullable<FunctionItem['constructs']>): ir.Callee {
  if (adt.kind === 'struct') return { kind: 'constructor' }
  const discriminant = Number(variantAt(adt, variant).discriminant)
  return { kind: 'constructor', discriminant, isFieldless: isFieldless(adt) || undefined }
}

/** `State::load` and `save`: what is kept is never the value that the program holds. */
function stateMethod(lowering: Lowering, name: 'load' | 'save', { owner }: FunctionItem): ir.Callee {
  if (owner?.kind !== 'impl') throw new Error('a state is a struct')
  const state = lowering.shape(owner.self)
  if (name === 'save') return { kind: 'save', state }
  // The first value of a state is the body of a function of its own, not of an impl of `Default`.
  return { kind: 'load', state, initial: lowering.instance(owner.functions.get('default')!, []) }
}

/** A native with what it is told of its types. */
export function nativeUse(
  lowering: Lowering,
  key: string,
  item: Pick<FunctionItem, 'key' | 'params' | 'owner'>,
  args: readonly Type[],
  site: CallSite,
): ir.NativeUse {
  const { options, headedBy } = site
  return {
    kind: 'native',
    key,
    generics: Object.fromEntries(genericsOf(lowering, item, args).map(([name, type]) => [name, lowering.shape(type)])),
    args: site.args.map(lowering.shape),
    result: lowering.shape(site.result),
    options,
    headedBy,
  }
}

/** The type parameters of a declaration by their names, `Self` and those of the impl that leaves a method to a native. */
function genericsOf(
  { checked }: Lowering,
  { owner, params }: Pick<FunctionItem, 'params' | 'owner'>,
  args: readonly Type[],
): [name: string, type: Type][] {
  const own = params.flatMap(({ name }, i): [string, Type][] => (args[i] ? [[name, args[i]]] : []))
  if (owner?.kind === 'impl') return [...own, ['Self', checked.substitute(owner.self, params, args)]]
  const [self] = args
  const impl = owner && self && checked.implOf(owner.name, self)
  if (!impl) return own
  const known = new Set(own.map(([name]) => name))
  const found = impl.params.flatMap(({ name }: Param): [string, Type][] => {
    const type = known.has(name) ? undefined : matchType(impl.self, self, name)
    return type ? [[name, type]] : []
  })
  return [...own, ...found]
}
