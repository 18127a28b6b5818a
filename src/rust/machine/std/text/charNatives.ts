import type { Formatter } from '../../format/formatter'
import type { Native, Natives } from '../../values/native'
import { none, ok, some } from '../../values/option'
import { panic } from '../../values/panic'
import { readThrough, writeThrough } from '../../values/place'
import { ListSequence } from '../iterators/sequences'
import { utf8LengthOfChar } from './utf8'

const matching =
  (pattern: RegExp): Native =>
  () =>
  (char: number) =>
    pattern.test(String.fromCodePoint(char))

/** Questions about chars, and about bytes where they are of ASCII. */
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

/** The worth of a digit in a base, −1 of what is none. */
function digitOf(char: number, radix: number): number {
  const text = String.fromCodePoint(char)
  const worth = /^[0-9a-z]$/i.test(text) ? parseInt(text, 36) : radix
  return worth < radix ? worth : -1
}

function checkedDigit(char: number, radix: number): number {
  if (radix < 2 || radix > 36) panic('to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive')
  return digitOf(char, radix)
}

function charOfDigit(digit: number, radix: number) {
  if (radix > 36) panic('from_digit: radix is too high (maximum 36)')
  return digit < radix ? some(digit.toString(36).charCodeAt(0)) : none()
}

const isScalarValue = (code: number) => code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
const charOfCode = (code: number) => (isScalarValue(code) ? some(code) : none())

const inCase =
  (change: (text: string) => string): Native =>
  () =>
  (char: number) =>
    new ListSequence([...change(String.fromCodePoint(char))].map((part) => part.codePointAt(0)!))

const changing =
  (change: (char: number) => number): Native =>
  () =>
  (place: unknown) =>
    writeThrough(place, change(readThrough(place) as number))

/** What `u8` has of ASCII as `char` does. */
const ofBoth = (type: string): [string, Native][] => [
  ...Object.entries(asciiPatterns).map(([name, pattern]): [string, Native] => [`${type}::${name}`, matching(pattern)]),
  [`${type}::to_ascii_uppercase`, () => asciiUppercase],
  [`${type}::to_ascii_lowercase`, () => asciiLowercase],
  [`${type}::eq_ignore_ascii_case`, () => (a: number, b: number) => asciiLowercase(a) === asciiLowercase(b)],
]

export const charNatives: Natives = {
  ...Object.fromEntries([...ofBoth('char'), ...ofBoth('u8')]),
  ...Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [`char::${name}`, matching(pattern)])),
  'char::MIN': () => () => 0,
  'char::MAX': () => () => 0x10ffff,
  'char::REPLACEMENT_CHARACTER': () => () => 0xfffd,
  'char::from_u32': () => charOfCode,
  'char::from_digit': () => charOfDigit,
  'char::is_digit': () => (char: number, radix: number) => checkedDigit(char, radix) >= 0,
  'char::to_digit': () => (char: number, radix: number) => {
    const digit = checkedDigit(char, radix)
    return digit < 0 ? none() : some(digit)
  },
  'char::to_uppercase': inCase((text) => text.toUpperCase()),
  'char::to_lowercase': inCase((text) => text.toLowerCase()),
  'char::len_utf8': () => utf8LengthOfChar,
  'char::make_ascii_uppercase': changing(asciiUppercase),
  'char::make_ascii_lowercase': changing(asciiLowercase),
  '<CaseChars as Display>::fmt': () => (chars: ListSequence, formatter: Formatter) => {
    formatter.write(String.fromCodePoint(...(chars.rest() as number[])))
    return ok(undefined)
  },
}
