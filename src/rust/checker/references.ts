import type { Type } from '../types/type'
import { shallow, type Body } from './body'

/** What stands behind one shared reference; any other type as it is. */
export function behindReference(body: Body, type: Type): Type {
  const known = shallow(body, type)
  return known.kind === 'reference' && !known.isMutable ? shallow(body, known.target) : known
}
