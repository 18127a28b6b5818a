import type { Expr, ExprOf, Literal } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './lowering'
import { emptied, afterEvaluation, needsDrop } from './dropScopes'
import { fieldIndex, fieldOffset, lengthOf, hasParts, isCompound, isFieldless, tagOf, variantAt } from './layout'
import { field, isOfConstant } from './places'
import { isScalar } from '../front/types/known'
import type { Adt, Type } from '../front/types/type'
import { expression, placeOf } from './expressions'

/** `(a, b)`; `()` is not a list. */
export function tuple({ items }: ExprOf<'Tuple'>, body: Body): ir.Expr {
  return items.length === 0 ? { op: 'unit' } : { op: 'list', items: items.map((node) => expression(node, body)) }
}

export function array({ items }: ExprOf<'Array'> | ExprOf<'VecList'>, body: Body): ir.Expr {
  return { op: 'array', items: items.map((node) => expression(node, body)) }
}

/** `[x; n]` and `vec![x; n]`. */
export function repeat(node: ExprOf<'Repeat'> | ExprOf<'VecRepeat'>, body: Body): ir.Expr {
  const length: ir.Expr =
    node.kind === 'Repeat' ? { op: 'value', value: lengthOf(body.typeOf(node)) } : expression(node.length, body)
  const item = expression(node.item, body)
  return { op: 'repeat', item, length, shape: body.shape(body.adjustedTypeOf(node.item)), ...body.at(node.span) }
}

/** Evaluated in source order, stored in declaration order: `P { a: 1, ..base }`. */
export function structValue(node: ExprOf<'Struct'>, body: Body): ir.Expr {
  const resolution = body.checked.paths.get(node)
  const type = body.typeOf(node)
  if (resolution?.kind !== 'variant' || type.kind !== 'adt') throw new Error('no struct')
  const { adt, variant } = resolution
  const { fields } = variantAt(adt, variant)
  const offset = fieldOffset(adt)
  const inits = node.fields.map((init) => ({
    key: fieldIndex(fields, init.name.name) + offset,
    value: expression(init.value, body),
  }))
  const isInOrder = inits.every(({ key }, i) => key === i + offset)
  const values = inits.map(({ value }) => value)
  if (!node.base && isInOrder) return variantValue(adt, variant, values)
  const base = node.base && baseFields(node.base, fields.length, new Set(inits.map(({ key }) => key)), body)
  const value: ir.Expr = {
    op: 'struct',
    discriminant: adt.kind === 'enum' ? tagOf(adt, variantAt(adt, variant)) : undefined,
    size: fields.length + offset,
    fields: inits,
    base: base && { place: base.place, taken: base.taken },
  }
  return base ? emptied(value, base.left, body) : value
}

/** A struct or variant from fields in declaration order. */
export function variantValue(adt: Adt, index: number, fields: readonly ir.Expr[]): ir.Expr {
  if (adt.kind === 'struct') return { op: 'list', items: fields }
  const discriminant = tagOf(adt, variantAt(adt, index))
  return isFieldless(adt) ? { op: 'value', value: discriminant } : { op: 'variant', discriminant, fields }
}

function baseFields(base: Expr, count: number, given: ReadonlySet<number>, body: Body) {
  const { place, type } = placeOf(base, body)
  const types = type.kind === 'adt' ? body.fieldTypes(type, 0) : []
  const keys = Array.from({ length: count }, (_, key) => key).filter((key) => !given.has(key))
  const taken = keys.map((key) => {
    const part = types[key]
    const isCopied = part && (isOfConstant(place) ? hasParts(part) : isCompound(part) && body.checked.isCopy(part))
    return isCopied ? { key, copied: body.shape(part) } : { key }
  })
  const { place: left } = afterEvaluation({ type, place })
  const own = isOfConstant(place) ? [] : taken.map(({ key }) => field(types[key]!, left, key))
  const moved = own.filter((part) => needsDrop(part.type, body))
  return { place, taken, left: moved }
}

/** `a..b` and its variants as values. */
export function range(node: ExprOf<'Range'>, body: Body): ir.Expr {
  const items = [node.from, node.to].flatMap((end) => (end ? [expression(end, body)] : []))
  if (node.isInclusive && node.from) items.push({ op: 'value', value: false })
  return { op: 'list', items }
}

export function literal(node: Literal, type: Type): ir.Expr {
  switch (node.kind) {
    case 'IntLit':
      return integer(node.value, type)
    case 'FloatLit':
      return float(isScalar(type, 'f32') ? nearestFloat32(node.value, node.digits) : node.value)
    case 'CharLit':
      return { op: 'value', value: node.value.codePointAt(0)! }
    case 'ByteStrLit':
      return { op: 'bytes', value: node.value }
    default:
      return { op: 'value', value: node.value }
  }
}

function integer(value: bigint, type: Type): ir.Expr {
  if (isScalar(type, 'f32')) return float(nearestFloat32(Number(value), String(value)))
  const isWide = type.kind === 'scalar' && /^[iu](64|128)$/.test(type.name)
  return isWide ? { op: 'wide', value: String(value) } : float(Number(value))
}

function float(value: number): ir.Expr {
  return Number.isFinite(value) ? { op: 'value', value } : { op: 'float', value: String(value) }
}

export function isLiteral(node: Expr): node is Literal {
  return node.kind.endsWith('Lit')
}

/** Rounds decimal digits directly to f32; rounding the f64 again could break ties wrongly. */
export function nearestFloat32(nearest: number, digits: string): number {
  const rounded = Math.fround(nearest)
  if (!Number.isFinite(rounded)) return rounded
  // The digits matter only if the f64 is exactly between two f32
  const other = rounded < nearest ? nextFloat32(rounded, 1) : nextFloat32(rounded, -1)
  if (rounded === nearest || (rounded + other) / 2 !== nearest) return rounded
  const [low, high] = rounded < other ? [rounded, other] : [other, rounded]
  const order = compareDecimal(digits, nearest)
  return order === 0 ? rounded : order < 0 ? low : high
}

function nextFloat32(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  view.setInt32(0, view.getInt32(0) + (value < 0 ? -direction : direction))
  return view.getFloat32(0)
}

/** Compares digits with a number's exact value; −1 if the digits are less. */
function compareDecimal(digits: string, value: number): number {
  const [written, factor] = scaledDecimal(digits)
  let [mantissa, power] = [value, 0n]
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2
    power += 1n
  }
  const left = written * 2n ** power
  const right = BigInt(mantissa) * factor
  return left < right ? -1 : left > right ? 1 : 0
}

/** `1.25e1` as 125/10. */
function scaledDecimal(digits: string): [bigint, bigint] {
  const [number = '0', exponent = '0'] = digits.toLowerCase().split('e')
  const [whole = '0', fraction = ''] = number.split('.')
  const scale = Number(exponent) - fraction.length
  const value = BigInt(whole + fraction)
  return scale >= 0 ? [value * 10n ** BigInt(scale), 1n] : [value, 10n ** BigInt(-scale)]
}
