import type { Body } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { reportMismatch } from './mismatch'
import { innermost } from './coerce'
import { Branches } from './branches'

export function reportBranch(body: Body, block: tree.Block, wanted: Type, found: Type): void {
  reportMismatch(body, block.tail ? innermost(block.tail) : { span: block.span }, wanted, found)
}

export function reportBranches(body: Body, expr: tree.IfExpr, branches: Branches, second: Type): void {
  const otherwise = expr.otherwise!
  const place = otherwise.kind === 'Block' ? (otherwise.block.tail ?? otherwise) : otherwise
  const message = branches.isExpected ? 'mismatched types' : '`if` and `else` have incompatible types'
  reportMismatch(body, innermost(place), branches.result, second, { message })
}

export function reportArm(body: Body, arm: tree.Expr, branches: Branches, second: Type): void {
  const message = branches.isExpected ? 'mismatched types' : '`match` arms have incompatible types'
  reportMismatch(body, innermost(arm), branches.result, second, { message })
}
