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

/** How many steps a number is away from zero. */
export function stepsFromZero({ kind, text }: Pick<NumberPlace, 'kind' | 'text'>): number {
  if (kind !== 'float') return Number(wholeValue(formOf(text)))
  const { value, step } = floatParts(formOf(text))
  return Math.round(Number(value) / Number(step))
}

function steppedWhole({ text, maySink }: Steppable, steps: number): string {
  const form = formOf(text)
  const { prefix, suffix } = form
  const value = wholeValue(form)
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

function wholeValue({ prefix, digits, isNegative }: NumberForm): bigint {
  const size = BigInt(prefix + digits.replaceAll('_', ''))
  return isNegative ? -size : size
}

function steppedFloat({ text, maySink }: Steppable, steps: number): string {
  const form = formOf(text)
  const { value, step, places } = floatParts(form)
  const stepped = value + BigInt(steps) * step
  const next = stepped < 0n && !maySink ? 0n : stepped
  const digits = (next < 0n ? -next : next).toString().padStart(places + 1, '0')
  const whole = grouped(digits.slice(0, -places), form.digits)
  return `${next < 0n ? '-' : ''}${whole}.${digits.slice(-places)}${form.exponent}${form.suffix}`
}

/** A float and its step in whole numbers of its last digit, so that three tenths are 0.3. */
function floatParts({ digits, fraction = '', isNegative }: NumberForm) {
  const behind = fraction.replaceAll('_', '')
  const places = Math.max(behind.length, 1)
  const size = BigInt(digits.replaceAll('_', '') + behind.padEnd(places, '0'))
  const tenth = 10n ** BigInt(places - 1)
  const isTiny = size > 0n && size < tenth
  return { value: isNegative ? -size : size, step: isTiny ? 1n : tenth, places }
}

function clamped(value: bigint, least: bigint, most: bigint): bigint {
  return value < least ? least : value > most ? most : value
}
