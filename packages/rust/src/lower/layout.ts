import type { Adt, Field, Type, TypeOf, Variant } from '../front/types/type'

/** The standard types whose value is replaced as a whole. */
const PLAIN = ['String', 'Rc', 'Arc', 'Weak']

/** Whether a type is the standard one of this name, and not the program's. */
export function isStandard(type: Type, name: string): type is TypeOf<'adt'> {
  return type.kind === 'adt' && type.adt.name === name && !type.adt.isOwn
}

/** Whether several own the value: `Rc` or `Arc`. */
export function isShared(type: Type): type is TypeOf<'adt'> {
  return isStandard(type, 'Rc') || isStandard(type, 'Arc')
}

/** Whether `&mut` of the type is a place: assigning puts another value there. The type has no parameters. */
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
      return isPlainAdt(type)
    default:
      return true
  }
}

function isPlainAdt({ adt, args }: TypeOf<'adt'>): boolean {
  if (adt.name === 'Box' && !adt.isOwn) return isPlainInBox(args[0])
  return isFieldless(adt) || (!adt.isOwn && PLAIN.includes(adt.name))
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

/** Whether the parts of a value are known, and not only to natives. */
export function hasKnownParts(adt: Adt): boolean {
  return adt.isOwn || adt.kind === 'enum' || adt.derives.size > 0
}

/** Whether a value is made of parts that can be changed in place. */
export function hasParts(type: Type): boolean {
  return isCompound(type) || (type.kind === 'adt' && !isPlain(type))
}

/** Whether a value that is `Copy` has to become one of its own when it is read: it can be changed in place. */
export function isCompound(type: Type): boolean {
  if (type.kind === 'tuple') return type.items.length > 0
  return type.kind === 'array' || (type.kind === 'adt' && hasKnownParts(type.adt) && !isFieldless(type.adt))
}

/** Where the fields of a value begin: behind the discriminant of an enum. */
export function fieldOffset(adt: Adt): number {
  return adt.kind === 'enum' ? 1 : 0
}

/** Whether a number of a variant needs more than 32 bits: such variants are told apart by their order. */
export function isRanked({ variants }: Adt): boolean {
  return variants.some(({ discriminant }) => BigInt.asIntN(32, discriminant) !== discriminant)
}

/** By what the values of a variant are known: its number, or where it comes among those of all variants. */
export function tagOf(adt: Adt, { discriminant }: Pick<Variant, 'discriminant'>): number {
  if (!isRanked(adt)) return Number(discriminant)
  return adt.variants.filter((other) => other.discriminant < discriminant).length
}

/** The variant at this place among those of its type, which has to be there. */
export function variantAt(adt: Adt, index: number): Variant {
  const variant = adt.variants[index]
  if (!variant) throw new Error(`${adt.name} has no variant ${index}`)
  return variant
}

/** Where the field of this name lies among its siblings; −1 if there is none. */
export function fieldIndex(fields: readonly Field[], name: string): number {
  return fields.findIndex((field) => field.name === name)
}
