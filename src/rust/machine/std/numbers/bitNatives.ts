import { INTEGER_BITS } from '../../values/integer'
import type { Native, Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { bitsOf, fromBits } from './exact'
import type { Integer } from './exact'
import { selfInteger } from './selfScalar'

/** A question about the bits, most significant first. */
const ofBits =
  (answer: (bits: string) => number): Native =>
  (call) => {
    const type = selfInteger(call)
    return (value: Integer) => answer(bitsOf(value, type).toString(2).padStart(INTEGER_BITS[type], '0'))
  }

/** Moves the bits to other places. */
const movingBits =
  (move: (bits: string, count: number) => string): Native =>
  (call) => {
    const type = selfInteger(call)
    return (value: Integer, count: number) =>
      fromBits(BigInt('0b' + move(bitsOf(value, type).toString(2).padStart(INTEGER_BITS[type], '0'), count)), type)
  }

const runLength = (bits: string, bit: string) => {
  const end = [...bits].findIndex((other) => other !== bit)
  return end < 0 ? bits.length : end
}
const reversed = (bits: string) => [...bits].reverse().join('')
const rotated = (bits: string, places: number) => {
  const start = ((places % bits.length) + bits.length) % bits.length
  return bits.slice(start) + bits.slice(0, start)
}

function shifting(isLeft: boolean, manner: 'checked' | 'wrapping'): Native {
  return (call) => {
    const type = selfInteger(call)
    const size = INTEGER_BITS[type]
    return (value: Integer, count: number) => {
      if (manner === 'checked' && count >= size) return none()
      const places = BigInt(count % size)
      const shifted = fromBits(isLeft ? BigInt(value) << places : BigInt(value) >> places, type)
      return manner === 'checked' ? some(shifted) : shifted
    }
  }
}

/** The bytes from the highest on, or from the lowest. */
const toBytes =
  (isBig: boolean): Native =>
  (call) => {
    const type = selfInteger(call)
    return (value: Integer) => {
      const bits = bitsOf(value, type).toString(2).padStart(INTEGER_BITS[type], '0')
      const bytes = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2))
      return isBig ? bytes : bytes.reverse()
    }
  }

const fromBytes =
  (isBig: boolean): Native =>
  (call) => {
    const type = selfInteger(call)
    return (bytes: readonly number[]) => {
      const ordered = isBig ? bytes : [...bytes].reverse()
      return fromBits(
        ordered.reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n),
        type,
      )
    }
  }

/** What integers have of their bits. */
export const bitNatives: Natives = {
  'Int::to_be_bytes': toBytes(true),
  'Int::to_le_bytes': toBytes(false),
  'Int::from_be_bytes': fromBytes(true),
  'Int::from_le_bytes': fromBytes(false),
  'Int::checked_shl': shifting(true, 'checked'),
  'Int::checked_shr': shifting(false, 'checked'),
  'Int::wrapping_shl': shifting(true, 'wrapping'),
  'Int::wrapping_shr': shifting(false, 'wrapping'),
  'Int::count_ones': ofBits((bits) => bits.replaceAll('0', '').length),
  'Int::count_zeros': ofBits((bits) => bits.replaceAll('1', '').length),
  'Int::leading_zeros': ofBits((bits) => runLength(bits, '0')),
  'Int::leading_ones': ofBits((bits) => runLength(bits, '1')),
  'Int::trailing_zeros': ofBits((bits) => runLength(reversed(bits), '0')),
  'Int::trailing_ones': ofBits((bits) => runLength(reversed(bits), '1')),
  'Int::rotate_left': movingBits((bits, count) => rotated(bits, count)),
  'Int::rotate_right': movingBits((bits, count) => rotated(bits, -count)),
  'Int::reverse_bits': movingBits(reversed),
  'Int::swap_bytes': movingBits((bits) => (bits.match(/.{8}/g) ?? []).reverse().join('')),
}
