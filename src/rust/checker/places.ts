import type * as tree from '../tree/tree'

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
