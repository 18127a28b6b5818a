import type { ExprOf } from '../front/tree/tree'
import type { Resolution } from '../front/checker/checked'
import { cellIn } from '../front/types/cellIn'
import type * as ir from '../ir/program'
import type { Body, Located } from './body'
import { isFieldless, variantAt, tagOf } from './layout'
import { ownSite } from './lowering'
import { temporary } from './places'

/** A path as a place: a variable, a const, a function as a value, a unit struct or variant. */
export function path(node: ExprOf<'PathExpr'>, isMutable: boolean, body: Body): Located {
  const resolution = body.checked.paths.get(node)
  if (!resolution) throw new Error('a path that means nothing')
  if (resolution.kind === 'local') return body.variable(resolution.local)
  const type = body.typeOf(node)
  switch (resolution.kind) {
    case 'constant': {
      const value = constantValue(resolution, body)
      // Every use of a const has a value of its own
      const isChanged = isMutable || (!resolution.constant.isStatic && cellIn(type) !== undefined)
      return temporary(type, isChanged ? { op: 'clone', value, shape: body.shape(type) } : value)
    }
    case 'variant':
      return temporary(type, unitValue(resolution))
    case 'constParam': {
      const length = body.concrete({ kind: 'param', param: resolution.param })
      return temporary(type, { op: 'value', value: length.kind === 'length' ? length.value : 0 })
    }
    case 'function': {
      const callee = { item: resolution.callee.item, args: resolution.callee.args.map(body.concrete) }
      const { args, result } = ownSite(body.checked, callee)
      return temporary(type, { op: 'callee', callee: body.callee(callee, node.span, args, result) })
    }
  }
}

/** The shared value of a const. */
export function constantValue(
  { constant, args }: Extract<Resolution, { kind: 'constant' }>,
  { lowering, concrete }: Body,
): ir.Expr {
  const given = args.map(concrete)
  const found = lowering.checked.constantOf(constant, given) ?? { constant, args: given }
  return { op: 'constant', constant: lowering.constant(found.constant, found.args) }
}

/** A unit struct or variant. */
function unitValue({ adt, variant }: Extract<Resolution, { kind: 'variant' }>): ir.Expr {
  if (adt.kind === 'struct') return { op: 'list', items: [] }
  const discriminant = tagOf(adt, variantAt(adt, variant))
  return isFieldless(adt) ? { op: 'value', value: discriminant } : { op: 'variant', discriminant, fields: [] }
}
