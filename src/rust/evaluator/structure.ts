import type { Type, TypeOf } from '../types/type'
import { isStandard } from './layout'

/** The parts of a value that are compared, cloned and made by default one by one. A reference is a value of its own. */
export type Structure =
  /** Numbers, text, functions, references: nothing inside. */
  | { kind: 'atom' }
  | { kind: 'tuple'; items: readonly Type[] }
  /** A list of items, behind a reference perhaps a `Slice`. */
  | { kind: 'list'; item: Type }
  | { kind: 'adt'; type: TypeOf<'adt'> }
  /** Something that only a native knows. */
  | { kind: 'foreign' }

const LISTS = ['Vec', 'VecDeque']

/** What a type is made of. */
export function structureOf(type: Type): Structure {
  switch (type.kind) {
    case 'tuple':
      return { kind: 'tuple', items: type.items }
    case 'array':
    case 'slice':
      return { kind: 'list', item: type.item }
    case 'adt':
      return adtStructure(type)
    case 'dyn':
      return { kind: 'foreign' }
    default:
      return { kind: 'atom' }
  }
}

function adtStructure(type: TypeOf<'adt'>): Structure {
  const { adt, args } = type
  const [item] = args
  if (isStandard(type, 'String')) return { kind: 'atom' }
  if (isStandard(type, 'Box') && item) return structureOf(item)
  if (!adt.isOwn && LISTS.includes(adt.name) && item) return { kind: 'list', item }
  const isKnown = adt.isOwn || adt.kind === 'enum' || adt.derives.size > 0
  return isKnown ? { kind: 'adt', type } : { kind: 'foreign' }
}
