import type { ScalarName } from '../../../ir/program'
import { isInteger, isWide } from '../../values/integer'
import type { Native, Natives } from '../../values/native'
import { itemsOf, type SliceLike } from '../../values/slice'
import type { Value } from '../../values/value'
import { selfScalar } from '../numbers/selfScalar'
import { utf8Bytes } from '../text/utf8'

/** Between numbers where nothing is lost; bool is 0 or 1. */
const toScalar = (target: ScalarName) =>
  isInteger(target) && isWide(target)
    ? (value: number | bigint | boolean) => BigInt(value)
    : (value: number | bigint | boolean) => Number(value)

const fromBitsOf: Native = (call) => {
  const convert = toScalar(selfScalar(call))
  return (value: number) => convert(value)
}

/** A list with items of its own, of a list, a text (its bytes) or a box. */
export function toList(value: Value, clone: (item: Value) => Value): Value[] {
  return typeof value === 'string' ? utf8Bytes(value) : itemsOf(value as SliceLike).map(clone)
}

/** `From` between numbers, and of lists. */
export const convertNatives: Natives = {
  'From::from': fromBitsOf,
  '<Vec as From>::from': ({ traits, generic }) => {
    const self = generic('Self')
    const item = self.kind === 'adt' ? self.args[0] : undefined
    const clone = item ? traits.clone(item) : (value: Value) => value
    return (value: Value) => toList(value, clone)
  },
}
