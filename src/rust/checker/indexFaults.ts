import { type Body, text, shallow, failed } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { isScalar, isInteger } from '../types/known'

export function refuseIndex(body: Body, expr: Extract<tree.Expr, { kind: 'Index' }>, whole: Type, index: Type): Type {
  const shown = text(body, index)
  const isText = isScalar(whole, 'str')
  const known = shallow(body, index)
  const isCounted = isInteger(known)
  return failed(
    body,
    expr.index.span,
    `the type \`${isText ? 'str' : text(body, whole)}\` cannot be indexed by \`${shown}\``,
    {
      label: isText ? 'string indices are ranges of `usize`' : 'slice indices are of type `usize` or ranges of `usize`',
      help: isText
        ? 'use `.chars().nth()` or a range of bytes: `[0..1]`'
        : isCounted
          ? 'write `[… as usize]`'
          : known.kind === 'reference'
            ? 'take the value behind the reference: `*…`'
            : 'an index is a `usize`: `[… as usize]`',
      code: 'E0277',
    },
  )
}
