import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { declared, needsDrop, replaced } from './endings'

/** A name of a pattern. */
export type PatternBinding = Extract<ir.Pattern, { is: 'bind' }>

/** A name that takes its value out of the place that the pattern looks at, as soon as pattern and guard fit. */
export function movingBinding(binding: PatternBinding, type: Type, body: Body): ir.Pattern {
  if (!needsDrop(type, body)) return binding
  return { ...binding, pattern: taking(binding.pattern, binding.slot, type, body) }
}

/** A list of which a rest is taken: it is gone as a whole. */
export function takingRest(list: ir.Pattern, slot: ir.Slot, type: Type, body: Body): ir.Pattern {
  return needsDrop(type, body) ? taking(list, slot, type, body) : list
}

/** Keeps the place that a pattern looks at, to empty it for the variable in the slot. */
function taking(pattern: ir.Pattern | undefined, slot: ir.Slot, type: Type, body: Body): ir.Pattern {
  const { moves, takers } = body.endings!
  const from = body.newSlot()
  takers.add(from)
  declared(slot, type, body)
  moves.push(replaced({ op: 'read', place: { in: 'slot', slot: from, isPlain: true } }, { op: 'unit' }, body))
  return { is: 'bind', slot: from, take: 'borrow', pattern }
}

/** Whether a pattern takes the whole of what it looks at. */
export function takesWhole(pattern: ir.Pattern, body: Body): boolean {
  if (pattern.is === 'either') return pattern.patterns.some((alternative) => takesWhole(alternative, body))
  if (pattern.is !== 'bind') return false
  return body.endings?.takers.has(pattern.slot) || (pattern.pattern !== undefined && takesWhole(pattern.pattern, body))
}

/** A scrutinee out of which patterns can take the whole. */
export function takeable(looked: ir.Scrutinee, patterns: readonly ir.Pattern[], body: Body): ir.Scrutinee {
  if (!body.endings || !patterns.some((pattern) => takesWhole(pattern, body))) return looked
  if (!('place' in looked) || looked.place.in === 'slot') return { ...looked, isPlain: true }
  const place = 'isPlain' in looked.place ? { ...looked.place, isPlain: true } : looked.place
  return { ...looked, place, borrows: true, isPlain: true }
}
