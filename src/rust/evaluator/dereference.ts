import type { Type } from '../types/type'
import { compoundAccess, placeAccess, temporaryAccess } from './access'
import type { Access } from './access'
import type { Body } from './body'
import type { Run } from './run'

/** `*place` of a reference or a `Box`. */
export function dereferenced(place: Access, body: Body): Access {
  const { type } = place
  if (type.kind === 'reference') return behindReference(type.target, type.isMutable, place.read, body)
  // A box lies as what is in it
  if (type.kind === 'adt' && type.args[0]) return { ...place, type: type.args[0] }
  return place
}

/** What a reference points at: `reference` gives a value of type `&target` or `&mut target`. */
export function behindReference(target: Type, isMutable: boolean, reference: Run, body: Body): Access {
  const isPlain = body.machine.traits.isPlain(target)
  if (isPlain && isMutable) return placeAccess(target, true, reference)
  return isPlain ? temporaryAccess(target, true, reference) : compoundAccess(target, reference)
}
