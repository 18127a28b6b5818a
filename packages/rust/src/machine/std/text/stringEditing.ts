import { same, type Natives } from '../../values/native'
import { panic } from '../../values/budget'
import type { Place } from '../../values/place'
import type { Value } from '../../values/value'
import { checkedRange } from '../lists/parts'
import { type Bounds, boundsOf } from '../lists/rangeBounds'
import { asciiLowercase, asciiUppercase } from './charNatives'
import { Chars, unitAt, unitOrPanic, utf8Length } from './utf8'
import { asBytes, changing, textOf } from './stringNatives'
import { walking } from './textSearch'

/** The code unit at a byte offset, which has to be a character boundary for most methods. */
function unitOf(text: string, byte: number, name: string): number {
  return unitAt(text, byte) ?? panic(withoutWords(name))
}

const withoutWords = (name: string) => `assertion failed: self.is_char_boundary(${name})`

const inWords = (name: string) => `${name} of range should be a character boundary`

const mapped = (change: (char: number) => number) => (text: string) =>
  [...text].map((char) => String.fromCodePoint(change(char.codePointAt(0)!))).join('')

function cut(place: Place, range: Bounds, by: string, complain: (end: string) => string): string {
  const text = textOf(place)
  const [start, end] = checkedRange(range, utf8Length(text))
  const unit = unitAt(text, start) ?? panic(complain('start'))
  const part = text.slice(unit, unitAt(text, end) ?? panic(complain('end')))
  place.set(text.slice(0, unit) + by + text.slice(unit + part.length))
  return part
}

export const stringEditingNatives: Natives = {
  'String::as_bytes': asBytes,
  'String::as_mut_str': same,
  'String::into_boxed_str': same,
  'String::reserve': () => () => undefined,
  'String::shrink_to_fit': () => () => undefined,
  'String::truncate': walking(
    changing((text, length: number) =>
      length <= utf8Length(text) ? text.slice(0, unitOf(text, length, 'new_len')) : text,
    ),
  ),
  'String::insert_str': walking(
    changing((text, byte: number, part: string) => {
      const unit = unitOf(text, byte, 'idx')
      return text.slice(0, unit) + part + text.slice(unit)
    }),
  ),
  'String::remove': walking(() => (place: Place, byte: number) => {
    const text = textOf(place)
    const unit = unitOrPanic(text, byte, 'start')
    if (unit >= text.length) panic('cannot remove a char from the end of a string')
    const char = text.codePointAt(unit)!
    place.set(text.slice(0, unit) + text.slice(unit + String.fromCodePoint(char).length))
    return char
  }),
  'String::split_off': walking(() => (place: Place, byte: number) => {
    const text = textOf(place)
    const unit = unitOf(text, byte, 'at')
    place.set(text.slice(0, unit))
    return text.slice(unit)
  }),
  'String::drain': walking(
    (call) => (place: Place, range: readonly Value[]) =>
      new Chars(cut(place, boundsOf(call.args[1]!, range), '', withoutWords)),
  ),
  'String::replace_range': walking((call) => (place: Place, range: readonly Value[], by: string) => {
    call.budget.allocate(by.length)
    cut(place, boundsOf(call.args[1]!, range), by, inWords)
  }),
  'str::make_ascii_lowercase': changing(mapped(asciiLowercase)),
  'str::make_ascii_uppercase': changing(mapped(asciiUppercase)),
}
