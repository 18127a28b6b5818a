import { type Body, shallow, text, hasError, report } from './body'
import type { Binary, Compound } from './operands'
import type { Type } from '../types/type'
import { TRAITS } from './operators'
import type * as tree from '../tree/tree'
import { isScalar, ERROR, isFloat, isInteger } from '../types/known'

export function refused(body: Body, expr: Binary, left: Type, right: Type) {
  const { message } = operandsText(body, expr, left, right)
  const known = shallow(body, left)
  const [trait] = TRAITS[expr.operator as tree.ArithmeticOperator]
  const isText = known.kind === 'reference' && isScalar(shallow(body, known.target), 'str')
  const help =
    isText && expr.operator === '+'
      ? 'create an owned `String` on the left: `.to_string()`, or use `format!`'
      : known.kind === 'adt' && known.adt.isOwn
        ? `an implementation of \`${trait}\` might be missing for \`${known.adt.name}\``
        : known.kind === 'reference'
          ? 'dereference it: `*…`'
          : known.kind === 'param'
            ? `consider restricting type parameter \`${text(body, known)}\` with trait \`${trait}\``
            : undefined
  return { span: expr.operatorSpan, message, ...(help ? { help } : {}), code: 'E0369' }
}

export function refuseOperands(body: Body, expr: Binary | Compound, left: Type, right: Type): Type {
  const diagnostic = operandsDiagnostic(body, expr, left, right)
  if (diagnostic) body.session.report(diagnostic)
  return ERROR
}

export function operandsDiagnostic(body: Body, expr: Binary | Compound, left: Type, right: Type) {
  const [l, r] = [body.inference.resolve(left), body.inference.resolve(right)]
  if (hasError(l) || hasError(r)) return undefined
  const { message, label } = operandsText(body, expr, l, r)
  const help = operandHelp(body, expr.kind === 'Binary' ? expr.right : expr.value, l, r)
  return { span: expr.operatorSpan, message, label, ...(help ? { help } : {}), code: 'E0277' }
}

function operandHelp(body: Body, right: tree.Expr, l: Type, r: Type): string | undefined {
  if (isFloat(l) && isInteger(r)) {
    if (right.kind === 'IntLit') return `write \`${right.value}.0\``
    return `convert it: \`… as ${l.kind === 'scalar' ? l.name : 'f32'}\``
  }
  if (isInteger(l) && isFloat(r))
    return `convert one side: \`… as ${text(body, r) === '{float}' ? 'f32' : text(body, r)}\``
  return undefined
}

function operandsText(
  body: Body,
  expr: Binary | Compound,
  left: Type,
  right: Type,
): { message: string; label: string } {
  const l = text(body, left)
  const r = text(body, right)
  const operator = expr.operator as tree.ArithmeticOperator
  const isAssign = expr.kind === 'CompoundAssign'
  const label = `no implementation for \`${l} ${operator}${isAssign ? '=' : ''} ${r}\``
  const assign = isAssign ? '-assign' : ''
  const messages: Partial<Record<tree.ArithmeticOperator, string>> = {
    '+': `cannot add${assign} \`${r}\` to \`${l}\``,
    '-': `cannot subtract${assign} \`${r}\` from \`${l}\``,
    '*': `cannot multiply${assign} \`${l}\` by \`${r}\``,
    '/': `cannot divide${assign} \`${l}\` by \`${r}\``,
    '%': `cannot calculate ${isAssign ? 'and assign ' : ''}the remainder of \`${l}\` divided by \`${r}\``,
  }
  return { message: messages[operator] ?? label, label }
}

export function refuseCompound(body: Body, expr: Compound, left: Type): void {
  const known = shallow(body, left)
  report(
    body,
    expr.span,
    `binary assignment operation \`${expr.operator}=\` cannot be applied to type \`${text(body, left)}\``,
    {
      label: `cannot use \`${expr.operator}=\` on type \`${text(body, left)}\``,
      ...(known.kind === 'reference'
        ? {
            help: `\`${expr.operator}=\` can be used on the value behind it if you dereference the left-hand side: \`*…\``,
          }
        : {}),
      code: 'E0368',
    },
  )
}
