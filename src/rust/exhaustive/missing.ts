import type { Type } from '../types/type'
import { ANY, partTypes, wholeRange, type Maker, type Shape } from './shape'

/** A value that no pattern accepts, as far as it matters. */
export type Witness = { kind: 'any' } | { kind: 'made'; by: Maker; type: Type; parts: readonly Witness[] }

const ANYTHING: Witness = { kind: 'any' }
const MOST_STEPS = 20_000
const LONGEST_SLICE = 12

/** The values of a type that none of the shapes accepts. None are found when it would take too long. */
export function missingValues(shapes: readonly Shape[], type: Type): readonly Witness[] {
  const search = new Search()
  const found = search.missing(
    shapes.map((shape) => [shape]),
    [type],
  )
  return search.isExhausted ? [] : found.map(([first]) => first!)
}

class Search {
  private steps = 0

  get isExhausted(): boolean {
    return this.steps > MOST_STEPS
  }

  /** Rows are what the arms accept, column by column; the answer has one witness per column. */
  missing(rows: readonly (readonly Shape[])[], types: readonly Type[]): Witness[][] {
    this.steps += 1 + rows.length
    if (this.isExhausted) return []
    const [type, ...others] = types
    if (!type) return rows.length === 0 ? [[]] : []
    const expanded = rows.flatMap(([first, ...rest]) => alternatives(first!).map((shape) => [shape, ...rest]))
    const used = expanded.flatMap(([first]) => (first!.kind === 'made' ? [first!.by] : []))
    const makers = makersOf(type, used)
    if (!makers) return this.open(expanded, others, used)
    const unseen = makers.filter((maker) => !used.some((by) => covers(by, maker)))
    const found: Witness[][] = []
    if (unseen.length > 0 && used.length > 0) found.push(...this.unseen(expanded, type, others, unseen))
    if (used.length === 0) {
      const rest = this.missing(defaults(expanded), others)
      return makers.length === 0 ? [] : rest.map((witness) => [ANYTHING, ...witness])
    }
    for (const maker of makers) if (!unseen.includes(maker)) found.push(...this.special(expanded, type, others, maker))
    return found
  }

  /** A type with endlessly many values: only a row that takes anything covers them all. */
  private open(rows: readonly (readonly Shape[])[], others: readonly Type[], used: readonly Maker[]): Witness[][] {
    const found = this.missing(defaults(rows), others).map((witness) => [ANYTHING, ...witness])
    if (found.length > 0) return found
    for (const by of used) {
      const inner = rows.flatMap(([first, ...rest]) => {
        if (first!.kind === 'any') return [rest]
        return first!.kind === 'made' && sameLiteral(first!.by, by) ? [rest] : []
      })
      const rest = this.missing(inner, others)
      if (rest.length > 0) return rest.map((witness) => [ANYTHING, ...witness])
    }
    return []
  }

  private unseen(
    rows: readonly (readonly Shape[])[],
    type: Type,
    others: readonly Type[],
    makers: readonly Maker[],
  ): Witness[][] {
    const rest = this.missing(defaults(rows), others)
    return makers.flatMap((by) => {
      const parts = partTypes(type, by).map(() => ANYTHING)
      return rest.map((witness): Witness[] => [{ kind: 'made', by, type, parts }, ...witness])
    })
  }

  private special(rows: readonly (readonly Shape[])[], type: Type, others: readonly Type[], maker: Maker): Witness[][] {
    const parts = partTypes(type, maker)
    const inner = rows.flatMap(([first, ...rest]) => {
      const split = splitBy(first!, maker, parts.length)
      return split ? [[...split, ...rest]] : []
    })
    return this.missing(inner, [...parts, ...others]).map((witness): Witness[] => [
      { kind: 'made', by: maker, type, parts: witness.slice(0, parts.length) },
      ...witness.slice(parts.length),
    ])
  }
}

function sameLiteral(a: Maker, b: Maker): boolean {
  return a.kind === 'literal' && b.kind === 'literal' && a.text === b.text
}

function alternatives(shape: Shape): readonly Shape[] {
  return shape.kind === 'or' ? shape.shapes.flatMap(alternatives) : [shape]
}

function defaults(rows: readonly (readonly Shape[])[]): (readonly Shape[])[] {
  return rows.flatMap(([first, ...rest]) => (first!.kind === 'any' ? [rest] : []))
}

/** The parts that a shape accepts of a value made so; nothing when it does not accept it. */
function splitBy(shape: Shape, maker: Maker, count: number): readonly Shape[] | undefined {
  if (shape.kind !== 'made') return Array<Shape>(count).fill(ANY)
  const { by, parts } = shape
  if (!covers(by, maker)) return undefined
  if (by.kind === 'slice' && maker.kind === 'slice') {
    const length = maker.before + maker.after
    const between = Math.max(0, length - parts.length)
    return [...parts.slice(0, by.before), ...Array<Shape>(between).fill(ANY), ...parts.slice(by.before)]
  }
  return parts.length === count ? parts : Array.from({ length: count }, (_, i) => parts[i] ?? ANY)
}

/** Whether all values that are made so are made by the other way, too. */
function covers(by: Maker, maker: Maker): boolean {
  switch (by.kind) {
    case 'variant':
      return maker.kind === 'variant' && by.index === maker.index
    case 'single':
      return true
    case 'range':
      return maker.kind === 'range' && by.from <= maker.from && maker.to <= by.to
    case 'literal':
      return false
    case 'slice': {
      if (maker.kind !== 'slice') return false
      const [least, length] = [by.before + by.after, maker.before + maker.after]
      return by.isOpen ? length >= least : length === least && !maker.isOpen
    }
  }
}

/** All ways in which values of a type are made, as fine as the patterns tell them apart. */
function makersOf(type: Type, used: readonly Maker[]): Maker[] | undefined {
  switch (type.kind) {
    case 'adt':
      return type.adt.kind === 'enum'
        ? type.adt.variants.map(({ index }) => ({ kind: 'variant', index }))
        : [{ kind: 'single' }]
    case 'tuple':
      return [{ kind: 'single' }]
    case 'reference':
      return used.some(({ kind }) => kind === 'literal') ? undefined : [{ kind: 'single' }]
    case 'never':
      return []
    case 'scalar': {
      const whole = wholeRange(type)
      return whole && !used.some(({ kind }) => kind === 'literal') ? rangesOf(whole, used) : undefined
    }
    case 'array':
      return type.length.kind === 'length'
        ? [{ kind: 'slice', before: type.length.value, after: 0, isOpen: false }]
        : undefined
    case 'slice':
      return lengthsOf(used)
    default:
      return undefined
  }
}

function rangesOf(whole: { from: bigint; to: bigint }, used: readonly Maker[]): Maker[] {
  const begins = new Set([whole.from])
  for (const by of used) {
    if (by.kind !== 'range' || by.from > by.to) continue
    if (by.from > whole.from && by.from <= whole.to) begins.add(by.from)
    if (by.to < whole.to && by.to >= whole.from) begins.add(by.to + 1n)
  }
  const sorted = [...begins].sort((a, b) => (a < b ? -1 : 1))
  return sorted.map((from, i) => ({ kind: 'range', from, to: (sorted[i + 1] ?? whole.to + 1n) - 1n }))
}

function lengthsOf(used: readonly Maker[]): Maker[] {
  const longest = used.reduce((most, by) => (by.kind === 'slice' ? Math.max(most, by.before + by.after) : most), 0)
  const count = Math.min(longest, LONGEST_SLICE)
  const exact = Array.from({ length: count + 1 }, (_, before): Maker => ({
    kind: 'slice',
    before,
    after: 0,
    isOpen: false,
  }))
  return [...exact, { kind: 'slice', before: count + 1, after: 0, isOpen: true }]
}
