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

/** Reports that nothing can be put into an expression. */
export function reportNoPlace(body: Body, target: tree.Expr, span: tree.Expr['span'], code = 'E0070'): void {
  report(body, span, 'invalid left-hand side of assignment', {
    label: 'cannot assign to this expression',
    help: target.kind === 'Binary' ? 'to compare, write `==`' : 'assign to a variable, field or element',
    code,
  })
}
