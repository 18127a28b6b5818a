import { type Cursor, take, spanSince, report, fail, peek } from './cursor'
import type { Expr } from '../tree/tree'
import { atExprStart } from './atExprStart'

export function incremented(c: Cursor, target: Expr): Expr {
  const operator = take(c)
  take(c)
  const isPlus = operator.text === '+'
  const operatorSpan = spanSince(c, operator.start)
  report(c, operatorSpan, `Rust has no postfix ${isPlus ? 'increment' : 'decrement'} operator`, {
    label: 'not a valid postfix operator',
    help: `use \`${operator.text}= 1\` instead`,
  })
  const value: Expr = { kind: 'IntLit', value: 1n, span: operatorSpan }
  return {
    kind: 'CompoundAssign',
    operator: isPlus ? '+' : '-',
    operatorSpan,
    target,
    value,
    span: spanSince(c, target.span.start),
  }
}

/** Whether behind the question mark an expression and a colon follow, before this one can end. */
export function isTernary(c: Cursor): boolean {
  if (!atExprStart(c, 1)) return false
  for (let index = c.at + 1; index < c.tokens.length; index += 1) {
    const { kind, text, partner } = c.tokens[index]!
    if (kind === 'open') index = partner
    else if (kind === 'close' || kind === 'end' || text === ';' || text === ',' || text === '=>') return false
    else if (kind === 'punct' && text === ':') return true
    else if (text === '::') index += 1
  }
  return false
}

export function ternary(c: Cursor, condition: Expr): never {
  const { start, end } = condition.span
  const asked = c.text.slice(start, end)
  fail(c, peek(c), 'Rust has no ternary operator', {
    help: `use an \`if-else\` expression instead: \`if ${asked} { … } else { … }\``,
  })
}
