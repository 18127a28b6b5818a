import type * as tree from '../tree/tree'
import { type Body, report } from './body'

/** What a value can be put into: a variable, field, element, or what a pointer points at. */
export function isPlace(expr: tree.Expr): boolean {
  switch (expr.kind) {
    case 'PathExpr':
    case 'Field':
    case 'Index':
    case 'ErrorExpr':
      return true
    case 'Unary':
      return expr.operator === '*'
    default:
      return false
  }
}

/** Reports a change of what never changes: a constant, or a static and what lies in it. */
export function checkUnchanging(body: Body, target: tree.Expr, span: tree.Expr['span'], isCompound: boolean): void {
  const found = body.session.tables.paths.get(target)
  if (found?.kind === 'constant' && !found.constant.isStatic)
    return reportNoPlace(body, target, isCompound ? target.span : span, isCompound ? 'E0067' : 'E0070')
  const root = staticBelow(body, target)
  if (root === undefined) return
  const shown = body.session.text.slice(target.span.start, target.span.end)
  const message =
    shown === root
      ? `cannot assign to immutable static item \`${root}\``
      : `cannot assign to \`${shown}\`, as \`${root}\` is an immutable static item`
  report(body, target.span, message, { label: 'cannot assign', help: 'keep what changes in the state', code: 'E0594' })
}

/** The name of the static that a place is a part of. */
export function staticBelow(body: Body, place: tree.Expr): string | undefined {
  const { adjustments, paths, types } = body.session.tables
  if (adjustments.get(place)?.length) return undefined
  if (place.kind === 'Field') return staticBelow(body, place.receiver)
  if (place.kind === 'Index')
    return types.get(place.receiver)?.kind === 'array' ? staticBelow(body, place.receiver) : undefined
  const found = paths.get(place)
  return found?.kind === 'constant' && found.constant.isStatic ? found.constant.name : undefined
}

/** Reports that nothing can be put into an expression. */
export function reportNoPlace(body: Body, target: tree.Expr, span: tree.Expr['span'], code = 'E0070'): void {
  report(body, span, 'invalid left-hand side of assignment', {
    label: 'cannot assign to this expression',
    help: target.kind === 'Binary' ? 'to compare, write `==`' : 'assign to a variable, field or element',
    code,
  })
}
