import type { Type } from '../types/type'
import { demand, shallow, type Body } from './body'
import type { Adjustment, Callee } from './checked'

/** A type that a place has after some `*`, and those `*`. */
export type DerefStep = { type: Type; adjustments: readonly Adjustment[] }

/** The type itself, then what stands behind its references, boxes and impls of Deref. */
export function derefSteps(body: Body, type: Type): DerefStep[] {
  const steps: DerefStep[] = [{ type: shallow(body, type), adjustments: [] }]
  for (let i = 0; i < 12; i += 1) {
    const { type: last, adjustments } = steps[i]!
    const next = derefOnce(body, last)
    if (!next) break
    steps.push({ type: next.type, adjustments: [...adjustments, next] })
  }
  return steps
}

/** What one `*` of a type gives, and how. */
export function derefOnce(body: Body, type: Type): (Adjustment & { kind: 'deref' | 'overloadedDeref' }) | undefined {
  const known = shallow(body, type)
  if (known.kind === 'reference') return { kind: 'deref', type: shallow(body, known.target) }
  if (known.kind === 'adt' && known.adt.name === 'Box' && !known.adt.isOwn)
    return { kind: 'deref', type: shallow(body, known.args[0]!) }
  if (known.kind !== 'adt' && known.kind !== 'param' && known.kind !== 'opaque' && known.kind !== 'projection')
    return undefined
  return overloaded(body, known)
}

function overloaded(body: Body, type: Type): (Adjustment & { kind: 'overloadedDeref' }) | undefined {
  const trait = body.session.world.trait('Deref')
  const item = trait?.functions.get('deref')
  if (!trait || !item) return undefined
  if (type.kind === 'adt' && body.session.impls.traitImpls('Deref', type).length === 0) return undefined
  const bound = { trait, args: [type], bindings: [] }
  if (body.solver.evaluate(bound) !== 'yes') return undefined
  const target = body.inference.fresh()
  demand(body, {
    bound: { ...bound, bindings: [{ name: 'Target', type: target }] },
    span: { start: 0, end: 0 },
    isSilent: true,
  })
  return { kind: 'overloadedDeref', callee: { item, args: [type] }, isMutable: false, type: shallow(body, target) }
}

/** The same `*`, for a place that is changed: `deref_mut` in place of `deref`. */
export function forWriting(body: Body, adjustments: readonly Adjustment[]): readonly Adjustment[] {
  if (!adjustments.some(({ kind }) => kind === 'overloadedDeref')) return adjustments
  const item = body.session.world.trait('DerefMut')?.functions.get('deref_mut')
  return adjustments.map((step) => {
    if (step.kind !== 'overloadedDeref' || !item) return step
    const callee: Callee = { item, args: step.callee.args }
    return { ...step, callee, isMutable: true }
  })
}
