import type { Body } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { innermost } from './coerce'
import { reportMismatch } from './mismatch'
import { UNIT } from '../types/known'

export function reportUnused(body: Body, expr: tree.Expr, found: Type): void {
  const inner = expr.kind === 'If' ? (expr.then.tail ?? expr) : innermost(expr)
  reportMismatch(body, inner, UNIT, found, { help: 'add a semicolon `;`, or give the value back with `return`' })
}
