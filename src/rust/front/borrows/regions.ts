import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'

/** A stretch of a program in which references are good, known by its number only. */
export type Region = number

/** The region of what lasts as long as the program. */
export const STATIC: Region = 0

/** A type with a region for each of its references, in the order in which its text names them. */
export type Typed = { type: Type; regions: readonly Region[] }

/** A value of a type that something holds which is good for a region. */
export type Kept = { type: Type; region: Region; expr: Expr | undefined }

const known = new WeakMap<Type, readonly boolean[]>()
const NONE: readonly boolean[] = []

/** One entry for each region of a type: whether it has to stay the same, as behind `&mut` and in cells. */
export function slotsOf(type: Type): readonly boolean[] {
  const found = known.get(type)
  if (found) return found
  const slots = slotsIn(type)
  known.set(type, slots)
  return slots
}

/** How many regions a type has. */
export function countOf(type: Type): number {
  return slotsOf(type).length
}

function slotsIn(type: Type): readonly boolean[] {
  switch (type.kind) {
    case 'reference':
      // A reference to an object is coerced to one that is good for a shorter time, `&mut` too
      return [
        false,
        ...(type.isMutable && type.target.kind !== 'dyn' ? fixed(slotsOf(type.target)) : slotsOf(type.target)),
      ]
    case 'tuple':
      return joined(type.items)
    case 'array':
    case 'slice':
      return slotsOf(type.item)
    case 'adt': {
      const inner = joined(type.args)
      const own = type.adt.lifetimes.map(() => false)
      return [...own, ...(!type.adt.isOwn && /^(Ref)?Cell$/.test(type.adt.name) ? fixed(inner) : inner)]
    }
    // What a closure or an object holds is not told apart: one region is good as long as all of it.
    case 'closure':
    case 'dyn':
    case 'opaque':
      return [false]
    default:
      return NONE
  }
}

function joined(types: readonly Type[]): readonly boolean[] {
  const parts = types.map(slotsOf)
  return parts.some(({ length }) => length > 0) ? parts.flat() : NONE
}

const fixed = (slots: readonly boolean[]) => slots.map(() => true)

/** The regions of the types in a list, taken out of those of the whole. */
export function partsOf(regions: readonly Region[], types: readonly Type[], from = 0): Typed[] {
  let at = from
  return types.map((type) => {
    const start = at
    at += countOf(type)
    return { type, regions: regions.slice(start, at) }
  })
}
