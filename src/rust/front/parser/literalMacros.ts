import { positionAt } from '../source/position'
import { textAt } from '../source/span'
import type { Expr, Literal } from '../tree/tree'
import { writtenText } from './assertedText'
import { atKind, type Cursor, fail, list, peek, spanSince } from './cursor'

/** Reads the arguments of a macro of std that is a literal: `stringify!`, `concat!`, `line!`, `column!`, `compile_error!`. */
export function literalMacro(c: Cursor, name: string, start: number): Literal {
  const span = spanSince(c, start)
  const text = (value: string): Literal => ({ kind: 'StrLit', span, value })
  switch (name) {
    case 'stringify': {
      const begin = c.at
      while (!atKind(c, 'close')) c.at = atKind(c, 'open') ? peek(c).partner + 1 : c.at + 1
      return text(writtenText(c.tokens, begin, c.at))
    }
    case 'concat':
      return text(list(c, (c) => shown(c, c.grammar.expr(c))).join(''))
    case 'compile_error': {
      const reason = c.grammar.expr(c)
      if (reason.kind !== 'StrLit') fail(c, reason.span, 'argument must be a string literal')
      fail(c, { start, end: peek(c).end }, reason.value)
    }
  }
  const value = BigInt(positionAt(c.text, start)[name === 'line' ? 'line' : 'column'])
  return { kind: 'IntLit', span, value, suffix: 'u32' }
}

/** A literal as `{}` shows it. */
function shown(c: Cursor, expr: Expr): string {
  if (expr.kind === 'Unary' && expr.operator === '-') return `-${shown(c, expr.operand)}`
  if (expr.kind === 'FloatLit') return /[.e]/.test(expr.digits) ? expr.digits.replace(/\.$/, '.0') : `${expr.digits}.0`
  if (expr.kind === 'StrLit' || expr.kind === 'CharLit' || expr.kind === 'IntLit' || expr.kind === 'BoolLit') {
    return `${expr.value}`
  }
  return fail(c, expr.span, 'expected a literal', {
    help: `only literals can be passed to \`concat!()\`, not \`${textAt(c.text, expr.span)}\``,
  })
}
