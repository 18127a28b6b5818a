import { type Cursor, take, at, fail, peek, atKind, identOf, spanSince } from './cursor'
import type { Expr } from '../tree/tree'
import { jumpValue } from './primaries'

export function structBase(c: Cursor): Expr {
  const operator = take(c)
  if (at(c, '}')) {
    const message = 'base expression required after `..`'
    fail(c, operator, message, { help: 'add a base expression here', code: 'E0797' })
  }
  const base = c.grammar.expr(c)
  if (at(c, ',')) fail(c, peek(c), 'cannot use a comma after the base struct', { help: 'remove this comma' })
  return base
}

export function jump(c: Cursor): Expr {
  const { start, text } = take(c)
  const label = atKind(c, 'lifetime') ? { label: identOf(take(c)) } : {}
  if (text === 'continue') return { kind: 'Continue', ...label, span: spanSince(c, start) }
  const value = jumpValue(c)
  return { kind: 'Break', ...label, ...value, span: spanSince(c, start) }
}
