/** What a sequence after a backslash stands for, or why it is none. */
type Escape = { length: number; value: string } | { length: number; fault: string }

const SIMPLE: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '0': '\0', "'": "'", '"': '"' }

/** Reads the escape that begins with the backslash at an offset. In bytes `\x` reaches to `ff`, and `\u` is missing. */
export function readEscape(text: string, offset: number, isByte: boolean): Escape {
  const sign = text[offset + 1] ?? ''
  if (sign in SIMPLE) return { length: 2, value: SIMPLE[sign]! }
  if (sign === 'x') return hexEscape(text.slice(offset + 2, offset + 4), isByte)
  if (sign === 'u') return unicodeEscape(/^\{[^}"'\n]*\}?/.exec(text.slice(offset + 2, offset + 20))?.[0] ?? '', isByte)
  const [written = ''] = text.slice(offset + 1, offset + 3)
  const kind = isByte ? 'byte' : 'character'
  return { length: 1 + written.length, fault: `unknown ${kind} escape: \`${written}\`` }
}

/** The stretch that a backslash at the end of a line swallows, with the backslash itself; 0 where it is none. */
export function lineContinuation(text: string, offset: number): number {
  const sign = text[offset + 1]
  if (sign !== '\n' && sign !== '\r') return 0
  let end = offset + 1
  while (end < text.length && ' \n\r\t'.includes(text[end]!)) end += 1
  return end - offset
}

function hexEscape(digits: string, isByte: boolean): Escape {
  if (!/^[\da-fA-F]{2}$/.test(digits)) return { length: 2, fault: 'invalid character in numeric character escape' }
  const code = parseInt(digits, 16)
  return code > 127 && !isByte
    ? { length: 4, fault: 'out of range hex escape' }
    : { length: 4, value: String.fromCharCode(code) }
}

function unicodeEscape(braced: string, isByte: boolean): Escape {
  const length = 2 + braced.length
  if (isByte) return { length, fault: 'unicode escape in byte string' }
  const digits = /^\{([\da-fA-F_]+)\}$/.exec(braced)?.[1]?.replaceAll('_', '')
  if (!digits) return { length, fault: 'incorrect unicode escape sequence' }
  const code = parseInt(digits, 16)
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter && digits.length <= 6
    ? { length, value: String.fromCodePoint(code) }
    : { length, fault: 'invalid unicode character escape' }
}
