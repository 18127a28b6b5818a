import type { Body } from './body'
import type { Type, TypeOf } from '../types/type'
import type { Adjustment } from './checked'

export function functionPointer(body: Body, a: Type, b: TypeOf<'function'>): readonly Adjustment[] | undefined {
  if (a.kind === 'function') return body.inference.unify(a, b) ? [] : undefined
  const signature = body.solver.signatureOf(a)
  if (!signature) return undefined
  const pointer: Type = { kind: 'function', params: signature.params, result: signature.result }
  if (!body.inference.unify(pointer, b)) return undefined
  return [{ kind: 'functionPointer', type: b }]
}
