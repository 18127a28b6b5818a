import type * as tree from '../tree/tree'
import { ConstantReader } from './constantFaults'
import { SurelyRun } from './surelyRun'
import type { Body, Tables } from './body'

/** Reports operations of a body that cannot be done, as its numbers tell before it runs. */
export function lintBody({ session, state }: Body, all: Tables, block: tree.Block): void {
  // As in rustc, what is wrong with a literal is told first
  if (state.hasErrors) return
  const reader = new ConstantReader(all)
  let run: SurelyRun | undefined
  for (const node of session.tables.types.keys()) {
    const fault = reader.faultOf(node as tree.Expr)
    if (!fault) continue
    run ??= new SurelyRun(all, block)
    if (!run.reached.has(node as tree.Expr) || !fault.of.every((part) => run!.follows(part))) continue
    session.report({
      span: node.span,
      message: fault.isOverflow ? 'this arithmetic operation will overflow' : 'this operation will panic at runtime',
      label: fault.reason,
    })
  }
}

/** Reports what cannot be computed in the value of a constant. */
export function lintConstant({ session }: Body, all: Tables, value: tree.Expr, name: string): void {
  const reader = new ConstantReader(all)
  const run = new SurelyRun(all, value, true)
  for (const node of session.tables.types.keys()) {
    const fault = reader.faultOf(node as tree.Expr)
    if (!fault || !run.reached.has(node as tree.Expr)) continue
    session.report({
      span: node.span,
      message: fault.reason,
      label: `evaluation of \`${name}\` failed here`,
      code: 'E0080',
    })
    return
  }
}
