import type { Callee } from '../front/checker/checked'
import type { FunctionItem, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { isStructural } from '../ir/traits'
import { endingCallee } from './endingNatives'
import { isFieldless, tagOf, variantAt } from './layout'
import { notSupported, type CallSite, type Lowering } from './lowering'
import { nativeUse } from './nativeUse'

/** What a callee means where it is called: a function, a native with what it is told, or a method that no text spells out. */
export function calleeOf(lowering: Lowering, callee: Callee, site: CallSite): ir.Callee {
  const target = lowering.checked.implementationOf(callee)
  if (target.kind === 'dynamic') return { kind: 'dynamic', key: target.item.key }
  if (target.kind === 'structural') return structural(lowering, target.item, target.args, site)
  const { item, args, key, fallbackKey } = target
  if (item.constructs) return constructorOf(item.constructs)
  if (item.body) return { kind: 'function', function: lowering.instance(item, args) }
  if (item.node?.native) return stateMethod(lowering, item.node.native, item)
  const native = [key, fallbackKey].find((candidate) => candidate !== undefined && lowering.isNative(candidate))
  if (native === undefined) return structural(lowering, item, args, site)
  const ending = lowering.drops && endingCallee(lowering, lowering.drops, native, item, args, site)
  return ending ?? nativeUse(lowering, native, item, args, site)
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
  const discriminant = tagOf(adt, variantAt(adt, variant))
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
