import type { Natives } from '../../values/native'
import type { Value } from '../../values/value'

/** `Box`: a value in a box is the value. */
export const boxNatives: Natives = {
  'Box::new': () => (value: Value) => value,
  '<Box as From>::from': () => (value: Value) => value,
}
