import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import type { Body } from './body'
import { adjust } from './coerce'

/** `a ⊕ b`. */
export type Binary = tree.ExprOf<'Binary'>

/** `a ⊕= b`. */
export type Compound = tree.ExprOf<'CompoundAssign'>

/** Puts a `*` before an operand that is a reference to a number. */
export function dereference(body: Body, expr: tree.Expr, type: Type, plain: Type): void {
  if (type !== plain) adjust(body, expr, [{ kind: 'deref', type: plain }])
}
