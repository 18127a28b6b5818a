import type { Expr } from '../front/tree/tree'
import type { Type } from '../front/types/type'

/** The regions of a body and its closures, and which of them have to outlive which. */
export class RegionGraph {
  /** For each region those that it has to outlive. */
  readonly outlived: Region[][] = [[]]
  /** The same, with the value that was made last when the constraint was added. */
  readonly causes: (Expr | undefined)[][] = [[]]
  /** The value that was made last: of a block its own last one. */
  made: Expr | undefined
  /** Regions of the signature, which last longer than the body. */
  readonly universal = new Set<Region>([STATIC])

  fresh(): Region {
    this.causes.push([])
    return this.outlived.push([]) - 1
  }

  freshFor(type: Type): Region[] {
    return Array.from({ length: countOf(type) }, () => this.fresh())
  }

  /** A region of the signature: the body sees no end of it. */
  freshUniversal(): Region {
    const region = this.fresh()
    this.universal.add(region)
    return region
  }

  /** `longer` has to be good wherever `shorter` is. */
  outlives(longer: Region | undefined, shorter: Region | undefined): void {
    if (longer === undefined || shorter === undefined || longer === shorter) return
    this.outlived[longer]!.push(shorter)
    this.causes[longer]!.push(this.made)
  }

  /** A value of one type becomes one of another, which has the same parts. */
  into(from: Typed, to: Typed): void {
    if (from.regions.length !== to.regions.length) return
    const slots = slotsOf(to.type)
    from.regions.forEach((region, i) => {
      this.outlives(region, to.regions[i])
      if (slots[i]) this.outlives(to.regions[i], region)
    })
  }

  /** Both types are the same. */
  same(a: readonly Region[], b: readonly Region[]): void {
    if (a.length !== b.length) return
    a.forEach((region, i) => {
      this.outlives(region, b[i])
      this.outlives(b[i], region)
    })
  }
}

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
    // One region stands for all that a closure or trait object holds.
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
