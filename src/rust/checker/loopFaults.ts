import { type Body, text } from './body'
import type { Type } from '../types/type'
import type * as tree from '../tree/tree'

export function notIterable(body: Body, head: Type, span: tree.Expr['span']) {
  const shown = text(body, head)
  const known = body.inference.resolve(head)
  const range = known.kind === 'adt' && known.adt.name.startsWith('Range') && known.args[0]
  if (range)
    return {
      span,
      message: `the trait bound \`${text(body, range)}: Step\` is not satisfied`,
      label: `the trait \`Step\` is not implemented for \`${text(body, range)}\``,
      help: 'only ranges of integers and of `char` can be iterated over',
      code: 'E0277',
    }
  const isNumber = known.kind === 'scalar' || known.kind === 'variable'
  return {
    span,
    message: `\`${shown}\` is not an iterator`,
    label: `\`${shown}\` is not an iterator`,
    help: isNumber
      ? `if you want to iterate between \`start\` until a value \`end\`, use the exclusive range syntax \`start..end\``
      : 'call `.iter()`, or `.chars()` on text',
    code: 'E0277',
  }
}
