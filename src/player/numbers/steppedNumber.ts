import type { NumberPlace } from './numberAt'

type Steppable = Pick<NumberPlace, 'kind' | 'text' | 'canBeNegative' | 'isPixels'>
type Sized = Pick<NumberPlace, 'kind' | 'text' | 'isPixels'>

/** The number stays within its type and keeps its suffix, underscores and case; decimals are added as needed. */
export function steppedNumber(place: Steppable, steps: number, places = stepPlaces(place)): string {
  return place.kind === 'float' ? steppedFloat(place, steps, places) : steppedWhole(place, Math.trunc(steps))
}

/**
 * None for pixels, otherwise the second significant digit, but at most one digit more. So 16.0 steps like 96, 1.5 by
 * tenths, 0.25 by hundredths.
 */
export function stepPlaces({ kind, text, isPixels }: Sized): number {
  if (kind !== 'float' || isPixels) return 0
  const { digits, fraction = '' } = formOf(text)
  const [whole, behind] = [withoutSigns(digits).replace(/^0+/, ''), withoutSigns(fraction)]
  if (whole !== '') return whole.length > 1 ? 0 : 1
  const zeros = /^0*/.exec(behind)![0].length
  return zeros === behind.length ? 1 : zeros + 2
}

export function stepsFromZero(place: Sized): number {
  const form = formOf(place.text)
  if (place.kind !== 'float') return Number(wholeValue(form))
  const places = Math.max(stepPlaces(place), withoutSigns(form.fraction ?? '').length)
  return Math.round(Number(floatValue(form, places)) / 10 ** (places - stepPlaces(place)))
}

const RADIX: Record<string, number> = { '0x': 16, '0o': 8, '0b': 2 }

function steppedWhole({ text, canBeNegative }: Steppable, steps: number): string {
  const form = formOf(text)
  const { prefix, suffix } = form
  const value = wholeValue(form)
  const [least, most] = limitsOf(form, canBeNegative)
  const next = clamped(value + BigInt(steps), value < least ? value : least, value > most ? value : most)
  const digits = (next < 0n ? -next : next).toString(RADIX[prefix] ?? 10)
  const filled = prefix === '' ? digits : digits.padStart(withoutSigns(form.digits).length, '0')
  const written = grouped(inCaseOf(form.digits, filled), form.digits)
  return `${next < 0n ? '-' : ''}${prefix}${written}${suffix}`
}

/** The range of whole numbers without a suffix. */
const UNMARKED_LARGEST = 2n ** 31n - 1n

/** Includes negative numbers only if allowed. */
function limitsOf({ prefix, suffix }: NumberForm, canBeNegative: boolean): [bigint, bigint] {
  const [, sign, written = '32'] = /([iu])(\d+|size)$/.exec(suffix) ?? []
  const bits = written === 'size' ? 32n : BigInt(written)
  if (sign === 'u' || (!sign && prefix !== '' && !canBeNegative)) return [0n, 2n ** bits - 1n]
  const largest = sign ? 2n ** (bits - 1n) - 1n : UNMARKED_LARGEST
  return [canBeNegative ? -largest - 1n : 0n, largest]
}

function wholeValue({ prefix, digits, isNegative }: NumberForm): bigint {
  const size = BigInt(prefix + withoutSigns(digits))
  return isNegative ? -size : size
}

function steppedFloat({ text, canBeNegative }: Steppable, steps: number, stepPlaces: number): string {
  const form = formOf(text)
  const tenths = Math.round(steps * 10)
  const needed = tenths % 10 === 0 ? stepPlaces : stepPlaces + 1
  const places = Math.max(withoutSigns(form.fraction ?? '').length, needed, 1)
  const stepped = floatValue(form, places) + (BigInt(tenths) * 10n ** BigInt(places)) / 10n ** BigInt(stepPlaces + 1)
  const next = stepped < 0n && !canBeNegative ? 0n : stepped
  const digits = (next < 0n ? -next : next).toString().padStart(places + 1, '0')
  const whole = grouped(digits.slice(0, -places), form.digits)
  return `${next < 0n ? '-' : ''}${whole}.${digits.slice(-places)}${form.exponent}${form.suffix}`
}

/** An integer in units of the last decimal, so that three tenths are exactly 0.3. */
function floatValue({ digits, fraction = '', isNegative }: NumberForm, places: number): bigint {
  const size = BigInt(withoutSigns(digits) + withoutSigns(fraction).padEnd(places, '0'))
  return isNegative ? -size : size
}

const withoutSigns = (digits: string) => digits.replaceAll('_', '')

function clamped(value: bigint, least: bigint, most: bigint): bigint {
  return value < least ? least : value > most ? most : value
}

/** A slider extends at least this many steps to each side of zero, more for larger numbers. */
const MIN_SLIDER_STEPS = 50
const SLIDER_TIMES = 4

/** In steps from the current value. A non-negative float starts at zero. */
export function sliderRange(place: Steppable): { least: number; most: number } {
  const here = stepsFromZero(place)
  const span = Math.max(MIN_SLIDER_STEPS, Math.abs(here) * SLIDER_TIMES)
  const sinks = place.canBeNegative && !(place.kind === 'float' && here > 0)
  return { least: (sinks ? -span : 0) - here, most: span - here }
}

/** `#ff00ff` for `0xff00ff80`, without alpha. */
export function pickedColor(text: string): string {
  return `#${plainDigits(text).slice(0, 6).toLowerCase()}`
}

/** Keeps alpha, case and underscores of the old text. */
export function chosenColor(text: string, picked: string): string {
  const { prefix, digits, suffix } = formOf(text)
  const next = inCaseOf(digits, picked.slice(1) + plainDigits(text).slice(6))
  return prefix + grouped(next, digits) + suffix
}

const plainDigits = (text: string) => withoutSigns(formOf(text).digits)

type NumberForm = {
  /** `0x`, `0b`, `0o`, or empty. */
  prefix: string
  /** As written, with underscores; for a float, the integer part. */
  digits: string
  /** Decimals; undefined without a point. */
  fraction: string | undefined
  exponent: string
  /** Including underscores: `_u8`. */
  suffix: string
  isNegative: boolean
}

const BASED = /^(-?)\s*(0[xob])([\da-f_]*?)(_*(?:[iu](?:8|16|32|64|128|size))?)$/i
const DECIMAL = /^(-?)\s*()(\d[\d_]*?)(?:\.([\d_]*?))?(e[+-]?[\d_]+?)?(_*(?:[iuf](?:8|16|32|64|128|size))?)$/i

function formOf(text: string): NumberForm {
  const based = BASED.exec(text)
  if (based) {
    const [, sign, prefix = '', digits = '', suffix = ''] = based
    return { prefix, digits, fraction: undefined, exponent: '', suffix, isNegative: sign === '-' }
  }
  const [, sign, , digits = '', fraction, exponent = '', suffix = ''] = DECIMAL.exec(text) ?? []
  return { prefix: '', digits, fraction, exponent, suffix, isNegative: sign === '-' }
}

function grouped(digits: string, like: string): string {
  const size = like.length - 1 - like.lastIndexOf('_')
  if (size === like.length || size === 0) return digits
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= size) groups.unshift(digits.slice(Math.max(0, end - size), end))
  return groups.join('_')
}

function inCaseOf(like: string, digits: string): string {
  return /[A-F]/.test(like) ? digits.toUpperCase() : digits.toLowerCase()
}
