import type { NumberPlace } from './numberAt'
import { formOf, grouped, inCaseOf } from './numberForm'
import type { NumberForm } from './numberForm'

type Steppable = Pick<NumberPlace, 'kind' | 'text' | 'maySink'>

/** What the whole numbers of a text are when nothing says their type. */
const UNMARKED_LARGEST = 2n ** 31n - 1n
const RADIX: Record<string, number> = { '0x': 16, '0o': 8, '0b': 2 }

/**
 * The text of a number after some steps: ones for whole numbers, tenths for floats, the last digit for what is smaller than
 * a tenth. It stays within its type, and keeps its form: suffix, digits behind the point, underscores, letters.
 */
export function steppedNumber(place: Steppable, steps: number): string {
  return place.kind === 'float' ? steppedFloat(place, steps) : steppedWhole(place, steps)
}

/** The value of a number, as a slider has it. */
export function valueOf({ kind, text }: Pick<NumberPlace, 'kind' | 'text'>): number {
  const { digits, fraction = '', exponent, isNegative, prefix } = formOf(text)
  const plain = digits.replaceAll('_', '')
  const size =
    kind === 'float'
      ? Number(`${plain}.${fraction.replaceAll('_', '')}${exponent.replaceAll('_', '')}`)
      : Number(prefix + plain)
  return isNegative ? -size : size
}

function steppedWhole({ text, maySink }: Steppable, steps: number): string {
  const form = formOf(text)
  const { prefix, suffix } = form
  const size = BigInt(prefix + form.digits.replaceAll('_', ''))
  const value = form.isNegative ? -size : size
  const [least, most] = limitsOf(form, maySink)
  const next = clamped(value + BigInt(steps), value < least ? value : least, value > most ? value : most)
  const digits = (next < 0n ? -next : next).toString(RADIX[prefix] ?? 10)
  const filled = prefix === '' ? digits : digits.padStart(form.digits.replaceAll('_', '').length, '0')
  const written = grouped(inCaseOf(form.digits, filled), form.digits)
  return `${next < 0n ? '-' : ''}${prefix}${written}${suffix}`
}

/** The least and the largest number that fits a type, and less than zero only where that means something. */
function limitsOf({ prefix, suffix }: NumberForm, maySink: boolean): [bigint, bigint] {
  const [, sign, written = '32'] = /([iu])(\d+|size)$/.exec(suffix) ?? []
  const bits = written === 'size' ? 32n : BigInt(written)
  if (sign === 'u' || (!sign && prefix !== '' && !maySink)) return [0n, 2n ** bits - 1n]
  const largest = sign ? 2n ** (bits - 1n) - 1n : UNMARKED_LARGEST
  return [maySink ? -largest - 1n : 0n, largest]
}

/** In whole numbers of its last digit, so that three tenths are 0.3. */
function steppedFloat({ text, maySink }: Steppable, steps: number): string {
  const form = formOf(text)
  const fraction = (form.fraction ?? '').replaceAll('_', '')
  const places = Math.max(fraction.length, 1)
  const size = BigInt(form.digits.replaceAll('_', '') + fraction.padEnd(places, '0'))
  const tenth = 10n ** BigInt(places - 1)
  const isTiny = size > 0n && size < tenth
  const value = form.isNegative ? -size : size
  const stepped = value + BigInt(steps) * (isTiny ? 1n : tenth)
  const next = stepped < 0n && !maySink ? 0n : stepped
  const digits = (next < 0n ? -next : next).toString().padStart(places + 1, '0')
  const whole = grouped(digits.slice(0, -places), form.digits)
  return `${next < 0n ? '-' : ''}${whole}.${digits.slice(-places)}${form.exponent}${form.suffix}`
}

function clamped(value: bigint, least: bigint, most: bigint): bigint {
  return value < least ? least : value > most ? most : value
}
