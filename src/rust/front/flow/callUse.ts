import type { Type } from '../types/type'
import type { Use } from './visitor'

type Knows = { isCopy: (type: Type) => boolean; callTrait: (type: Type) => string | undefined }

/** How calling a value uses it: as the trait says that it can be called with. */
export function callUse(type: Type, knows: Knows): Use {
  if (type.kind === 'closure') return asTrait(type.closure.call, knows.isCopy(type))
  if (type.kind === 'opaque' || type.kind === 'dyn') {
    const bounds = type.kind === 'dyn' ? type.bounds : type.opaque.bounds
    return asTrait(bounds.find(({ trait }) => /^Fn(Mut|Once)?$/.test(trait.name))?.trait.name ?? 'Fn', false)
  }
  if (type.kind === 'param') return asTrait(knows.callTrait(type) ?? 'Fn', knows.isCopy(type))
  if (type.kind === 'reference') return type.isMutable ? 'mutable' : 'shared'
  if (type.kind === 'adt' && type.adt.name === 'Box') return callUse(type.args[0]!, knows)
  return 'shared'
}

function asTrait(trait: string, isCopy: boolean): Use {
  if (trait === 'FnOnce') return isCopy ? 'copy' : 'move'
  return trait === 'FnMut' ? 'mutable' : 'shared'
}
