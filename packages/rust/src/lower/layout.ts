import { isStd } from '../front/types/known'
import type { Adt, Field, Type, TypeOf, Variant } from '../front/types/type'

/** Std types that are replaced as a whole. */
const PLAIN = ['String', 'Rc', 'Arc', 'Weak']

/** `Rc` or `Arc`. */
export function isShared(type: Type): type is TypeOf<'adt'> {
  return isStd(type, 'Rc') || isStd(type, 'Arc')
}

/** Whether `&mut` of a concrete type is a place, so that assignment replaces the value. */
export function isPlain(type: Type): boolean {
  switch (type.kind) {
    case 'tuple':
      return type.items.length === 0
    case 'array':
    case 'slice':
    case 'dyn':
    case 'closure':
    case 'functionItem':
      // Nothing else can be assigned to a closure or function item
      return false
    case 'adt':
      return isPlainAdt(type)
    default:
      return true
  }
}

function isPlainAdt({ adt, args }: TypeOf<'adt'>): boolean {
  const [content] = args
  // A box is represented as its content, except a box of a function
  if (adt.name === 'Box' && !adt.isOwn) return content !== undefined && (isPlain(content) || isFunctionTrait(content))
  return isFieldless(adt) || (!adt.isOwn && PLAIN.includes(adt.name))
}

/** `dyn Fn(i32) -> i32` is represented as a plain function. */
export function isFunctionTrait(type: Type): boolean {
  return type.kind === 'dyn' && type.bounds.some(({ trait }) => /^Fn(Mut|Once)?$/.test(trait.name))
}

/** The values of such an enum are its discriminants. */
export function isFieldless(adt: Adt): boolean {
  return adt.kind === 'enum' && adt.variants.every(({ fields }) => fields.length === 0)
}

/** Whether code outside of natives knows a value's parts. */
export function hasKnownParts(adt: Adt): boolean {
  return adt.isOwn || adt.kind === 'enum' || adt.derives.size > 0
}

export function hasParts(type: Type): boolean {
  return isCompound(type) || (type.kind === 'adt' && !isPlain(type))
}

/** Whether a `Copy` value must be copied when it is read. */
export function isCompound(type: Type): boolean {
  if (type.kind === 'tuple') return type.items.length > 0
  return type.kind === 'array' || (type.kind === 'adt' && hasKnownParts(type.adt) && !isFieldless(type.adt))
}

/** Index of the first field, after an enum's discriminant. */
export function fieldOffset(adt: Adt): number {
  return adt.kind === 'enum' ? 1 : 0
}

/** Whether discriminants exceed 32 bits; such variants are tagged by rank. */
export function isRanked({ variants }: Adt): boolean {
  return variants.some(({ discriminant }) => BigInt.asIntN(32, discriminant) !== discriminant)
}

export function tagOf(adt: Adt, { discriminant }: Pick<Variant, 'discriminant'>): number {
  if (!isRanked(adt)) return Number(discriminant)
  return adt.variants.filter((other) => other.discriminant < discriminant).length
}

/** The length of an array. */
export function lengthOf(type: Type): number {
  return type.kind === 'array' && type.length.kind === 'length' ? type.length.value : 0
}

export function variantAt(adt: Adt, index: number): Variant {
  const variant = adt.variants[index]
  if (!variant) throw new Error(`${adt.name} has no variant ${index}`)
  return variant
}

export function fieldIndex(fields: readonly Field[], name: string): number {
  return fields.findIndex((field) => field.name === name)
}
