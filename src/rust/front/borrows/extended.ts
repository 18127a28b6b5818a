import type { Expr, Pattern } from '../tree/tree'

/** The values in the value of a `let` that live as long as its block, because they are borrowed for it. */
export function extendedIn(expr: Expr, pattern: Pattern): Expr[] {
  const isByReference = pattern.kind !== 'BindingPattern' || pattern.isRef
  return [...(isByReference ? lent(expr) : []), ...extended(expr)]
}

function extended(expr: Expr | undefined): Expr[] {
  switch (expr?.kind) {
    case 'Ref':
      return lent(expr.operand)
    case 'Tuple':
    case 'Array':
      return expr.items.flatMap(extended)
    case 'Struct':
      return expr.fields.flatMap(({ value }) => extended(value))
    case 'Cast':
      return extended(expr.operand)
    case 'Call':
      return expr.args.flatMap(extended)
    case 'Block':
      return extended(expr.block.tail)
    case 'If':
      return [...extended(expr.then.tail), ...extended(expr.otherwise)]
    case 'Match':
      return expr.arms.flatMap(({ body }) => extended(body))
    default:
      return []
  }
}

/** What a place that is borrowed stands in. */
function lent(expr: Expr): Expr[] {
  switch (expr.kind) {
    case 'Field':
    case 'Index':
      return lent(expr.receiver)
    case 'Unary':
      return expr.operator === '*' ? lent(expr.operand) : [expr]
    default:
      return [expr, ...extended(expr)]
  }
}
