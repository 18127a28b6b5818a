import { type Body, report } from './body'
import type * as tree from '../tree/tree'

/** Reports that nothing can be put into an expression. */
export function reportNoPlace(body: Body, target: tree.Expr, span: tree.Expr['span'], code = 'E0070'): void {
  report(body, span, 'invalid left-hand side of assignment', {
    label: 'cannot assign to this expression',
    help: target.kind === 'Binary' ? 'to compare, write `==`' : 'assign to a variable, field or element',
    code,
  })
}
