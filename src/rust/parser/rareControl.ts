import {
  type Cursor,
  take,
  identOf,
  eat,
  failExpected,
  at,
  spanSince,
  report,
  peek,
  inside,
  failUnsupported,
  ahead,
} from './cursor'
import type { Expr } from '../tree/tree'
import { loopWithoutLabel, forHead, failLetChain } from './control'

/** Reads a loop or block with its label. */
export function labelled(c: Cursor): Expr {
  const token = take(c)
  const label = identOf(token)
  if (!eat(c, ':')) {
    failExpected(c, '`:`', `a label stands before a loop or block: \`'${token.text}: loop { … }\``)
  }
  if (!at(c, '{')) return loopWithoutLabel(c, label, token.start)
  const block = c.grammar.block(c)
  return { kind: 'Block', label, block, span: spanSince(c, token.start) }
}

export function wrappedForHead(c: Cursor) {
  report(c, peek(c), 'unexpected parentheses surrounding `for` loop head', {
    help: 'remove parentheses in `for` loop',
  })
  return inside(c, '(', forHead)
}

export function readGuard(c: Cursor): Expr {
  if (at(c, 'let')) failUnsupported(c, peek(c), '`if let` guards are')
  const guard = c.grammar.expr(c)
  if (ahead(c, 0).text === 'let') failLetChain(c)
  return guard
}
