import type { Type } from '../types/type'
import { isNumber, isScalar, U8 } from '../types/known'

/** What a literal under `as` is taken for. */
export function hintFor(target: Type): Type | undefined {
  if (isNumber(target)) return target
  if (isScalar(target, 'char')) return U8
  if (target.kind === 'function') return target
  return target.kind === 'reference' || target.kind === 'adt' ? target : undefined
}
