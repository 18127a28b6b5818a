import { further } from '../further/further'
import type { Expr } from '../tree/tree'
import { textAt } from '../source/span'
import {
  ahead,
  at,
  eat,
  expectIdent,
  fail,
  failUnsupported,
  grow,
  identOf,
  inside,
  list,
  peek,
  spanSince,
  take,
} from './cursor'
import type { Cursor } from './cursor'
import { atExprStart } from './atExprStart'
import { genericArgs } from './paths'
import { primary } from './primaries'

/** Reads an operand with the calls, fields, indices and question marks behind it. */
export function postfix(c: Cursor): Expr {
  return postfixOf(c, primary(c))
}

/** Reads on behind an operand. */
export function postfixOf(c: Cursor, first: Expr): Expr {
  let left = first
  for (;;) {
    const token = peek(c)
    if (token.kind === 'open' ? token.text === '{' : token.kind !== 'punct') return left
    const next = isStep(c) ? further().incremented(c, left) : suffixed(c, left)
    if (!next) return left
    grow(c)
    left = next
  }
}

function suffixed(c: Cursor, left: Expr): Expr | undefined {
  const { start } = left.span
  switch (peek(c).text) {
    case '.':
      take(c)
      return member(c, left)
    case '(': {
      const args = inside(c, '(', () => list(c, c.grammar.expr))
      return { kind: 'Call', callee: left, args, span: spanSince(c, start) }
    }
    case '[': {
      if (left.kind === 'PathExpr' && left.path.segments.length === 1 && textAt(c.text, left.span) === 'vec') {
        const help = 'use `!` to invoke the macro: `vec!`'
        fail(c, left.span, 'expected value, found macro `vec`', { help, code: 'E0423' })
      }
      const index = inside(c, '[', c.grammar.expr)
      return { kind: 'Index', receiver: left, index, span: spanSince(c, start) }
    }
    case '?':
      if (further().isTernary(c)) return further().ternary(c, left)
      take(c)
      return { kind: 'Try', operand: left, span: spanSince(c, start) }
  }
  return undefined
}

function member(c: Cursor, receiver: Expr): Expr {
  const { start } = receiver.span
  const token = peek(c)
  if (token.kind === 'int') {
    const name = identOf(take(c))
    return { kind: 'Field', receiver, name, span: spanSince(c, start) }
  }
  if (at(c, 'await')) failUnsupported(c, token, '`await` is')
  if (token.kind !== 'ident' && token.kind !== 'keyword') {
    fail(c, token, `unexpected token: \`${token.text}\``, { label: 'expected the name of a field or method' })
  }
  const name = expectIdent(c)
  const generics = eat(c, '::') ? { generics: genericArgs(c) } : {}
  if (!at(c, '(') && !generics.generics) return { kind: 'Field', receiver, name, span: spanSince(c, start) }
  const args = inside(c, '(', () => list(c, c.grammar.expr))
  return { kind: 'MethodCall', receiver, name, ...generics, args, span: spanSince(c, start) }
}

/** Whether `++` or `--` follows that belongs to no operand behind it. */
function isStep(c: Cursor): boolean {
  const [first, second] = [peek(c), ahead(c, 1)]
  if ((first.text !== '+' && first.text !== '-') || second.text !== first.text || second.start !== first.end)
    return false
  return second.kind === 'punct' && !atExprStart(c, 2)
}
