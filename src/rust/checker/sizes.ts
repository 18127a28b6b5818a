import { isScalar } from '../types/known'
import type { Type } from '../types/type'

/** Text, slices and what stands behind `dyn` have no size of their own: they live behind a pointer. */
export function isUnsized(type: Type): boolean {
  return type.kind === 'slice' || type.kind === 'dyn' || isScalar(type, 'str')
}
