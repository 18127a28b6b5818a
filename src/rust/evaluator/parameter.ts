import type { Pattern } from '../tree/tree'
import { variableAccess } from './access'
import type { Body } from './body'
import { patternTest } from './patterns'
import type { Run } from './run'

/** Where an argument or the item of a loop goes, and how it is taken apart if its pattern is more than a name. */
export type Parameter = { slot: number; bind?: Run }

/** The slot of a pattern that always matches; a name has its own. */
export function parameterOf(pattern: Pattern, body: Body): Parameter {
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) return { slot: body.slotOf(local) }
  }
  const slot = body.newSlot()
  const type = body.typeOf(pattern)
  const access = variableAccess(type, body.machine.traits.isPlain(type), slot)
  return { slot, bind: patternTest(pattern, access, body).bind }
}
