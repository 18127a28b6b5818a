import type { Native, NativeCall, Natives } from '../../values/native'
import { none, type Option, some } from '../../values/option'
import { panic } from '../../values/panic'
import { Place, readThrough, replaceThrough } from '../../values/place'
import type { Callable, Value } from '../../values/value'

/** `&mut` of what `Some` holds. */
export const lent = (option: Option, isPlain: boolean): Value => (isPlain ? new Place(option as Value[], 1) : option[1])

export const isPlain = ({ traits, generic }: NativeCall) => traits.isPlain(generic('T'))

/** What a reference in an option points at, as a value of its own. */
const copying: Native = ({ traits, generic }) => {
  const clone = traits.clone(generic('T'))
  return (option: Option) => (option[0] ? some(clone(readThrough(option[1]))) : none())
}

/** `Option`. */
export const optionNatives: Natives = {
  'Option::is_some': () => (option: Option) => option[0] === 1,
  'Option::is_none': () => (option: Option) => option[0] === 0,
  'Option::unwrap': () => (option: Option) =>
    option[0] ? option[1] : panic('called `Option::unwrap()` on a `None` value'),
  'Option::expect': () => (option: Option, text: string) => (option[0] ? option[1] : panic(text)),
  'Option::unwrap_or': () => (option: Option, other: Value) => (option[0] ? option[1] : other),
  'Option::unwrap_or_else': () => (option: Option, f: Callable) => (option[0] ? option[1] : f()),
  'Option::map': () => (option: Option, f: Callable) => (option[0] ? some(f(option[1])) : none()),
  'Option::and_then': () => (option: Option, f: Callable) => (option[0] ? f(option[1]) : none()),
  'Option::take': () => (option: Value[]) => replaceThrough(option, none()),
  'Option::as_ref': () => (option: Option) => (option[0] ? some(option[1]) : none()),
  'Option::as_mut': (call) => {
    const plain = isPlain(call)
    return (option: Option) => (option[0] ? some(lent(option, plain)) : none())
  },
  'Option::copied': copying,
  'Option::cloned': copying,
  '<Option as Default>::default': () => () => none(),
  '<Option as From>::from': () => some,
}
