import type { Tables } from '../checker/body'
import type { Expr } from '../tree/tree'

/** Whether a value is put where it stays for ever when it is borrowed: literals, constants, and what is made of them. */
export function isLasting(tables: Tables, expr: Expr): boolean {
  const all = (parts: readonly Expr[]) => parts.every((part) => isLasting(tables, part))
  switch (expr.kind) {
    case 'PathExpr':
      return tables.paths.get(expr)?.kind !== 'local'
    case 'Array':
    case 'Tuple':
      return all(expr.items)
    case 'Repeat':
      return isLasting(tables, expr.item)
    case 'Struct':
      return !expr.base && all(expr.fields.map(({ value }) => value))
    case 'Unary':
      return !tables.callees.has(expr) && isLasting(tables, expr.operand)
    case 'Binary':
      return !tables.callees.has(expr) && all([expr.left, expr.right])
    case 'Cast':
    case 'Ref':
      return isLasting(tables, expr.operand)
    case 'Field':
      return isLasting(tables, expr.receiver)
    case 'Index':
      return all([expr.receiver, expr.index])
    case 'Call': {
      const found = tables.paths.get(expr.callee)
      return found?.kind === 'function' && found.callee.item.constructs !== undefined && all(expr.args)
    }
    case 'Range':
      return all([...(expr.from ? [expr.from] : []), ...(expr.to ? [expr.to] : [])])
    case 'Closure':
      return tables.closures.get(expr)?.captures.length === 0
    default:
      return expr.kind.endsWith('Lit')
  }
}
