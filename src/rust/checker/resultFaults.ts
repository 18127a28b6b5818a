import { type Body, shallow } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { isUnit } from '../types/known'
import { reportMismatch, kindText } from './mismatch'
import { innermost } from './coerce'

export function reportResult(
  body: Body,
  block: tree.Block,
  result: Type,
  found: Type,
  node: tree.FnItem | undefined,
): void {
  const isMissing = isUnit(shallow(body, result)) && !node?.result
  reportMismatch(body, innermost(block.tail!), result, found, {
    ...(isMissing
      ? {
          help:
            body.callable === 'frame'
              ? 'add a semicolon `;`: a frame gives no value'
              : `add a return type: \`-> ${kindText(body.inference.resolve(found)).replaceAll('`', '')}\`, or a semicolon`,
        }
      : {}),
  })
}

/** The function promises a value but its block ends without one. */
export function reportMissingResult(body: Body, block: tree.Block, result: Type, node: tree.FnItem | undefined): void {
  const last = block.statements[block.statements.length - 1]
  const known = body.inference.resolve(result)
  const given =
    last?.kind === 'ExprStatement' && last.hasSemicolon ? body.session.tables.types.get(last.expr) : undefined
  const isValue =
    given !== undefined &&
    !isUnit(shallow(body, given)) &&
    body.inference.probe(() => body.inference.unify(given, result))
  const span = node?.result?.span ?? block.span
  body.session.report({
    span,
    message: 'mismatched types',
    label: `expected ${kindText(known)}, found \`()\``,
    help: isValue ? 'remove this semicolon to return this value' : 'give a value in the last line, without a semicolon',
    code: 'E0308',
  })
}
