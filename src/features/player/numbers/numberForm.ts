/** How a number is written, apart from its value, so that another one can be written in the same way. */
export type NumberForm = {
  /** `0x`, `0b`, `0o`, or nothing. */
  prefix: string
  /** As written, with underscores: of a float what stands before the point. */
  digits: string
  /** What stands behind the point, undefined where there is none. */
  fraction: string | undefined
  exponent: string
  /** With the underscores before it: `_u8`. */
  suffix: string
  isNegative: boolean
}

const BASED = /^(-?)\s*(0[xob])([\da-f_]*?)(_*(?:[iu](?:8|16|32|64|128|size))?)$/i
const DECIMAL = /^(-?)\s*()(\d[\d_]*?)(?:\.([\d_]*?))?(e[+-]?[\d_]+?)?(_*(?:[iuf](?:8|16|32|64|128|size))?)$/i

/** Takes a number apart. */
export function formOf(text: string): NumberForm {
  const based = BASED.exec(text)
  if (based) {
    const [, sign, prefix = '', digits = '', suffix = ''] = based
    return { prefix, digits, fraction: undefined, exponent: '', suffix, isNegative: sign === '-' }
  }
  const [, sign, , digits = '', fraction, exponent = '', suffix = ''] = DECIMAL.exec(text) ?? []
  return { prefix: '', digits, fraction, exponent, suffix, isNegative: sign === '-' }
}

/** Writes digits with underscores as others are written: in groups as long as their last one, or without. */
export function grouped(digits: string, like: string): string {
  const size = like.length - 1 - like.lastIndexOf('_')
  if (size === like.length || size === 0) return digits
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= size) groups.unshift(digits.slice(Math.max(0, end - size), end))
  return groups.join('_')
}

/** Writes hexadecimal digits in the case of others. */
export function inCaseOf(like: string, digits: string): string {
  return /[A-F]/.test(like) ? digits.toUpperCase() : digits.toLowerCase()
}
