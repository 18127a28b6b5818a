import { type Body, hasError, text, shallow, report } from './body'
import type { Binary } from './operands'
import type { Type } from '../types/type'
import { BOOL } from '../types/known'

export function incomparable(body: Body, expr: Binary, left: Type, right: Type) {
  const [l, r] = [body.inference.resolve(left), body.inference.resolve(right)]
  if (hasError(l) || hasError(r)) return undefined
  return {
    span: expr.operatorSpan,
    message: `can't compare \`${text(body, l)}\` with \`${text(body, r)}\``,
    label: `no implementation for \`${text(body, l)} ${expr.operator} ${text(body, r)}\``,
    ...(r.kind === 'reference' && l.kind !== 'reference' ? { help: 'consider dereferencing here: `*…`' } : {}),
    code: 'E0277',
  }
}

export function refuseComparison(body: Body, expr: Binary, left: Type, right: Type): Type {
  if (hasError(body.inference.resolve(right))) return BOOL
  const known = shallow(body, left)
  const needed = expr.operator === '==' || expr.operator === '!=' ? 'PartialEq' : 'PartialOrd'
  const help =
    known.kind === 'adt' && known.adt.isOwn
      ? `consider annotating \`${known.adt.name}\` with \`#[derive(${needed === 'PartialEq' ? needed : 'PartialEq, PartialOrd'})]\``
      : known.kind === 'param'
        ? `consider restricting type parameter \`${text(body, known)}\` with trait \`${needed}\``
        : undefined
  report(
    body,
    expr.operatorSpan,
    `binary operation \`${expr.operator}\` cannot be applied to type \`${text(body, left)}\``,
    {
      ...(help ? { help } : {}),
      code: 'E0369',
    },
  )
  return BOOL
}
