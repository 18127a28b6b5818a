import type { Native, Natives } from '../../values/native'
import { none, some, type Value } from '../../values/value'
import { Chars, utf8Bytes, utf8Length } from './utf8'
import { FormatFailure, Formatter, PLAIN_LAYOUT } from '../../format/formatter'
import { showOf } from '../../format/show'
import { panic } from '../../values/budget'
import type { Place } from '../../values/place'

/** A method that reads the whole text. */
export const reading =
  (read: (text: string) => Value): Native =>
  ({ budget }) =>
  (text: string) => {
    budget.spend(1 + (text.length >> 3))
    return read(text)
  }

export const asBytes: Native =
  ({ budget }) =>
  (text: string) => {
    const bytes = utf8Bytes(text)
    budget.allocate(bytes.length)
    return bytes
  }

/** `str` methods, which `String` also has. */
export const textNatives: Natives = {
  'str::len': reading(utf8Length),
  'str::is_empty': () => (text: string) => text === '',
  'str::chars': () => (text: string) => new Chars(text),
  'str::as_bytes': asBytes,
}

export const textOf = (place: Place) => place.get() as string

/** A method that replaces the text in place. */
export const changing =
  (change: (text: string, ...args: never[]) => string): Native =>
  ({ budget }) =>
  (place: Place, ...args: Value[]) => {
    const before = textOf(place)
    const after = (change as (text: string, ...args: Value[]) => string)(before, ...args)
    budget.allocate(Math.max(0, after.length - before.length))
    place.set(after)
  }

const pop: Native = () => (place: Place) => {
  const chars = new Chars(textOf(place))
  const last = chars.nextBack()
  if (typeof last !== 'number') return none()
  place.set(chars.rest())
  return some(last)
}

const toText: Native = ({ traits, generic, budget }) => {
  const show = showOf(generic('Self'), '', traits)
  return (value: Value) => {
    const formatter = new Formatter(PLAIN_LAYOUT, budget)
    try {
      show(value, formatter)
    } catch (thrown) {
      if (!(thrown instanceof FormatFailure)) throw thrown
      panic('a Display implementation returned an error unexpectedly: Error')
    }
    return formatter.text
  }
}

const fromValue: Native = () => (value: string | number) =>
  typeof value === 'number' ? String.fromCodePoint(value) : value

export const stringNatives: Natives = {
  'String::new': () => () => '',
  'String::with_capacity': () => () => '',
  'String::len': textNatives['str::len']!,
  'String::is_empty': textNatives['str::is_empty']!,
  'String::as_str': () => (text: string) => text,
  'String::push': changing((text, char: number) => text + String.fromCodePoint(char)),
  'String::push_str': changing((text, part: string) => text + part),
  'String::pop': pop,
  'String::clear': changing(() => ''),
  '<String as Add>::add':
    ({ budget }) =>
    (text: string, part: string) => {
      budget.allocate(part.length)
      return text + part
    },
  '<String as AddAssign>::add_assign': changing((text, part: string) => text + part),
  '<String as From>::from': fromValue,
  'ToString::to_string': toText,
}
