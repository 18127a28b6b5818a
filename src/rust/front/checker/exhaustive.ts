import { typeText } from '../types/typeText'
import { checkPatterns } from '../exhaustive/checkPatterns'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import type { Body } from './body'

/** Reports what the patterns of a body leave out, and counts it. */
export function checkExhaustive(body: Body, block: tree.Block): number {
  const { tables, report } = body.session
  const found = checkPatterns(tables, block)
  for (const fault of found) report(fault)
  let count = found.length
  for (const [node, type] of tables.types)
    if (node.kind === 'BindingPattern' && reportVariantName(body, node, type)) count += 1
  return count
}

/** A variable that is called like a variant of the type it is matched with was meant to be that variant. */
function reportVariantName(body: Body, pattern: tree.BindingPattern, type: Type): boolean {
  if (!body.session.tables.locals.has(pattern) || pattern.pattern || pattern.isMut || pattern.isRef) return false
  let known = type
  while (known.kind === 'reference') known = known.target
  if (known.kind !== 'adt' || known.adt.kind !== 'enum') return false
  const { name } = pattern.name
  const variant = known.adt.variants.find((other) => other.name === name && other.shape === 'unit')
  if (!variant) return false
  body.session.report({
    span: pattern.span,
    message: `pattern binding \`${name}\` is named the same as one of the variants of the type \`${typeText(known)}\``,
    help: `to match on the variant, qualify the path: \`${known.adt.name}::${name}\``,
    code: 'E0170',
  })
  return true
}
