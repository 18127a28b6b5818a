import type { Type } from '../front/types/type'
import { remembered } from './remembered'

const identities = new WeakMap<object, number>()
let known = 0

const identityOf = (object: object) => remembered(identities, object, () => ++known)

/** A text that two types share exactly if they are the same. */
export function typeKey(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return type.name
    case 'tuple':
      return `(${type.items.map(typeKey).join()})`
    case 'array':
      return `[${typeKey(type.item)};${typeKey(type.length)}]`
    case 'length':
      return String(type.value)
    case 'slice':
      return `[${typeKey(type.item)}]`
    case 'reference':
      return `${type.isMutable ? '&mut ' : '&'}${typeKey(type.target)}`
    case 'adt':
      return `${identityOf(type.adt)}<${type.args.map(typeKey).join()}>`
    case 'function':
      return `fn(${type.params.map(typeKey).join()})${typeKey(type.result)}`
    case 'functionItem':
      return `item ${identityOf(type.item)}<${type.args.map(typeKey).join()}>`
    case 'closure':
      return `closure ${identityOf(type.closure)}<${type.args.map(typeKey).join()}>`
    case 'opaque':
      return `impl ${identityOf(type.opaque)}<${type.args.map(typeKey).join()}>`
    case 'dyn':
      return `dyn ${type.bounds.map(({ trait, args }) => `${identityOf(trait)}<${args.slice(1).map(typeKey).join()}>`).join('+')}`
    case 'param':
      return `param ${identityOf(type.param)}`
    case 'projection':
      return `${type.args.map(typeKey).join()}::${identityOf(type.trait)}::${type.name}`
    case 'variable':
      return `?${type.variable.id}`
    default:
      return type.kind
  }
}

/** The keys of several types in one text. */
export function typeKeys(types: readonly Type[]): string {
  return types.map(typeKey).join()
}
