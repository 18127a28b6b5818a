import { type Body, text, failed } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'

export function refuseUnary(body: Body, expr: Extract<tree.Expr, { kind: 'Unary' }>, operand: Type): Type {
  const name = text(body, operand)
  const isUnsigned = operand.kind === 'scalar' && operand.name.startsWith('u')
  return failed(body, expr.span, `cannot apply unary operator \`${expr.operator}\` to type \`${name}\``, {
    label: `cannot apply unary operator \`${expr.operator}\``,
    ...(isUnsigned && expr.operator === '-'
      ? { help: 'unsigned values cannot be negated: use a type with a sign, such as `i32`' }
      : {}),
    code: 'E0600',
  })
}
