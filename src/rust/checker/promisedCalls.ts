import { type Body, shallow } from './body'
import type { Type } from '../types/type'
import type { Signature } from './calls'
import { isCallTrait } from '../traits/solver'

/** What `F: Fn(i32) -> i32`, `dyn Fn` and `impl Fn` say. */
export function promisedSignature(body: Body, type: Type): Signature | undefined {
  const kinds = ['param', 'projection', 'opaque', 'dyn', 'variable']
  if (!kinds.includes(type.kind)) return undefined
  const bounds = type.kind === 'variable' ? body.demands.map(({ bound }) => bound) : body.solver.promised(type)
  const calls = bounds.filter((bound) => isCallTrait(bound) && body.inference.isEqual(bound.args[0]!, type))
  const bound = calls.find(({ bindings }) => bindings.length > 0) ?? calls[0]
  const params = bound && shallow(body, bound.args[1]!)
  if (!bound || params?.kind !== 'tuple') return undefined
  const output = bound.bindings.find(({ name }) => name === 'Output')
  const result = output
    ? body.solver.normalize(output.type)
    : body.solver.normalize({ kind: 'projection', trait: bound.trait, args: bound.args, name: 'Output' })
  return { params: params.items.map((item) => body.solver.normalize(item)), result }
}
