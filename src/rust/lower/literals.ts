import type { Expr, Literal } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'

/** A literal of this type. */
export function literal(node: Literal, type: Type): ir.Expr {
  switch (node.kind) {
    case 'IntLit':
      return integer(node.value, type)
    case 'FloatLit':
      return float(isScalarOf(type, 'f32') ? nearestFloat32(node.value, node.digits) : node.value)
    case 'CharLit':
      return { op: 'value', value: node.value.codePointAt(0)! }
    case 'ByteStrLit':
      return { op: 'bytes', value: node.value }
    default:
      return { op: 'value', value: node.value }
  }
}

function integer(value: bigint, type: Type): ir.Expr {
  if (isScalarOf(type, 'f32')) return float(nearestFloat32(Number(value), String(value)))
  const isWide = type.kind === 'scalar' && /^[iu](64|128)$/.test(type.name)
  return isWide ? { op: 'wide', value: String(value) } : float(Number(value))
}

/** JSON knows no infinity. */
function float(value: number): ir.Expr {
  return Number.isFinite(value) ? { op: 'value', value } : { op: 'float', value: String(value) }
}

function isScalarOf(type: Type, name: ir.ScalarName): boolean {
  return type.kind === 'scalar' && type.name === name
}

/** Whether an expression is a literal, without a minus in front of it. */
export function isLiteral(node: Expr): node is Literal {
  return node.kind.endsWith('Lit')
}

/** Rounds decimal digits to f32 at once: by way of f64 a tie may be missed. */
export function nearestFloat32(nearest: number, digits: string): number {
  const rounded = Math.fround(nearest)
  if (!Number.isFinite(rounded)) return rounded
  // Only where the f64 lies exactly between two f32 do the digits behind it decide
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

/** Compares written digits with the exact value of a number: −1 where the digits are smaller. */
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

/** `1.25e1` as 125 over 10. */
function scaledDecimal(digits: string): [bigint, bigint] {
  const [number = '0', exponent = '0'] = digits.toLowerCase().split('e')
  const [whole = '0', fraction = ''] = number.split('.')
  const scale = Number(exponent) - fraction.length
  const value = BigInt(whole + fraction)
  return scale >= 0 ? [value * 10n ** BigInt(scale), 1n] : [value, 10n ** BigInt(-scale)]
}
