import type { Formatter } from '../../format/formatter'
import { methodsOf, type Native, type Natives } from '../../values/native'
import { none, ok, some } from '../../values/value'
import { panic } from '../../values/budget'
import { ListSequence } from '../iterators/sequences'
import { digitWorth } from '../numbers/parseNumber'
import { isScalarValue, utf8LengthOfChar } from './utf8'

function matching(pattern: RegExp): Native {
  return () => (char: number) => pattern.test(String.fromCodePoint(char))
}

const asciiPatterns: Record<string, RegExp> = {
  is_ascii: /^\p{ASCII}$/u,
  is_ascii_alphabetic: /^[a-z]$/i,
  is_ascii_alphanumeric: /^[a-z\d]$/i,
  is_ascii_digit: /^\d$/,
  is_ascii_hexdigit: /^[a-f\d]$/i,
  is_ascii_lowercase: /^[a-z]$/,
  is_ascii_uppercase: /^[A-Z]$/,
  is_ascii_punctuation: /^[!-/:-@[-`{-~]$/,
  is_ascii_whitespace: /^[ \t\n\f\r]$/,
  is_ascii_graphic: /^[!-~]$/,
  is_ascii_control: /^(?=\p{ASCII})\p{Cc}$/u,
}

const patterns: Record<string, RegExp> = {
  is_alphabetic: /^\p{Alphabetic}$/u,
  is_numeric: /^\p{N}$/u,
  is_alphanumeric: /^[\p{Alphabetic}\p{N}]$/u,
  is_whitespace: /^\p{White_Space}$/u,
  is_control: /^\p{Cc}$/u,
  is_uppercase: /^\p{Uppercase}$/u,
  is_lowercase: /^\p{Lowercase}$/u,
}

const CASE_BIT = 0x20

export function asciiUppercase(char: number): number {
  return char >= 97 && char <= 122 ? char - CASE_BIT : char
}

export function asciiLowercase(char: number): number {
  return char >= 65 && char <= 90 ? char + CASE_BIT : char
}

function inCase(change: (text: string) => string): Native {
  return () => (char: number) =>
    new ListSequence([...change(String.fromCodePoint(char))].map((part) => part.codePointAt(0)!))
}

const ofPatterns = (patterns: Record<string, RegExp>): Natives =>
  Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, matching(pattern)]))

/** ASCII methods shared by `u8` and `char`. */
const ofBoth: Natives = {
  ...ofPatterns(asciiPatterns),
  to_ascii_uppercase: () => asciiUppercase,
  to_ascii_lowercase: () => asciiLowercase,
}

export const charNatives: Natives = {
  ...methodsOf('u8', ofBoth),
  ...methodsOf('char', { ...ofBoth, ...ofPatterns(patterns) }),
  'char::MIN': () => () => 0,
  'char::MAX': () => () => 0x10ffff,
  'char::REPLACEMENT_CHARACTER': () => () => 0xfffd,
  'char::from_u32': () => (code: number) => (isScalarValue(code) ? some(code) : none()),
  'char::from_digit': () => (digit: number, radix: number) => {
    if (radix > 36) panic('from_digit: radix is too high (maximum 36)')
    return digit < radix ? some(digit.toString(36).charCodeAt(0)) : none()
  },
  'char::to_digit': () => (char: number, radix: number) => {
    if (radix < 2 || radix > 36) panic('to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive')
    const worth = digitWorth(String.fromCodePoint(char), radix)
    return worth < radix ? some(worth) : none()
  },
  'char::to_uppercase': inCase((text) => text.toUpperCase()),
  'char::to_lowercase': inCase((text) => text.toLowerCase()),
  'char::len_utf8': () => utf8LengthOfChar,
  '<CaseChars as Display>::fmt': () => (chars: ListSequence, formatter: Formatter) => {
    formatter.write(String.fromCodePoint(...(chars.rest() as number[])))
    return ok(undefined)
  },
}
