import { replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import type { Type } from '../types/type'
import { type Body, report, shallow } from './body'
import { demandWhere } from './bounds'
import { checkCoerced } from './coerce'
import { checkFieldName, seesField } from './fields'
import { namedVariant, pathText } from './variantPaths'
import { checkExpression } from './expressions'

export function checkStruct(body: Body, expr: tree.ExprOf<'Struct'>, expected: Type | undefined): Type {
  const found = namedVariant(body, expr, 'struct, variant or union type')
  if (!found) {
    for (const field of expr.fields) checkExpression(body, field.value)
    if (expr.base) checkExpression(body, expr.base)
    return ERROR
  }
  const { adt, args, variant, type, typeOf } = found
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'adt' && wanted.adt === adt) body.inference.unify(type, wanted)
  demandWhere(body, adt.where, adt.params, args, expr.path.span)
  const seen = new Set<string>()
  let hasUnknown = false
  for (const field of expr.fields) {
    const { name, span } = field.name
    const known = variant.fields.find((other) => other.name === name)
    if (!known) {
      const open = variant.fields.filter((other) => !expr.fields.some((given) => given.name.name === other.name))
      body.session.watch?.unknownField(body, name, open, adt)
      hasUnknown = true
      checkExpression(body, field.value)
      const names = open.map((other) => other.name)
      reportUnknownField(body, expr, field, names)
      continue
    }
    if (seen.has(name))
      report(body, span, `field \`${name}\` specified more than once`, { label: 'used more than once', code: 'E0062' })
    seen.add(name)
    checkFieldName(body, adt, known, span)
    checkCoerced(body, field.value, typeOf(known))
  }
  if (expr.base && adt.kind === 'enum') {
    checkExpression(body, expr.base)
    report(body, expr.base.span, 'functional record update syntax requires a struct', {
      help: 'give each field of the variant a value',
      code: 'E0436',
    })
  } else if (expr.base) {
    checkCoerced(body, expr.base, type)
    const hidden = variant.fields.find((field) => !seen.has(field.name) && !seesField(body, adt, field))
    if (hidden) checkFieldName(body, adt, hidden, expr.base.span)
  }
  const missing = variant.fields.map(({ name }) => name).filter((name) => !seen.has(name))
  if (!expr.base && !hasUnknown) reportMissingFields(body, expr, missing)
  return type
}

function reportMissingFields(body: Body, expr: tree.ExprOf<'Struct'>, missing: readonly string[]): void {
  if (missing.length === 0) return
  const list = missing.map((name) => `\`${name}\``)
  const shown =
    list.length === 1
      ? list[0]
      : list.length <= 3
        ? `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`
        : `${list.slice(0, 3).join(', ')} and ${list.length - 3} other field${list.length === 4 ? '' : 's'}`
  const [fields, values] = missing.length === 1 ? ['field', 'it a value'] : ['fields', 'them values']
  report(body, expr.path.span, `missing ${fields} ${shown} in initializer of \`${pathText(expr.path)}\``, {
    label: `missing ${shown}`,
    help: `give ${values}: \`${missing.map((name) => `${name}: …`).join(', ')}\``,
    code: 'E0063',
  })
}

type StructExpr = tree.ExprOf<'Struct'>

function reportUnknownField(body: Body, expr: StructExpr, field: tree.FieldInit, available: string[]): void {
  const { name, span } = field.name
  const similar = similarName(name, available)
  const resolved = body.session.tables.paths.get(expr)
  const isVariant = resolved?.kind === 'variant' && resolved.adt.kind === 'enum'
  const type = resolved?.kind === 'variant' ? resolved.adt.name : ''
  const owner = isVariant
    ? `variant \`${type}::${resolved.adt.variants[resolved.variant]!.name}\``
    : `struct \`${type}\``
  report(body, span, `${owner} has no field named \`${name}\``, {
    label:
      !similar && available.length > 0
        ? `\`${type || pathText(expr.path)}\` does not have this field`
        : 'unknown field',
    help: similar
      ? `a field with a similar name exists: \`${similar}\``
      : available.length > 0
        ? `available fields are: ${available.map((other) => `\`${other}\``).join(', ')}`
        : 'all fields are already specified',
    ...(similar && !field.isShorthand && { fix: replacement(span, similar) }),
    code: isVariant ? 'E0559' : 'E0560',
  })
}
