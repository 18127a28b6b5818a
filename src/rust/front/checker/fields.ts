import { insertion, replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Type } from '../types/type'
import { derefSteps } from './autoderef'
import { type Body, failed, settled, shallow, text } from './body'
import { isOption, TAKE_OUT } from './mismatch'
import { adjust } from './coerce'
import { seesField } from './privateParts'

/** `place.field`, through references. */
export function checkField(body: Body, expr: tree.ExprOf<'Field'>): Type {
  const receiver = settled(body, body.expression(body, expr.receiver))
  if (receiver.kind === 'error' || receiver.kind === 'never') return receiver
  const { name, span } = expr.name
  if (receiver.kind === 'variable' && receiver.variable.kind === 'general') {
    body.inference.unify(receiver, ERROR)
    return failed(body, expr.receiver.span, 'type annotations needed', {
      label: 'cannot infer type',
      help: 'say its type where it is declared',
      code: 'E0282',
    })
  }
  const steps = derefSteps(body, receiver)
  body.session.watch?.member(body, name, steps)
  let hidden = false
  for (const { type, adjustments } of steps) {
    const field = fieldOf(body, type, name)
    if (!field) continue
    if (field.isHidden) {
      hidden = true
      continue
    }
    if (adjustments.length > 0) adjust(body, expr.receiver, adjustments)
    return field.type
  }
  if (hidden) return reportPrivate(body, expr, receiver, steps)
  return reportNoField(
    body,
    receiver,
    name,
    span,
    steps.map(({ type }) => type),
  )
}

function fieldOf(body: Body, type: Type, name: string): { type: Type; isHidden: boolean } | undefined {
  if (type.kind === 'tuple') {
    const item = /^\d+$/.test(name) ? type.items[Number(name)] : undefined
    return item && { type: shallow(body, item), isHidden: false }
  }
  if (type.kind !== 'adt' || type.adt.kind !== 'struct') return undefined
  const field = type.adt.variants[0]?.fields.find((other) => other.name === name)
  if (!field) return undefined
  const isHidden = !seesField(body, type.adt, field)
  return { type: body.solver.instantiate(field.type, substitutionOf(type.adt.params, type.args)), isHidden }
}

function reportPrivate(body: Body, expr: tree.ExprOf<'Field'>, receiver: Type, steps: readonly { type: Type }[]): Type {
  const { name, span } = expr.name
  const owner = steps.map(({ type }) => type).find((type) => type.kind === 'adt')
  const hasMethod = steps.some(({ type }) =>
    body.session.impls.inherentImpls(type).some((impl) => impl.functions.has(name)),
  )
  return failed(
    body,
    span,
    `field \`${name}\` of struct \`${owner?.kind === 'adt' ? owner.adt.name : text(body, receiver)}\` is private`,
    {
      label: 'private field',
      ...(hasMethod ? { help: `a method \`${name}\` also exists, call it with parentheses: \`${name}()\`` } : {}),
      code: 'E0616',
    },
  )
}

function reportNoField(
  body: Body,
  receiver: Type,
  name: string,
  span: tree.Ident['span'],
  types: readonly Type[],
): Type {
  const shown = text(body, receiver)
  const isMethod = types.some((type) =>
    body.session.impls.inherentImpls(type).some((impl) => impl.functions.get(name)?.signature.receiver),
  )
  if (isMethod)
    return failed(body, span, `attempted to take value of method \`${name}\` on type \`${shown}\``, {
      label: 'method, not a field',
      help: `use parentheses to call the method: \`.${name}()\``,
      mend: insertion(span.end, '()'),
      code: 'E0615',
    })
  const isNumber = types[0]!.kind === 'scalar' || types[0]!.kind === 'variable'
  if (isNumber)
    return failed(body, span, `\`${shown}\` is a primitive type and therefore doesn't have fields`, { code: 'E0610' })
  const names = types.flatMap((type) =>
    type.kind === 'adt' && type.adt.kind === 'struct' ? type.adt.variants[0]!.fields.map((field) => field.name) : [],
  )
  const similar = similarName(name, names)
  return failed(body, span, `no field \`${name}\` on type \`${shown}\``, {
    label: 'unknown field',
    ...(similar
      ? { help: `a field with a similar name exists: \`${similar}\``, mend: replacement(span, similar) }
      : names.length > 0
        ? { help: `available fields are: ${names.map((other) => `\`${other}\``).join(', ')}` }
        : types.some(isOption)
          ? { help: TAKE_OUT }
          : {}),
    code: 'E0609',
  })
}
