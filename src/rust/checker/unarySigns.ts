import { type Body, text } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'

export function unarySign(body: Body, expr: Extract<tree.Expr, { kind: 'Unary' }>, type: Type) {
  const name = text(body, type)
  return {
    span: expr.span,
    message: `the trait bound \`${name}: Neg\` is not satisfied`,
    label: `the trait \`Neg\` is not implemented for \`${name}\``,
    help: 'a type with a sign has negative values: `i32`',
    code: 'E0277',
  }
}
