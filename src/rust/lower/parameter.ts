import type { Pattern } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { declared } from './endings'
import { isPlain } from './layout'
import { takesWhole } from './movingPatterns'
import { pattern as lowered } from './patterns'
import { inSlot } from './places'

/** The slot of a pattern that always matches; a name has its own. */
export function parameter(pattern: Pattern, body: Body): ir.Parameter {
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) {
      const slot = body.slotOf(local)
      declared(slot, body.concrete(local.type), body, pattern)
      return { slot }
    }
  }
  const slot = body.newSlot()
  const type = body.typeOf(pattern)
  declared(slot, type, body, pattern)
  const test = lowered(pattern, inSlot(type, slot), body)
  return { slot, pattern: { isPlain: isPlain(type) || takesWhole(test, body), pattern: test } }
}
