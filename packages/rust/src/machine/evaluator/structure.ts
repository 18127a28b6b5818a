import { byVariant, isFieldless, isStandard, type AdtShape, type Shape, type VariantShape } from '../values/shape'
import type { Budget } from '../values/budget'
import { isWideName } from '../values/integer'
import { itemsOf, ownText, type Callable, type SliceLike, type Value } from '../values/value'
import type { ScalarName } from '../../ir/program'

/** How values are compared, cloned and defaulted part by part. A reference is atomic. */
type Structure =
  /** Numbers, text, functions, references. */
  | { kind: 'atom' }
  | { kind: 'tuple'; items: readonly Shape[] }
  /** A list, or a `Slice` behind a reference. */
  | { kind: 'list'; item: Shape }
  | { kind: 'adt'; shape: AdtShape }
  /** Its contents are known only to natives. */
  | { kind: 'foreign' }

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
  if (isStandard && (name === 'Vec' || name === 'VecDeque') && item) return { kind: 'list', item }
  return form === 'foreign' ? { kind: 'foreign' } : { kind: 'adt', shape }
}

export function partsOf(fields: VariantShape['fields']): readonly Shape[] {
  return fields.map(({ shape }) => shape)
}

export type Copy = (value: Value) => Value

type PartsSetting<Part> = {
  budget: Budget
  /** Resolved lazily; undefined for a part whose copy can be shared. */
  part: (shape: Shape) => Part
  /** The type's own `clone` or `default`, if any. */
  own: (shape: Shape) => Callable | undefined
}

type CopyingSetting = PartsSetting<Copy | undefined>

/** Makes an independent value; undefined if sharing is safe because the value is immutable. */
export function copying(shape: Shape, setting: CopyingSetting): Copy | undefined {
  if (isStandard(shape, 'Box') && shape.args[0]) return setting.own(shape) ?? setting.part(shape.args[0])
  const structure = structureOf(shape)
  if (structure.kind === 'atom') return isStandard(shape, 'String') ? copyText(setting) : undefined
  const own = setting.own(shape)
  if (own) return own
  if (structure.kind === 'tuple')
    return structure.items.length === 0 ? undefined : copyParts(structure.items, 0, setting)
  if (structure.kind === 'list') return copyList(structure.item, setting)
  return structure.kind === 'adt' ? copyAdt(structure.shape, setting) : undefined
}

/** Texts are immutable, but the copy in a state has its own memory, which is charged to the budget. */
function copyText({ budget }: CopyingSetting): Copy {
  return (value) => {
    budget.allocate((value as string).length)
    return ownText(value as string)
  }
}

function copyParts(shapes: readonly Shape[], offset: number, { part, budget }: CopyingSetting): Copy {
  const parts = shapes.flatMap((shape, i) => {
    const copy = part(shape)
    return copy ? [{ key: i + offset, copy }] : []
  })
  return (value) => {
    const fields = (value as Value[]).slice()
    budget.allocate(fields.length)
    for (const { key, copy } of parts) fields[key] = copy(fields[key])
    return fields
  }
}

function copyList(item: Shape, { part, budget }: CopyingSetting): Copy {
  const copy = part(item)
  return (value) => {
    const items = itemsOf(value as SliceLike)
    budget.allocate(items.length)
    return copy ? items.map(copy) : items.slice()
  }
}

function copyAdt(shape: AdtShape, setting: CopyingSetting): Copy | undefined {
  if (isFieldless(shape)) return undefined
  return byVariant(shape, ({ fields }, offset) => copyParts(partsOf(fields), offset, setting)) as Copy
}

type DefaultSetting = PartsSetting<() => Value>

export function defaulting(shape: Shape, setting: DefaultSetting): () => Value {
  if (shape.kind === 'scalar') return defaultScalar(shape.name)
  if (shape.kind === 'reference') return shape.target.kind === 'slice' ? () => [] : () => ''
  if (shape.kind === 'array') {
    const { length } = shape
    const item = setting.part(shape.item)
    return () => {
      setting.budget.allocate(length)
      return Array.from({ length }, item)
    }
  }
  if (isStandard(shape, 'Box') && shape.args[0]) return setting.part(shape.args[0])
  const structure = structureOf(shape)
  const own = setting.own(shape)
  if (own) return own
  if (structure.kind === 'tuple') return defaultParts(structure.items, setting)
  if (structure.kind === 'list') return () => []
  if (structure.kind === 'adt') return defaultAdt(structure.shape, setting)
  return () => ''
}

function defaultScalar(name: ScalarName): () => Value {
  if (name === 'bool') return () => false
  if (name === 'str') return () => ''
  return isWideName(name) ? () => 0n : () => 0
}

function defaultParts(shapes: readonly Shape[], { part, budget }: DefaultSetting): () => Value {
  if (shapes.length === 0) return () => undefined
  const parts = shapes.map(part)
  return () => {
    budget.allocate(parts.length)
    return parts.map((make) => make())
  }
}

function defaultAdt(shape: AdtShape, setting: DefaultSetting): () => Value {
  const variant = shape.variants[shape.fallback ?? 0]!
  const make = construct(shape.form === 'enum' ? variant.discriminant : undefined, isFieldless(shape))
  const parts = partsOf(variant.fields).map(setting.part)
  return () => {
    setting.budget.allocate(parts.length)
    return make(parts.map((part) => part()))
  }
}

/** Builds a struct, or a variant with this discriminant, from fields in declaration order. */
export function construct(discriminant: number | undefined, isFieldless: boolean): (fields: Value[]) => Value {
  if (discriminant === undefined) return (fields) => fields
  return isFieldless ? () => discriminant : (fields) => [discriminant, ...fields]
}
