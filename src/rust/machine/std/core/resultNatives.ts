import { showOf } from '../../format/show'
import { Formatter, PLAIN_LAYOUT } from '../../format/formatter'
import type { Native, Natives } from '../../values/native'
import { err, none, ok, some } from '../../values/option'
import type { Option, Result } from '../../values/option'
import { panic } from '../../values/panic'
import { Place, readThrough } from '../../values/place'
import type { Callable, Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'

/** Gives what a variant holds, or ends the program with a text and what the other one holds. */
const unwrapping =
  (wanted: 0 | 1, shown: string, textOf: (message: string) => string): Native =>
  ({ traits, generic, budget }) => {
    const show = showOf(generic(shown), '?', traits)
    return (result: Result, message: string) => {
      if (result[0] === wanted) return result[1]
      const formatter = new Formatter({ ...PLAIN_LAYOUT, trait: '?' }, budget)
      show(result[1], formatter)
      return panic(`${textOf(message)}: ${formatter.text}`)
    }
  }

const isOk = (result: Result): result is [0, Value] => result[0] === 0

/** The result with what `Ok` holds changed; an error stays as it is. */
const mapping =
  (change: (value: Value, f: Callable) => Value): Native =>
  () =>
  (result: Result, f: Callable) =>
    isOk(result) ? change(result[1], f) : result

const copying: Native = ({ traits, generic }) => {
  const clone = traits.clone(generic('T'))
  return (result: Result) => (isOk(result) ? ok(clone(readThrough(result[1]))) : result)
}

export const resultNatives: Natives = {
  'Result::is_ok': () => isOk,
  'Result::is_err': () => (result: Result) => !isOk(result),
  'Result::is_ok_and': () => (result: Result, f: Callable) => isOk(result) && f(result[1]),
  'Result::is_err_and': () => (result: Result, f: Callable) => !isOk(result) && f(result[1]),
  'Result::ok': () => (result: Result) => (isOk(result) ? some(result[1]) : none()),
  'Result::err': () => (result: Result) => (isOk(result) ? none() : some(result[1])),
  'Result::unwrap': unwrapping(0, 'E', () => 'called `Result::unwrap()` on an `Err` value'),
  'Result::expect': unwrapping(0, 'E', (message) => message),
  'Result::unwrap_err': unwrapping(1, 'T', () => 'called `Result::unwrap_err()` on an `Ok` value'),
  'Result::expect_err': unwrapping(1, 'T', (message) => message),
  'Result::unwrap_or': () => (result: Result, other: Value) => (isOk(result) ? result[1] : other),
  'Result::unwrap_or_else': () => (result: Result, f: Callable) => (isOk(result) ? result[1] : f(result[1])),
  'Result::unwrap_or_default': ({ traits, generic }) => {
    const make = traits.method('Default', 'default', generic('T'))!
    return (result: Result) => (isOk(result) ? result[1] : make())
  },
  'Result::map': mapping((value, f) => ok(f(value))),
  'Result::map_err': () => (result: Result, f: Callable) => (isOk(result) ? result : err(f(result[1]))),
  'Result::map_or': () => (result: Result, other: Value, f: Callable) => (isOk(result) ? f(result[1]) : other),
  'Result::map_or_else': () => (result: Result, other: Callable, f: Callable) =>
    isOk(result) ? f(result[1]) : other(result[1]),
  'Result::inspect': () => (result: Result, f: Callable) => {
    if (isOk(result)) f(result[1])
    return result
  },
  'Result::inspect_err': () => (result: Result, f: Callable) => {
    if (!isOk(result)) f(result[1])
    return result
  },
  'Result::and_then': mapping((value, f) => f(value)),
  'Result::and': () => (result: Result, other: Result) => (isOk(result) ? other : result),
  'Result::or': () => (result: Result, other: Result) => (isOk(result) ? result : other),
  'Result::or_else': () => (result: Result, f: Callable) => (isOk(result) ? result : f(result[1])),
  'Result::as_ref': () => (result: Result) => [...result],
  'Result::as_mut': ({ traits, generic }) => {
    const plain = [traits.isPlain(generic('T')), traits.isPlain(generic('E'))]
    return (result: Result) => [result[0], plain[result[0]] ? new Place(result as Value[], 1) : result[1]]
  },
  'Result::as_deref': () => (result: Result) => [...result],
  'Result::iter': () => (result: Result) => new ListSequence(isOk(result) ? [result[1]] : []),
  'Result::copied': copying,
  'Result::cloned': copying,
  'Result::transpose': () => (result: Result) => {
    if (!isOk(result)) return some(result)
    const option = result[1] as Option
    return option[0] ? some(ok(option[1])) : none()
  },
  '<Result as IntoIterator>::into_iter': () => (result: Result) => new ListSequence(isOk(result) ? [result[1]] : []),
}
