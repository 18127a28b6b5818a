import { kindText } from './mismatch'
import { type Body, shallow, report } from './body'
import type * as tree from '../tree/tree'
import { checkBlock } from './blocks'
import { NEVER } from '../types/known'

export function checkElse(body: Body, block: tree.Block): void {
  const before = body.diverges
  body.diverges = false
  const type = checkBlock(body, block, NEVER)
  const ends = body.diverges || shallow(body, type).kind === 'never'
  body.diverges = before
  if (ends || shallow(body, type).kind === 'error') return
  report(body, block.span, '`else` clause of `let...else` does not diverge', {
    label: `expected \`!\`, found ${kindText(body.inference.resolve(type))}`,
    help: 'leave with `return`, `break`, `continue` or `panic!`',
    code: 'E0308',
  })
}
