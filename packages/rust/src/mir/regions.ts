import type { Expr } from '../front/tree/tree'
import type { Type } from '../front/types/type'

export class RegionGraph {
  readonly outlived: Region[][] = [[]]
  /** The value that was evaluated when the constraint was added. */
  readonly causes: (Expr | undefined)[][] = [[]]
  /** The value evaluated last. */
  made: Expr | undefined
  /** Regions of the signature, which outlive the body. */
  readonly universal = new Set<Region>([STATIC])

  fresh(): Region {
    this.causes.push([])
    return this.outlived.push([]) - 1
  }

  freshFor(type: Type): Region[] {
    return Array.from({ length: countOf(type) }, () => this.fresh())
  }

  freshUniversal(): Region {
    const region = this.fresh()
    this.universal.add(region)
    return region
  }

  /** Adds the constraint `longer: shorter`. */
  outlives(longer: Region | undefined, shorter: Region | undefined): void {
    if (longer === undefined || shorter === undefined || longer === shorter) return
    this.outlived[longer]!.push(shorter)
    this.causes[longer]!.push(this.made)
  }

  /** The types have the same structure. */
  into(from: Typed, to: Typed): void {
    if (from.regions.length !== to.regions.length) return
    const slots = slotsOf(to.type)
    from.regions.forEach((region, i) => {
      this.outlives(region, to.regions[i])
      if (slots[i]) this.outlives(to.regions[i], region)
    })
  }

  same(a: readonly Region[], b: readonly Region[]): void {
    if (a.length !== b.length) return
    a.forEach((region, i) => {
      this.outlives(region, b[i])
      this.outlives(b[i], region)
    })
  }
}

export type Region = number

/** `'static`. */
export const STATIC: Region = 0

/** A type with one region per reference, in textual order. */
export type Typed = { type: Type; regions: readonly Region[] }

/** A value that has to outlive a region. */
export type Kept = { type: Type; region: Region; expr: Expr | undefined }

const known = new WeakMap<Type, readonly boolean[]>()
const NONE: readonly boolean[] = []

/** For each region of a type, whether it is invariant, as behind `&mut` and in cells. */
export function slotsOf(type: Type): readonly boolean[] {
  const found = known.get(type)
  if (found) return found
  const slots = slotsIn(type)
  known.set(type, slots)
  return slots
}

export function countOf(type: Type): number {
  return slotsOf(type).length
}

function slotsIn(type: Type): readonly boolean[] {
  switch (type.kind) {
    case 'reference':
      // The object's lifetime bound may shrink, even behind `&mut`
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
    // One region covers everything that a closure or trait object captures
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

export function partsOf(regions: readonly Region[], types: readonly Type[], from = 0): Typed[] {
  let at = from
  return types.map((type) => {
    const start = at
    at += countOf(type)
    return { type, regions: regions.slice(start, at) }
  })
}
