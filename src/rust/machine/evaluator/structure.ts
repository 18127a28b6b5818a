import type { AdtShape, Shape, VariantShape } from '../values/shape'

/** The parts of a value that are compared, cloned and made by default one by one. A reference is a value of its own. */
type Structure =
  /** Numbers, text, functions, references: nothing inside. */
  | { kind: 'atom' }
  | { kind: 'tuple'; items: readonly Shape[] }
  /** A list of items, behind a reference perhaps a `Slice`. */
  | { kind: 'list'; item: Shape }
  | { kind: 'adt'; shape: AdtShape }
  /** Something that only a native knows. */
  | { kind: 'foreign' }

const LISTS = ['Vec', 'VecDeque']

/** What a value of a shape is made of. */
export function structureOf(shape: Shape): Structure {
  switch (shape.kind) {
    case 'tuple':
      return { kind: 'tuple', items: shape.items }
    case 'array':
    case 'slice':
      return { kind: 'list', item: shape.item }
    case 'adt':
      return adtStructure(shape)
    case 'dyn':
      return { kind: 'foreign' }
    default:
      return { kind: 'atom' }
  }
}

function adtStructure(shape: Shape & AdtShape): Structure {
  const { isStandard, name, form } = shape
  const [item] = shape.args
  if (isStandard && name === 'String') return { kind: 'atom' }
  if (isStandard && name === 'Box' && item) return structureOf(item)
  if (isStandard && LISTS.includes(name) && item) return { kind: 'list', item }
  return form === 'foreign' ? { kind: 'foreign' } : { kind: 'adt', shape }
}

/** The shapes of fields. */
export function partsOf(fields: VariantShape['fields']): readonly Shape[] {
  return fields.map(({ shape }) => shape)
}
