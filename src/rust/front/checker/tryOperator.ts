import { type Body, settled, failed, text, shallow, demand } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { adtOf } from '../types/known'

// `?`

/** `x?` of an Option or Result. */
export function checkTry(body: Body, expr: tree.ExprOf<'Try'>): Type {
  const operand = settled(body, body.expression(body, expr.operand))
  if (operand.kind === 'error' || operand.kind === 'never') return operand
  if (operand.kind === 'variable')
    return failed(body, expr.operand.span, 'type annotations needed', { label: 'cannot infer type', code: 'E0282' })
  const kind = operand.kind === 'adt' && !operand.adt.isOwn ? operand.adt.name : ''
  if (operand.kind !== 'adt' || (kind !== 'Option' && kind !== 'Result'))
    return failed(body, expr.span, 'the `?` operator can only be applied to values that implement `Try`', {
      label: `the \`?\` operator cannot be applied to type \`${text(body, operand)}\``,
      code: 'E0277',
    })
  const result = body.result && settled(body, body.result)
  if (result?.kind === 'error') return operand.args[0]!
  if (result?.kind === 'variable' && body.callable === 'closure') {
    const success = body.inference.fresh()
    const args = kind === 'Option' ? [success] : [success, operand.args[1]!]
    body.inference.unify(result, adtOf(operand.adt, args))
    return operand.args[0]!
  }
  if (result?.kind !== 'adt' || result.adt !== operand.adt) {
    const isOther = result?.kind === 'adt' && (result.adt.name === 'Option' || result.adt.name === 'Result')
    const where = body.callable === 'closure' ? 'a closure' : 'a function'
    return failed(
      body,
      expr.span,
      isOther
        ? `the \`?\` operator on ${kind === 'Option' ? 'an `Option`' : 'a `Result`'} can only be used in ${where} that returns \`${kind}\``
        : `the \`?\` operator can only be used in ${where} that returns \`Result\` or \`Option\` (or another type that implements \`FromResidual\`)`,
      {
        label: `cannot use the \`?\` operator in ${where} that returns ${result ? `\`${text(body, result)}\`` : '`()`'}`,
        help:
          kind === 'Option'
            ? 'use `if let Some(…)`, `let … else`, or `.unwrap_or(…)`'
            : 'use `if let Ok(…)`, or `match`',
        code: 'E0277',
      },
    )
  }
  if (kind === 'Result') convertError(body, expr, operand.args[1]!, result.args[1]!)
  return shallow(body, operand.args[0]!)
}

function convertError(body: Body, expr: tree.ExprOf<'Try'>, from: Type, to: Type): void {
  const trait = body.session.world.trait('From')
  const item = trait?.functions.get('from')
  const [source, target] = [shallow(body, from), shallow(body, to)]
  if (!trait || !item) return
  if (target.kind === 'variable' && body.inference.unify(source, target)) return
  const bound = { trait, args: [target, source], bindings: [] }
  demand(body, {
    bound,
    span: expr.span,
    explain: () => ({
      span: expr.span,
      message: `\`?\` couldn't convert the error to \`${text(body, target)}\``,
      label: `the trait \`From<${text(body, source)}>\` is not implemented for \`${text(body, target)}\``,
      help: `implement it, or use \`.map_err(…)\``,
      code: 'E0277',
    }),
  })
  body.session.tables.callees.set(expr, { item, args: [target, source] })
}
