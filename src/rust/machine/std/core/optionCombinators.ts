import type { Native, NativeCall, Natives } from '../../values/native'
import { err, none, ok, type Option, type Result, some } from '../../values/option'
import { replaceThrough } from '../../values/place'
import type { Callable, Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { isPlain, lent } from './optionNatives'

const withDefault: Native = ({ traits, generic }) => {
  const make = traits.method('Default', 'default', generic('T'))!
  return (option: Option) => (option[0] ? option[1] : make())
}

/** A method that gives `&mut` of what is held, perhaps after putting something in. */
const lending =
  (prepare: (option: Value[], argument: Value) => void): Native =>
  (call) => {
    const plain = isPlain(call)
    return (option: Value[], argument: Value) => {
      prepare(option, argument)
      return lent(option as Option, plain)
    }
  }

function putIn(option: Value[], value: Value): void {
  option[0] = 1
  option[1] = value
}

/** How a type is looked into: smart pointers lend their item 0, text and lists are what they are. */
const derefOf = ({ traits, generic }: NativeCall): ((value: Value) => Value) => {
  const shape = generic('T')
  const name = shape.kind === 'adt' ? shape.name : ''
  if (['Rc', 'Ref', 'RefMut'].includes(name)) return (value) => (value as Value[])[0]
  if (['String', 'Vec', 'Box'].includes(name) || shape.kind === 'reference') return (value) => value
  return traits.method('Deref', 'deref', shape) ?? ((value) => value)
}

/** What combines and changes an `Option`, and `then` of bool, which makes one. */
export const optionCombinatorNatives: Natives = {
  'bool::then': () => (isTrue: boolean, f: Callable) => (isTrue ? some(f()) : none()),
  'bool::then_some': () => (isTrue: boolean, value: Value) => (isTrue ? some(value) : none()),
  'Option::is_some_and': () => (option: Option, f: Callable) => option[0] === 1 && f(option[1]),
  'Option::is_none_or': () => (option: Option, f: Callable) => option[0] === 0 || f(option[1]),
  'Option::unwrap_or_default': withDefault,
  'Option::map_or': () => (option: Option, other: Value, f: Callable) => (option[0] ? f(option[1]) : other),
  'Option::map_or_else': () => (option: Option, other: Callable, f: Callable) => (option[0] ? f(option[1]) : other()),
  'Option::inspect': () => (option: Option, f: Callable) => {
    if (option[0]) f(option[1])
    return option
  },
  'Option::and': () => (option: Option, other: Option) => (option[0] ? other : none()),
  'Option::or': () => (option: Option, other: Option) => (option[0] ? option : other),
  'Option::or_else': () => (option: Option, f: Callable) => (option[0] ? option : f()),
  'Option::xor': () => (option: Option, other: Option) =>
    option[0] !== other[0] ? (option[0] ? option : other) : none(),
  'Option::zip': () => (option: Option, other: Option) =>
    option[0] && other[0] ? some([option[1], other[1]]) : none(),
  'Option::filter': () => (option: Option, f: Callable) => (option[0] && f(option[1]) ? option : none()),
  'Option::ok_or': () => (option: Option, error: Value) => (option[0] ? ok(option[1]) : err(error)),
  'Option::ok_or_else': () => (option: Option, f: Callable) => (option[0] ? ok(option[1]) : err(f())),
  'Option::take_if': (call) => {
    const plain = isPlain(call)
    return (option: Option, f: Callable) =>
      option[0] && f(lent(option, plain)) ? replaceThrough(option, none()) : none()
  },
  'Option::replace': () => (option: Value[], value: Value) => replaceThrough(option, some(value)),
  'Option::insert': lending(putIn),
  'Option::get_or_insert': lending((option, value) => {
    if (option[0] === 0) putIn(option, value)
  }),
  'Option::get_or_insert_with': lending((option, f) => {
    if (option[0] === 0) putIn(option, (f as Callable)())
  }),
  'Option::as_deref': (call) => {
    const deref = derefOf(call)
    return (option: Option) => (option[0] ? some(deref(option[1])) : none())
  },
  'Option::as_deref_mut': (call) => {
    const deref = derefOf(call)
    const plain = isPlain(call)
    return (option: Option) => (option[0] ? some(plain ? lent(option, plain) : deref(option[1])) : none())
  },
  'Option::iter': () => (option: Option) => new ListSequence(option.slice(1)),
  'Option::iter_mut': (call) => {
    const plain = isPlain(call)
    return (option: Option) => new ListSequence(option[0] ? [lent(option, plain)] : [])
  },
  'Option::flatten': () => (option: Option) => (option[0] ? option[1] : none()),
  'Option::unzip': () => (option: Option) => {
    const [left, right] = (option[1] ?? []) as Value[]
    return option[0] ? [some(left), some(right)] : [none(), none()]
  },
  'Option::transpose': () => (option: Option) => {
    if (!option[0]) return ok(none())
    const result = option[1] as Result
    return result[0] === 0 ? ok(some(result[1])) : result
  },
}
