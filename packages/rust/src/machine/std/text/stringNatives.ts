import { same, type Native, type Natives } from '../../values/native'
import { none, some, type Value } from '../../values/value'
import { Chars, utf8Bytes, utf8Length } from './utf8'
import { FormatFailure, Formatter, PLAIN_LAYOUT } from '../../format/formatter'
import { showOf } from '../../format/show'
import { panic } from '../../values/budget'
import type { Place } from '../../values/place'

/** A method that reads the whole text. */
export function reading(read: (text: string) => Value): Native {
  return (call) => (text: string) => {
    call.budget.spend(1 + (text.length >> 3))
    return read(text)
  }
}

export const asBytes: Native = (call) => (text: string) => {
  const bytes = utf8Bytes(text)
  call.budget.allocate(bytes.length)
  return bytes
}

const length = reading(utf8Length)

const isEmpty: Native = () => (text: string) => text === ''

export const textOf = (place: Place) => place.get() as string

/** A method that replaces the text in place. */
export function changing(change: (text: string, ...args: never[]) => string): Native {
  return (call) =>
    (place: Place, ...args: never[]) => {
      const before = textOf(place)
      const after = change(before, ...args)
      call.budget.allocate(Math.max(0, after.length - before.length))
      place.set(after)
    }
}

export const stringNatives: Natives = {
  'str::len': length,
  'str::is_empty': isEmpty,
  'str::chars': () => (text: string) => new Chars(text),
  'str::as_bytes': asBytes,
  'String::new': () => () => '',
  'String::with_capacity': () => () => '',
  'String::len': length,
  'String::is_empty': isEmpty,
  'String::as_str': same,
  'String::push': changing((text, char: number) => text + String.fromCodePoint(char)),
  'String::push_str': changing((text, part: string) => text + part),
  'String::pop': () => (place: Place) => {
    const chars = new Chars(textOf(place))
    const last = chars.nextBack()
    if (typeof last !== 'number') return none()
    place.set(chars.rest())
    return some(last)
  },
  'String::clear': changing(() => ''),
  '<String as Add>::add': (call) => (text: string, part: string) => {
    call.budget.allocate(part.length)
    return text + part
  },
  '<String as AddAssign>::add_assign': changing((text, part: string) => text + part),
  '<String as From>::from': () => (value: string | number) =>
    typeof value === 'number' ? String.fromCodePoint(value) : value,
  'ToString::to_string': ({ traits, generic, budget }) => {
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
  },
}
