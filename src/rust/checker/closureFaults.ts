import { type Body, report } from './body'
import type * as tree from '../tree/tree'

export function reportParameterCount(body: Body, expr: tree.ClosureExpr, count: number): void {
  const plural = (number: number) => `${number} argument${number === 1 ? '' : 's'}`
  const { length } = expr.params
  report(body, expr.span, `closure is expected to take ${plural(count)}, but it takes ${plural(length)}`, {
    label: `takes ${plural(length)}`,
    help: `expected a closure that takes ${plural(count)}`,
    code: 'E0593',
  })
}
