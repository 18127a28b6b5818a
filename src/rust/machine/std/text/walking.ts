import type { Native } from '../../values/native'
import { readThrough } from '../../values/place'
import type { Callable, Value } from '../../values/value'

/** A method that walks through its text to find a byte: it is paid for by the length of the text. */
export function walking(native: Native): Native {
  return (call) => {
    const method = native(call) as Callable
    return (text: Value, ...args: Value[]) => {
      call.budget.spend(1 + ((readThrough(text) as string).length >> 3))
      return method(text, ...args)
    }
  }
}
