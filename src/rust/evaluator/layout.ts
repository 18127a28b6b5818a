import type { Adt, Field, Type, TypeOf, Variant } from '../types/type'
import type { Value } from '../values/value'
import type { Run } from './run'

/** The standard types whose value is replaced as a whole. */
const PLAIN = ['String', 'Rc', 'Arc', 'Weak']

/** Whether a type is the standard one of this name, and not the program's. */
export function isStandard(type: Type, name: string): type is TypeOf<'adt'> {
  return type.kind === 'adt' && type.adt.name === name && !type.adt.isOwn
}

/** Whether `&mut` of the type is a `Place`: assigning puts another value there. The type has no parameters. */
export function isPlain(type: Type): boolean {
  switch (type.kind) {
    case 'tuple':
      return type.items.length === 0
    case 'array':
    case 'slice':
    case 'dyn':
      return false
    case 'closure':
    case 'functionItem':
      // Nothing else can ever be put in its place
      return false
    case 'adt':
      if (type.adt.name === 'Box' && !type.adt.isOwn) return isPlainInBox(type.args[0])
      return isFieldless(type.adt) || (!type.adt.isOwn && PLAIN.includes(type.adt.name))
    default:
      return true
  }
}

/** A box lies as what is in it; one with a function may get another one. */
function isPlainInBox(content: Type | undefined): boolean {
  return content !== undefined && (isPlain(content) || isFunctionTrait(content))
}

/** `dyn Fn(i32) -> i32`: its values are plain functions. */
export function isFunctionTrait(type: Type): boolean {
  return type.kind === 'dyn' && type.bounds.some(({ trait }) => /^Fn(Mut|Once)?$/.test(trait.name))
}

/** Whether it is an enum of which no variant has fields: its values are the discriminants. */
export function isFieldless(adt: Adt): boolean {
  return adt.kind === 'enum' && adt.variants.every(({ fields }) => fields.length === 0)
}

/** Where the fields of a value begin: behind the discriminant of an enum. */
export function fieldOffset(adt: Adt): number {
  return adt.kind === 'enum' ? 1 : 0
}

export function variantAt(adt: Adt, index: number): Variant {
  const variant = adt.variants[index]
  if (!variant) throw new Error(`${adt.name} has no variant ${index}`)
  return variant
}

export function fieldIndex(fields: readonly Field[], name: string): number {
  return fields.findIndex((field) => field.name === name)
}

/** Asks whether a value is of a variant; missing where it cannot be another one. */
export function variantTest(adt: Adt, variant: number, read: Run): Run | undefined {
  if (adt.kind === 'struct' || adt.variants.length === 1) return undefined
  const discriminant = Number(variantAt(adt, variant).discriminant)
  return isFieldless(adt)
    ? (frame) => read(frame) === discriminant
    : (frame) => (read(frame) as Value[])[0] === discriminant
}

/** The discriminant of a value of an enum. */
export function discriminantOf(value: Value): number {
  return (Array.isArray(value) ? value[0] : value) as number
}

/** Makes a value of a variant from its fields in the order of the declaration. */
export function construct(adt: Adt, variant: number): (fields: Value[]) => Value {
  if (adt.kind === 'struct') return (fields) => fields
  const discriminant = Number(variantAt(adt, variant).discriminant)
  return isFieldless(adt) ? () => discriminant : (fields) => [discriminant, ...fields]
}
