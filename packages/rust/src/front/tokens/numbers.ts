type NumberLiteral = {
  kind: 'int' | 'float'
  length: number
  value: bigint | number
  suffix: string
  /** Without `_`, base and suffix. */
  digits: string
  diagnostic?: { message: string; help?: string }
}

const INT_SUFFIXES = /^[iu](8|16|32|64|128|size)$/
const FLOAT_SUFFIXES = /^f(32|64)$/
const LARGEST = (1n << 128n) - 1n
/** Longer literals exceed every type. */
const MAX_DIGITS = 200
const TOO_LARGE = { message: 'integer literal is too large' }

const BASED = /0([xob])([\da-fA-F_]*)(\w*)/y
const DECIMAL = /(\d[\d_]*)(\.(?![.A-Za-z_\u0080-\uffff])[\d_]*)?([eE][+-]?_*(?=\d)[\d_]+)?([A-Za-z_]\w*)?/y
const BASES: Record<string, number> = { x: 16, o: 8, b: 2 }

export function readNumber(text: string, offset: number): NumberLiteral {
  BASED.lastIndex = offset
  const based = BASED.exec(text)
  return based ? basedNumber(based) : decimalNumber(text, offset)
}

function basedNumber([all, mark = '', run = '', rest = '']: string[]): NumberLiteral {
  const base = BASES[mark]!
  // In `0b1010u8` the digits end before the u; in `0b10f` the f is an invalid digit
  const digits = run.replaceAll('_', '')
  const number = { kind: 'int' as const, length: all!.length, suffix: rest, digits }
  const isWrong = [...digits].some((digit) => parseInt(digit, 16) >= base)
  if (digits === '' || isWrong) {
    const message = isWrong ? `invalid digit for a base ${base} literal` : 'no valid digits found for number'
    return { ...number, value: 0n, suffix: '', diagnostic: { message } }
  }
  if (digits.length > MAX_DIGITS) return { ...number, value: 0n, diagnostic: TOO_LARGE }
  const value = BigInt(`0${mark}${digits}`)
  return { ...number, value, ...diagnosticOf(value, rest, false) }
}

function decimalNumber(text: string, offset: number): NumberLiteral {
  DECIMAL.lastIndex = offset
  const [all = '', whole = '', fraction = '', exponent = '', suffix = ''] = DECIMAL.exec(text) ?? []
  const digits = (whole + fraction + exponent).replaceAll('_', '')
  const isFloat = fraction !== '' || exponent !== '' || FLOAT_SUFFIXES.test(suffix)
  const number = { length: all.length, suffix, digits }
  if (isFloat) return { ...number, kind: 'float', value: Number(digits), ...diagnosticOf(0n, suffix, true) }
  if (digits.length > MAX_DIGITS) return { ...number, kind: 'int', value: 0n, diagnostic: TOO_LARGE }
  const value = BigInt(digits)
  return { ...number, kind: 'int', value, ...diagnosticOf(value, suffix, false) }
}

function diagnosticOf(value: bigint, suffix: string, isFloat: boolean): Pick<NumberLiteral, 'diagnostic'> {
  if (value > LARGEST) return { diagnostic: TOO_LARGE }
  if (suffix === '' || FLOAT_SUFFIXES.test(suffix) || (!isFloat && INT_SUFFIXES.test(suffix))) return {}
  if (/^[eE]_*$/.test(suffix)) return { diagnostic: { message: 'expected at least one digit in exponent' } }
  const message = `invalid suffix \`${suffix}\` for ${isFloat ? 'float' : 'number'} literal`
  const help = isFloat
    ? 'valid suffixes are `f32` and `f64`'
    : 'the suffix must be one of the numeric types (`u32`, `isize`, `f32`, etc.)'
  return { diagnostic: { message, help } }
}
