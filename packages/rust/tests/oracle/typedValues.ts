import type { Random } from './random'

/** Without `usize`, which is wider natively. */
export const INTEGERS = ['i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64'] as const

export type IntegerType = (typeof INTEGERS)[number]
export type NumberType = IntegerType | 'f32'

export const numberTypes: readonly NumberType[] = [...INTEGERS, 'i32', 'i32', 'u32', 'f32', 'f32', 'f32']

const BITS: Record<IntegerType, number> = {
  i8: 8,
  u8: 8,
  i16: 16,
  u16: 16,
  i32: 32,
  u32: 32,
  i64: 64,
  u64: 64,
}

const FLOATS = ['0.0', '1.0', '0.1', '0.5', '2.5', '3.75', '100.0', '0.3', '1e-3', '16777216.0', '1.1', '7.0', '12.34']

/** Where in its range a literal is; `small` never exceeds `large`. */
type Place = 'any' | 'positive' | 'small' | 'large'

/** Often near the ends of its range. */
export function literalOf(random: Random, type: NumberType, place: Place = 'any'): string {
  if (type === 'f32') {
    const digits = random.pick(FLOATS)
    return random.once(4) ? `(-${digits}f32)` : `${digits}f32`
  }
  const isSigned = type.startsWith('i')
  const most = (1n << BigInt(BITS[type] - (isSigned ? 1 : 0))) - 1n
  const smallNumber = BigInt(random.below(12))
  const value = {
    any: () =>
      random.pick([
        smallNumber,
        smallNumber,
        most - smallNumber,
        most / 2n,
        isSigned ? -smallNumber : smallNumber,
        isSigned ? -most - 1n + smallNumber : smallNumber,
      ]),
    positive: () => smallNumber + 1n,
    small: () => (isSigned ? -smallNumber : smallNumber),
    large: () => 20n + smallNumber,
  }[place]()
  return value < 0n ? `(${value}${type})` : `${value}${type}`
}
