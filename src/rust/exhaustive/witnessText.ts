import { isIntegerName, rangeOf } from '../types/known'
import type { Type } from '../types/type'
import type { Witness } from './missing'

/** A value that is missing, as rustc writes it: `Some(_)`, `i32::MIN..=-1_i32`, `&_`. */
export function witnessText(witness: Witness): string {
  if (witness.kind === 'any') return '_'
  const { by, type, parts } = witness
  const inner = parts.map(witnessText)
  switch (type.kind) {
    case 'reference':
      return `&${inner[0] ?? '_'}`
    case 'tuple':
      return inner.length === 1 ? `(${inner[0]},)` : `(${inner.join(', ')})`
    case 'adt':
      return adtText(witness, inner)
    case 'scalar':
      return by.kind === 'range' ? rangeText(type, by.from, by.to) : '_'
    case 'array':
    case 'slice':
      return `[${[...inner, ...(by.kind === 'slice' && by.isOpen ? ['..'] : [])].join(', ')}]`
    default:
      return '_'
  }
}

const BARE = ['Some', 'None', 'Ok', 'Err']

function adtText(witness: Extract<Witness, { kind: 'made' }>, inner: readonly string[]): string {
  const { by, type } = witness
  if (type.kind !== 'adt') return '_'
  const { adt } = type
  const variant = adt.variants[by.kind === 'variant' ? by.index : 0]
  if (!variant) return '_'
  const isBare = adt.kind === 'struct' || (!adt.isOwn && BARE.includes(variant.name))
  const name = isBare ? variant.name : `${adt.name}::${variant.name}`
  if (variant.shape === 'unit') return name
  if (variant.shape === 'tuple') return `${name}(${inner.join(', ')})`
  if (inner.every((part) => part === '_')) return `${name} { .. }`
  return `${name} { ${variant.fields.map((field, i) => `${field.name}: ${inner[i] ?? '_'}`).join(', ')} }`
}

function rangeText(type: Extract<Type, { kind: 'scalar' }>, from: bigint, to: bigint): string {
  const { name } = type
  if (name === 'bool') return from === to ? String(from === 1n) : '_'
  if (name === 'char') return from === to ? charText(from) : `${charText(from)}..=${charText(to)}`
  if (!isIntegerName(name)) return '_'
  const { min, max } = rangeOf(name)
  const text = (value: bigint) =>
    value === min && min < 0n ? `${name}::MIN` : value === max ? `${name}::MAX` : `${value}_${name}`
  return from === to ? text(from) : from === min && to === max ? '_' : `${text(from)}..=${text(to)}`
}

function charText(value: bigint): string {
  const code = Number(value)
  return code < 32 || code > 126 ? `'\\u{${code.toString(16)}}'` : `'${String.fromCodePoint(code)}'`
}
