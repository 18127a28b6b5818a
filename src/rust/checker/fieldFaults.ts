import { type Body, failed, text } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { similarName } from '../diagnostics/similarName'

export function reportPrivate(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Field' }>,
  receiver: Type,
  steps: readonly { type: Type }[],
): Type {
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

export function reportNoField(
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
      ? { help: `a field with a similar name exists: \`${similar}\`` }
      : names.length > 0
        ? { help: `available fields are: ${names.map((other) => `\`${other}\``).join(', ')}` }
        : {}),
    code: 'E0609',
  })
}
