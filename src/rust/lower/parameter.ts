import type { Pattern } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { isPlain } from './layout'
import { pattern as lowered } from './patterns'
import { inSlot } from './places'

/** The slot of a pattern that always matches; a name has its own. */
export function parameter(pattern: Pattern, body: Body): ir.Parameter {
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) return { slot: body.slotOf(local) }
  }
  const slot = body.newSlot()
  const type = body.typeOf(pattern)
  return { slot, pattern: { isPlain: isPlain(type), pattern: lowered(pattern, inSlot(type, slot), body) } }
}
