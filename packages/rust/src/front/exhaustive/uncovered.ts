import { ANY, type Form, partTypes, rangesOf, type Shape } from './form'
import { behindReferences } from '../types/known'
import type { Type } from '../types/type'

/** A value that no form matches: its constructor and parts, or anything. */
export type Gap = { kind: 'any' } | { kind: 'gap'; shape: Shape; type: Type; parts: readonly Gap[] }

const ANYTHING: Gap = { kind: 'any' }

const MAX_GAPS = 12

/** Limit of steps for exponential patterns, which then count as exhaustive. */
const MAX_STEPS = 20000

/** The values that no form matches, in order. */
export function gapsOf(forms: readonly Form[], type: Type): Gap[] {
  const search = { steps: 0 }
  const rows = forms.map((form) => [form])
  return uncovered(search, rows, [type]).flatMap(([gap]) => (gap ? [gap] : []))
}

/** Maranget's usefulness algorithm with witnesses: rows of forms against columns of types. */
function uncovered(search: { steps: number }, given: readonly (readonly Form[])[], types: readonly Type[]): Gap[][] {
  search.steps += 1
  if (search.steps > MAX_STEPS) return []
  const [type, ...others] = types
  if (!type) return given.length === 0 ? [[]] : []
  if (isEmpty(type)) return []
  const rows = given.flatMap(alternatives)
  const heads = rows.flatMap(([head]) => (head?.kind === 'shape' ? [head.shape] : []))
  const free = rows.filter(([head]) => head?.kind === 'any').map((row) => row.slice(1))
  const behindAnything = () => uncovered(search, free, others)
  if (heads.length === 0) return behindAnything().map((gaps) => [ANYTHING, ...gaps])
  const { seen, unseen } = shapesOf(type, heads)
  // Rows that match constructors which no row names also match all others
  if (unseen.length > 0) {
    const missing = unseen.map((shape): Gap => {
      return { kind: 'gap', shape, type, parts: partTypes(shape, type).map(() => ANYTHING) }
    })
    return behindAnything().flatMap((gaps) => missing.map((gap) => [gap, ...gaps]))
  }
  const found: Gap[][] = []
  for (const shape of seen) {
    const parts = partTypes(shape, type)
    const inside = rows.flatMap((row) => opened(row, shape, parts.length))
    for (const gaps of uncovered(search, inside, [...parts, ...others])) {
      found.push([{ kind: 'gap', shape, type, parts: gaps.slice(0, parts.length) }, ...gaps.slice(parts.length)])
    }
  }
  return found.slice(0, MAX_GAPS)
}

/** A type without values needs no pattern. */
function isEmpty(of: Type): boolean {
  const type = behindReferences(of)
  return type.kind === 'never' || (type.kind === 'adt' && type.adt.kind === 'enum' && type.adt.variants.length === 0)
}

function alternatives(row: readonly Form[]): (readonly Form[])[] {
  const [head, ...rest] = row
  return head?.kind === 'either' ? head.forms.flatMap((form) => alternatives([form, ...rest])) : [row]
}

/** Replaces the first form with its parts if it matches the constructor. */
function opened(row: readonly Form[], shape: Shape, parts: number): (readonly Form[])[] {
  const [head, ...rest] = row
  if (!head || head.kind === 'any') return [[...new Array<Form>(parts).fill(ANY), ...rest]]
  if (head.kind !== 'shape' || !fits(head.shape, shape)) return []
  if (head.shape.kind !== 'slice' || !head.shape.isOpen) return [[...head.parts, ...rest]]
  const { before } = head.shape
  const between = new Array<Form>(parts - head.parts.length).fill(ANY)
  return [[...head.parts.slice(0, before), ...between, ...head.parts.slice(before), ...rest]]
}

function fits(outer: Shape, inner: Shape): boolean {
  if (outer.kind === 'range' && inner.kind === 'range') return outer.from <= inner.from && inner.to <= outer.to
  if (outer.kind === 'slice' && inner.kind === 'slice') {
    const [least, length] = [outer.before + outer.after, inner.before + inner.after]
    return outer.isOpen ? length >= least : !inner.isOpen && length === least
  }
  if (outer.kind === 'variant' && inner.kind === 'variant') return outer.index === inner.index
  if (outer.kind === 'literal' && inner.kind === 'literal') return outer.text === inner.text
  return outer.kind === 'whole'
}

/** Split so that each given constructor covers one fully or not at all. */
function shapesOf(of: Type, heads: readonly Shape[]): { seen: Shape[]; unseen: Shape[] } {
  const type = behindReferences(of)
  const all = rangesOf(type)
  let shapes: readonly Shape[] = [{ kind: 'whole' }]
  if (all) shapes = all.flatMap((range) => cutRange(range, heads))
  // rustc names `true` first
  if (type.kind === 'scalar' && type.name === 'bool') shapes = [...shapes].reverse()
  else if (type.kind === 'adt' && type.adt.kind === 'enum') {
    shapes = type.adt.variants.map((_, index): Shape => ({ kind: 'variant', index }))
  } else if (type.kind === 'slice') shapes = lengths(heads)
  else if (heads.some(({ kind }) => kind === 'literal')) {
    return { seen: [...heads], unseen: [{ kind: 'literal', text: '' }] }
  }
  const isSeen = (shape: Shape) => heads.some((head) => fits(head, shape))
  return { seen: shapes.filter(isSeen), unseen: joined(shapes.filter((shape) => !isSeen(shape))) }
}

function cutRange([min, max]: [bigint, bigint], heads: readonly Shape[]): Shape[] {
  const starts = new Set([min])
  for (const head of heads) {
    if (head.kind !== 'range') continue
    for (const start of [head.from, head.to + 1n]) if (min < start && start <= max) starts.add(start)
  }
  const ordered = [...starts].sort((a, b) => (a < b ? -1 : 1))
  return ordered.map((from, i): Shape => ({ kind: 'range', from, to: (ordered[i + 1] ?? max + 1n) - 1n }))
}

function joined(shapes: readonly Shape[]): Shape[] {
  const whole: Shape[] = []
  for (const shape of shapes) {
    const last = whole.at(-1)
    if (shape.kind === 'range' && last?.kind === 'range' && last.to + 1n === shape.from) {
      whole[whole.length - 1] = { ...last, to: shape.to }
    } else whole.push(shape)
  }
  return whole
}

/** Each relevant length, and one for all longer slices. */
function lengths(heads: readonly Shape[]): Shape[] {
  const slices = heads.flatMap((head) => (head.kind === 'slice' ? [head] : []))
  const most = (...counts: number[]) => Math.max(0, ...counts)
  const before = most(...slices.map((slice) => slice.before))
  const after = most(...slices.map((slice) => slice.after))
  const fixed = most(...slices.map((slice) => (slice.isOpen ? 0 : slice.before + 1)))
  const longest = Math.max(before + after, fixed)
  const own = Array.from({ length: longest }, (_, length): Shape => {
    return { kind: 'slice', before: length, after: 0, isOpen: false }
  })
  return [...own, { kind: 'slice', before: longest - after, after, isOpen: true }]
}

/** Enums whose variants are in the prelude. */
const BARE = ['Option', 'Result']

/** As rustc prints it: `Some(_)`, `11_u32..=u32::MAX`, `(true, None)`. */
function gapText(gap: Gap): string {
  if (gap.kind === 'any') return '_'
  return '&'.repeat(references(gap.type)) + shapeText(gap)
}

function references(type: Type): number {
  return type.kind === 'reference' ? 1 + references(type.target) : 0
}

function shapeText({ shape, type: of, parts }: Extract<Gap, { kind: 'gap' }>): string {
  const type = behindReferences(of)
  const texts = parts.map(gapText)
  if (shape.kind === 'range') return rangeText(shape.from, shape.to, type)
  if (shape.kind === 'literal') return '_'
  if (shape.kind === 'slice') {
    const rest = shape.isOpen ? ['..'] : []
    return `[${[...texts.slice(0, shape.before), ...rest, ...texts.slice(shape.before)].join(', ')}]`
  }
  if (type.kind === 'array') return `[${texts.join(', ')}]`
  if (type.kind !== 'adt') return texts.length === 1 ? `(${texts[0]},)` : `(${texts.join(', ')})`
  const { adt } = type
  const variant = adt.variants[shape.kind === 'variant' ? shape.index : 0]
  const name =
    adt.kind === 'enum' && !BARE.includes(adt.name) ? `${adt.name}::${variant?.name}` : (variant?.name ?? '_')
  if (variant?.shape === 'unit') return name
  if (variant?.shape === 'tuple') return `${name}(${texts.join(', ')})`
  if (texts.every((text) => text === '_')) return `${name} { .. }`
  return `${name} { ${variant?.fields.map((field, i) => `${field.name}: ${texts[i]}`).join(', ')} }`
}

function rangeText(from: bigint, to: bigint, type: Type): string {
  const name = type.kind === 'scalar' ? type.name : ''
  if (name === 'bool') return from === to ? String(from === 1n) : '_'
  const ranges = rangesOf(type)
  const [least, most] = [ranges?.[0]?.[0], ranges?.at(-1)?.[1]]
  if (from === least && to === most) return '_'
  const end = (value: bigint) => {
    if (name === 'char') return charText(value)
    if (value === least && name !== 'usize' && !name.startsWith('u')) return `${name}::MIN`
    return value === most ? `${name}::MAX` : `${value}_${name}`
  }
  if (from === to) return end(from)
  const isEndless = name === 'usize' || name === 'isize'
  if (isEndless && to === most) return `${end(from)}..`
  if (isEndless && from === least && name === 'isize') return `..${end(to + 1n)}`
  return `${end(from)}..=${end(to)}`
}

function charText(value: bigint): string {
  const code = Number(value)
  if (code === 0) return `'\\0'`
  return code < 0x20 || code > 0x7e ? `'\\u{${code.toString(16)}}'` : `'${String.fromCharCode(code)}'`
}

/** Up to three witnesses, and the number of others. */
export function gapList(gaps: readonly Gap[]): string {
  const quoted = [...new Set(gaps.map(gapText))].map((text) => `\`${text}\``)
  const [shown, more] = [quoted.slice(0, 3), quoted.length - 3]
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(' and ')
}
