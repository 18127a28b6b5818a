import type { Type } from '../types/type'
import { behind, rangesOf } from './form'
import type { Gap } from './uncovered'

/** Names of variants that every program sees. */
const BARE = ['Option', 'Result']

/** A value that no pattern fits, as rustc writes it: `Some(_)`, `11_u32..=u32::MAX`, `(true, None)`. */
function gapText(gap: Gap): string {
  if (gap.kind === 'any') return '_'
  return '&'.repeat(references(gap.type)) + shapeText(gap)
}

function references(type: Type): number {
  return type.kind === 'reference' ? 1 + references(type.target) : 0
}

function shapeText({ shape, type: of, parts }: Extract<Gap, { kind: 'gap' }>): string {
  const type = behind(of)
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

/** `a`, `a` and `b`, up to three of them, and how many more there are. */
export function gapList(gaps: readonly Gap[]): string {
  const quoted = [...new Set(gaps.map(gapText))].map((text) => `\`${text}\``)
  const [shown, more] = [quoted.slice(0, 3), quoted.length - 3]
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(' and ')
}
