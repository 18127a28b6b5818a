import type { Constant, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { nativeUse } from './nativeUse'
import { newBody } from './expressions'
import { isLiteral, literal } from './literals'
import { notSupported, type Lowering } from './lowering'

/** The value of a const: its expression is run once, in a frame of its own. */
export function loweredConstant(lowering: Lowering, constant: Constant, args: readonly Type[]): ir.Constant {
  const { value, key, type, params, isOwn } = constant
  if (!value) {
    if (!lowering.isNative(key)) throw notSupported(key)
    const use = nativeUse(lowering, key, constant, args, { args: [], result: type })
    return { size: 1, value: { op: 'call', callee: lowering.addCallee(use), args: [] } }
  }
  // The text of the standard library has no tables for its constants
  if (isLiteral(value) && !lowering.checked.types.has(value)) return { size: 1, value: literal(value, type) }
  const body = newBody(lowering, { params, args, isOwnText: isOwn, captures: [] })
  const run = body.expression(value)
  return { size: body.frame.size, value: run }
}
