import { typesIn } from '../front/types/substitute'
import type { Type } from '../front/types/type'
import { remembered } from './remembered'

const known = new WeakMap<Type, boolean>()

const OPEN: readonly Type['kind'][] = ['param', 'opaque', 'projection', 'dyn', 'variable', 'error']

/** Whether nothing in the type has to be looked up: no parameter, no `impl Trait`, no associated type. */
export function isConcrete(type: Type): boolean {
  return remembered(known, type, () => !OPEN.includes(type.kind) && typesIn(type).every(isConcrete))
}
