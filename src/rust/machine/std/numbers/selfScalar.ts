import type { IntegerName, ScalarName } from '../../../ir/program'
import { isInteger } from '../../values/integer'
import type { NativeCall } from '../../values/native'

/** The scalar whose method is called. */
export function selfScalar({ generic }: NativeCall): ScalarName {
  const self = generic('Self')
  return self.kind === 'scalar' ? self.name : 'i32'
}

export function selfInteger(call: NativeCall): IntegerName {
  const name = selfScalar(call)
  return isInteger(name) ? name : 'i32'
}
