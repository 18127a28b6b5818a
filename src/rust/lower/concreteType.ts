import type { Type } from '../front/types/type'

const known = new WeakMap<Type, boolean>()

/** Whether nothing in the type has to be looked up: no parameter, no `impl Trait`, no associated type. */
export function isConcrete(type: Type): boolean {
  const answer = known.get(type)
  if (answer !== undefined) return answer
  const found = partsAreConcrete(type)
  known.set(type, found)
  return found
}

function partsAreConcrete(type: Type): boolean {
  switch (type.kind) {
    case 'tuple':
      return type.items.every(isConcrete)
    case 'array':
      return isConcrete(type.item) && isConcrete(type.length)
    case 'slice':
      return isConcrete(type.item)
    case 'reference':
      return isConcrete(type.target)
    case 'adt':
    case 'closure':
    case 'functionItem':
      return type.args.every(isConcrete)
    case 'function':
      return type.params.every(isConcrete) && isConcrete(type.result)
    case 'scalar':
    case 'never':
    case 'length':
      return true
    default:
      return false
  }
}
