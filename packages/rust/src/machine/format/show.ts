import type { ScalarName } from '../../ir/program'
import { Dynamic, itemsOf, type Result, type SliceLike, type Value } from '../values/value'
import { INTEGER_BITS, isInteger } from '../values/integer'
import type { Traits } from '../values/native'
import { byVariant, isStandard, type AdtShape, type Shape, type ShapeOf } from '../values/shape'
import { readThrough } from '../values/place'
import { DebugParts, FormatFailure, PLAIN_LAYOUT, type Formatter, type Layout } from './formatter'
import { FORMAT_TRAITS } from '../../ir/traits'
import { floatDebugText, floatExponentText, floatText, integerExponentText } from './numberText'

export type Show = (value: Value, formatter: Formatter) => void

/** Resolves parts lazily. */
export function showOf(shape: Shape, trait: Layout['trait'], traits: Traits): Show {
  switch (shape.kind) {
    case 'scalar':
      return scalarShow(shape.name, trait)
    case 'reference':
      return referenceShow(shape, trait, traits)
    case 'dyn':
      return (value, formatter) =>
        succeed((value as Dynamic).method(`${FORMAT_TRAITS[trait]}::fmt`)((value as Dynamic).value, formatter))
    default: {
      const own = traits.method(FORMAT_TRAITS[trait], 'fmt', shape)
      if (own) return (value, formatter) => succeed(own(value, formatter))
      return isStandard(shape, 'String') ? scalarShow('str', trait) : structureShow(shape, traits)
    }
  }
}

function succeed(result: Value): void {
  if ((result as Result)[0] !== 0) throw new FormatFailure()
}

function referenceShow({ target, isMutable }: ShapeOf<'reference'>, trait: Layout['trait'], traits: Traits): Show {
  const show = lazyShow(target, trait, traits)
  return isMutable && target.isPlain ? (value, formatter) => show(readThrough(value), formatter) : show
}

/** Resolved lazily, because types may be recursive. */
export function lazyShow(shape: Shape, trait: Layout['trait'], traits: Traits): Show {
  let show: Show | undefined
  return (value, formatter) => (show ??= showOf(shape, trait, traits))(value, formatter)
}

function scalarShow(name: ScalarName, trait: Layout['trait']): Show {
  if (isInteger(name)) return integerShow(INTEGER_BITS[name])
  if (name === 'f32' || name === 'f64') return floatShow(name === 'f32')
  if (name === 'bool') return (value, formatter) => formatter.pad(String(value))
  const isDebug = trait !== ''
  const isChar = name === 'char'
  const escaped = isChar ? debugChar : debugText
  return (value, formatter) => {
    const text = isChar ? String.fromCodePoint(value as number) : (value as string)
    if (isDebug) formatter.write(escaped(text))
    else formatter.pad(text)
  }
}

const RADIXES: Partial<Record<Layout['trait'], [radix: number, prefix: string]>> = {
  x: [16, '0x'],
  X: [16, '0x'],
  'x?': [16, '0x'],
  'X?': [16, '0x'],
  b: [2, '0b'],
  o: [8, '0o'],
}

function integerShow(bits: number): Show {
  return (value, formatter) => {
    const integer = value as number | bigint
    const { trait, isAlternate, precision } = formatter.layout
    const radix = RADIXES[trait]
    if (radix) {
      // Negative numbers show the bits of their type
      const digits = (integer < 0 ? BigInt.asUintN(bits, BigInt(integer)) : integer).toString(radix[0])
      const isUpper = trait[0] === 'X'
      return formatter.padNumber(false, isAlternate ? radix[1] : '', isUpper ? digits.toUpperCase() : digits)
    }
    const digits = String(integer).replace('-', '')
    const isExponent = trait === 'e' || trait === 'E'
    const text = isExponent ? inCase(trait, integerExponentText(digits, precision)) : digits
    formatter.padNumber(integer < 0, '', text)
  }
}

function inCase(trait: Layout['trait'], text: string): string {
  return trait === 'E' ? text.replace('e', 'E') : text
}

function floatShow(isSingle: boolean): Show {
  return (value, formatter) => {
    const { trait, precision } = formatter.layout
    const float = value as number
    const isNegative = float < 0 || Object.is(float, -0)
    formatter.budget.allocate(precision ?? 0)
    const textOf = trait === '' ? floatText : trait === 'e' || trait === 'E' ? floatExponentText : floatDebugText
    const text = inCase(trait, textOf(Math.abs(float), isSingle, precision))
    formatter.padNumber(isNegative, '', text)
  }
}

function structureShow(shape: Shape, traits: Traits): Show {
  switch (shape.kind) {
    case 'tuple':
      return tupleShow(shape.items, traits)
    case 'array':
    case 'slice': {
      const show = lazyShow(shape.item, '?', traits)
      return (value, formatter) => showList(itemsOf(value as SliceLike), show, formatter, '[')
    }
    case 'adt':
      return adtShow(shape, traits)
    default:
      return (_, formatter) => formatter.write('…')
  }
}

function tupleShow(items: readonly Shape[], traits: Traits): Show {
  if (items.length === 0) return (_, formatter) => formatter.pad('()')
  const shows = items.map((item) => lazyShow(item, '?', traits))
  return (value, formatter) => {
    const parts = new DebugParts(formatter, '(', true)
    shows.forEach((show, i) => parts.add((inner) => show((value as Value[])[i], inner)))
    parts.finish()
  }
}

/** `[1, 2]` or `{1, 2}`. */
export function showList(items: Iterable<Value>, show: Show, formatter: Formatter, open: '[' | '{'): void {
  const parts = new DebugParts(formatter, open)
  for (const item of items) parts.add((inner) => show(item, inner))
  parts.finish()
}

/** `a: 1`. */
export function showPair(entry: readonly Value[], key: Show, value: Show, formatter: Formatter): void {
  key(entry[0], formatter)
  formatter.write(': ')
  value(entry[1], formatter)
}

/** `P { a: 1 }`, `Some(1)`, `Unit`; the width does not apply to names. */
function adtShow(shape: AdtShape, traits: Traits): Show {
  if (shape.form === 'foreign') return () => undefined
  return byVariant(shape, ({ name, style, fields }, offset) => {
    const shows = fields.map((field) => lazyShow(field.shape, '?', traits))
    return (value, formatter) => {
      formatter.write(name)
      const parts = new DebugParts(formatter, style === 'tuple' ? '(' : ' {')
      shows.forEach((show, i) =>
        parts.add((inner) => {
          if (style === 'named') inner.write(`${fields[i]!.name}: `)
          show((value as Value[])[offset + i], inner)
        }),
      )
      parts.finish()
    }
  })
}

export function plainLayout(trait: Layout['trait']): Layout {
  return { ...PLAIN_LAYOUT, trait }
}

const SHORT: Record<string, string> = { '\0': '\\0', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' }

/** Combining marks, whitespace other than a space, control and format characters. */
const INVISIBLE = /[\p{C}\p{Z}\p{Mn}\p{Me}]/u

export function debugText(text: string): string {
  let escaped = ''
  for (const char of text) escaped += char === '"' ? '\\"' : escapeOf(char)
  return `"${escaped}"`
}

export function debugChar(char: string): string {
  return `'${char === "'" ? "\\'" : escapeOf(char)}'`
}

function escapeOf(char: string): string {
  if (char >= ' ' && char <= '~' && char !== '\\') return char
  return SHORT[char] ?? (INVISIBLE.test(char) ? `\\u{${char.codePointAt(0)!.toString(16)}}` : char)
}
