import type { Expr } from '../tree/tree'
import { atKind, eat, failExpected, list } from './cursor'
import type { Cursor } from './cursor'

/** Reads `a, b, c` or `item; length`, as of arrays and `vec!`. */
export function itemsOrRepeat(c: Cursor): { items: Expr[]; length?: undefined } | { item: Expr; length: Expr } {
  if (atKind(c, 'close')) return { items: [] }
  const item = c.grammar.expr(c)
  if (eat(c, ';')) return { item, length: c.grammar.expr(c) }
  if (!atKind(c, 'close') && !eat(c, ',')) failExpected(c, 'one of `,`, `;`, or `]`', 'separate the parts with a comma')
  return { items: [item, ...list(c, c.grammar.expr)] }
}
