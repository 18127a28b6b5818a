import { STD_MACROS } from '../declarations/macros'
import { Diagnostics, insertion, replacement } from '../diagnostics/diagnostic'
import { textAt } from '../source/span'
import type { Expr } from '../tree/tree'
import { atExprStart, primary } from './primaries'
import { attempt, expect, expectIdent, grow, inside, list } from './combinators'
import { ahead, at, type Cursor, eat, identOf, peek, spanSince, take } from './cursor'
import { fail, failUnsupported, report } from './failures'
import { genericArgs } from './paths'
import { expr } from './operators'

export function postfix(c: Cursor): Expr {
  return postfixOf(c, primary(c))
}

export function postfixOf(c: Cursor, first: Expr): Expr {
  let left = first
  for (;;) {
    const token = peek(c)
    if (token.kind === 'open' ? token.text === '{' : token.kind !== 'punct') return left
    const next = isStep(c) ? incremented(c, left) : suffixed(c, left)
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
      if (isMacroCall(c, left)) failMacro(c, left, 'function')
      const args = inside(c, '(', () => list(c, expr))
      return { kind: 'Call', callee: left, args, span: spanSince(c, start) }
    }
    case '[': {
      if (isMacroCall(c, left)) failMacro(c, left, 'value')
      const index = inside(c, '[', expr)
      return { kind: 'Index', receiver: left, index, span: spanSince(c, start) }
    }
    case '?':
      if (isTernary(c)) return undefined
      take(c)
      return { kind: 'Try', operand: left, span: spanSince(c, start) }
  }
  return undefined
}

/** Whether the call is a macro without `!`: a semicolon in parentheses, or a comma in brackets. */
function isMacroCall(c: Cursor, callee: Expr): boolean {
  const name = textAt(c.text, callee.span)
  if (callee.kind !== 'PathExpr' || !(STD_MACROS.has(name) || c.macros.has(name))) return false
  const { partner, text: opening } = peek(c)
  for (let index = c.at + 1; index < partner; index += 1) {
    const token = c.tokens[index]!
    if (token.kind === 'open') index = token.partner
    else if (token.text === ';' || (token.text === ',' && opening === '[')) return true
  }
  return false
}

function failMacro(c: Cursor, { span }: Expr, wanted: 'function' | 'value'): never {
  const name = textAt(c.text, span)
  fail(c, span, `expected ${wanted}, found macro \`${name}\``, {
    label: `not a ${wanted}`,
    help: `use \`!\` to invoke the macro: \`${name}!\``,
    code: 'E0423',
    fix: insertion(span.end, '!'),
  })
}

function member(c: Cursor, receiver: Expr): Expr {
  const { start } = receiver.span
  const token = peek(c)
  if (token.kind === 'int') {
    const name = identOf(take(c))
    return { kind: 'Field', receiver, name, span: spanSince(c, start) }
  }
  if (at(c, 'await')) failUnsupported(c, token, 'await')
  if (token.kind !== 'ident' && token.kind !== 'keyword') {
    fail(c, token, `unexpected token: \`${token.text}\``, { label: 'expected the name of a field or method' })
  }
  const name = expectIdent(c)
  const generics = eat(c, '::') ? { generics: genericArgs(c) } : {}
  if (!at(c, '(') && !generics.generics) return { kind: 'Field', receiver, name, span: spanSince(c, start) }
  const args = inside(c, '(', () => list(c, expr))
  return { kind: 'MethodCall', receiver, name, ...generics, args, span: spanSince(c, start) }
}

function isStep(c: Cursor): boolean {
  const [first, second] = [peek(c), ahead(c, 1)]
  if ((first.text !== '+' && first.text !== '-') || second.text !== first.text || second.start !== first.end)
    return false
  return second.kind === 'punct' && !atExprStart(c, 2)
}

function incremented(c: Cursor, target: Expr): Expr {
  const operator = take(c)
  take(c)
  const sign = operator.text as '+' | '-'
  const isStatement = at(c, ';') || at(c, '}')
  const operatorSpan = spanSince(c, operator.start)
  report(c, operatorSpan, `Rust has no postfix ${sign === '+' ? 'increment' : 'decrement'} operator`, {
    label: 'not a valid postfix operator',
    help: `use \`${sign}= 1\` instead`,
    ...(isStatement && { fix: { span: operatorSpan, text: ` ${sign}= 1` } }),
  })
  const value: Expr = { kind: 'IntLit', value: 1n, span: operatorSpan }
  const span = spanSince(c, target.span.start)
  return { kind: 'CompoundAssign', operator: sign, operatorSpan, target, value, span }
}

/** Whether an expression and a colon follow the question mark. */
export function isTernary(c: Cursor): boolean {
  if (!at(c, '?') || !atExprStart(c, 1)) return false
  for (let index = c.at + 1; index < c.tokens.length; index += 1) {
    const { kind, text, partner } = c.tokens[index]!
    if (kind === 'open') index = partner
    else if (kind === 'close' || kind === 'end' || text === ';' || text === ',' || text === '=>') return false
    else if (kind === 'punct' && text === ':') return true
    else if (text === '::') index += 1
  }
  return false
}

export function failTernary(c: Cursor, condition: Expr, operand: (c: Cursor) => Expr): never {
  const apart: Cursor = { ...c, diagnostics: new Diagnostics() }
  const meant = attempt(apart, () => branches(apart, condition, operand))
  const isWhole = meant !== undefined && apart.diagnostics.isEmpty
  const shown = isWhole ? meant : `if ${textAt(c.text, condition.span)} { … } else { … }`
  const span = { start: condition.span.start, end: c.tokens[apart.at - 1]!.end }
  fail(c, peek(c), 'Rust has no ternary operator', {
    help: `use an \`if-else\` expression instead: \`${shown}\``,
    ...(isWhole && { fix: replacement(span, meant) }),
  })
}

function branches(c: Cursor, condition: Expr, operand: (c: Cursor) => Expr): string {
  take(c)
  const then = branch(c, operand)
  expect(c, ':')
  const otherwise = branch(c, operand)
  const last = otherwise.startsWith('if ') ? otherwise : `{ ${otherwise} }`
  return `if ${textAt(c.text, condition.span)} { ${then} } else ${last}`
}

function branch(c: Cursor, operand: (c: Cursor) => Expr): string {
  const value = operand(c)
  return isTernary(c) ? branches(c, value, operand) : textAt(c.text, value.span)
}
