import type { Native, Natives } from '../../values/native'
import type { Value } from '../../values/value'
import { Chars } from './chars'
import { utf8Bytes, utf8Length } from './utf8'

/** A method that looks at all of a text. */
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

/** The methods of `str`, and of `String` what it shares with it. */
export const textNatives: Natives = {
  'str::len': reading(utf8Length),
  'str::is_empty': () => (text: string) => text === '',
  'str::chars': () => (text: string) => new Chars(text),
  'str::as_bytes': asBytes,
}
