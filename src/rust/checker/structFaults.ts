import { type Body, report } from './body'
import type * as tree from '../tree/tree'
import { similarName } from '../diagnostics/similarName'
import { pathText } from './patternFaults'

export function reportUnknownField(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Struct' }>,
  span: tree.Ident['span'],
  name: string,
  available: string[],
): void {
  const similar = similarName(name, available)
  const resolved = body.session.tables.paths.get(expr)
  const isVariant = resolved?.kind === 'variant' && resolved.adt.kind === 'enum'
  const owner = isVariant ? `variant \`${pathText(expr.path)}\`` : `struct \`${pathText(expr.path)}\``
  report(body, span, `${owner} has no field named \`${name}\``, {
    label: similar
      ? 'unknown field'
      : available.length > 0
        ? `\`${pathText(expr.path)}\` does not have this field`
        : 'unknown field',
    help: similar
      ? `a field with a similar name exists: \`${similar}\``
      : available.length > 0
        ? `available fields are: ${available.map((other) => `\`${other}\``).join(', ')}`
        : 'all fields are given already',
    code: isVariant ? 'E0559' : 'E0560',
  })
}
