import { insertion, replacement } from '../diagnostics/diagnostic'
import type { Token } from '../tokens/token'
import type { ArithmeticOperator, BinaryOperator, Expr } from '../tree/tree'
import { atExprStart } from './primaries'
import { grow, nested } from './combinators'
import { ahead, at, atSign, type Cursor, eat, eatSign, peek, spanSince, take } from './cursor'
import { fail, failUnsupported, replaceNext, report } from './failures'
import { failTernary, isTernary, postfix, postfixOf } from './postfix'
import { pathOf } from './paths'
import { type } from './types'

/** Binary operators from loose to tight. */
export const PRECEDENCE = ['||', '&&', '== != < > <= >=', '|', '^', '&', '<< >>', '+ -', '* / %', 'as'].map((level) =>
  level.split(' '),
)
const STRENGTH = new Map(PRECEDENCE.flatMap((level, index) => level.map((operator) => [operator, index + 1])))
const COMPARISON = 3
const CAST = 10

const COMPOUND = new Set(['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>='])

/** Operators of other languages and Rust's equivalents. */
const WORDS: Record<string, [BinaryOperator, string]> = { and: ['&&', 'conjunction'], or: ['||', 'disjunction'] }

export function expr(c: Cursor): Expr {
  return nested(c, () => assignment(c, range(c)))
}

export function exprOf(c: Cursor, first: Expr): Expr {
  return nested(c, () => assignment(c, rangeOf(c, binaryOf(c, postfixOf(c, first), 0))))
}

/** The scrutinee of `let` in a condition, with operators that bind tighter than `&&`. */
export function letScrutinee(c: Cursor): Expr {
  return nested(c, () => binary(c, COMPARISON))
}

function assignment(c: Cursor, target: Expr): Expr {
  const operator = peek(c)
  const isCompound = operator.kind === 'punct' && COMPOUND.has(operator.text)
  if (!isCompound && !at(c, '=')) return target
  take(c)
  const operatorSpan = spanSince(c, operator.start)
  const value = expr(c)
  const span = spanSince(c, target.span.start)
  if (!isCompound) return { kind: 'Assign', operatorSpan, target, value, span }
  const arithmetic = operator.text.slice(0, -1) as ArithmeticOperator
  return { kind: 'CompoundAssign', operator: arithmetic, operatorSpan, target, value, span }
}

function range(c: Cursor): Expr {
  const { start } = peek(c)
  return atRange(c) ? rangeUpTo(c, start, undefined) : rangeOf(c, binary(c, 0))
}

function rangeOf(c: Cursor, from: Expr): Expr {
  return atRange(c) ? rangeUpTo(c, from.span.start, from) : from
}

export function atRange(c: Cursor): boolean {
  return at(c, '..') || at(c, '..=') || at(c, '...')
}

function rangeUpTo(c: Cursor, start: number, from: Expr | undefined): Expr {
  const operator = take(c)
  const isInclusive = operator.text !== '..'
  if (operator.text === '...') {
    report(c, operator, 'unexpected token: `...`', {
      help: 'use `..` for an exclusive range, or `..=` for an inclusive range',
      fix: replacement(spanSince(c, operator.start), '..='),
    })
  }
  const to = atExprStart(c) && !atRange(c) ? binary(c, 0) : undefined
  if (isInclusive && !to)
    report(c, operator, 'inclusive range with no end', { help: 'use `..` instead', code: 'E0586' })
  return { kind: 'Range', ...(from && { from }), ...(to && { to }), isInclusive, span: spanSince(c, start) }
}

function binary(c: Cursor, least: number): Expr {
  return binaryOf(c, unary(c), least)
}

function binaryOf(c: Cursor, first: Expr, least: number): Expr {
  let left = first
  let comparison: Token | undefined
  for (;;) {
    const operator = peek(c)
    const text = operatorText(c, operator)
    const strength = text === undefined ? 0 : (STRENGTH.get(text) ?? 0)
    if (text === undefined || strength < Math.max(least, 1)) {
      return least === 0 && isTernary(c) ? failTernary(c, left, operand) : left
    }
    if (strength === COMPARISON && comparison) failChained(c, left, comparison)
    grow(c)
    take(c)
    if (strength === CAST) {
      left = cast(c, left)
      continue
    }
    const operatorSpan = spanSince(c, operator.start)
    checkComparison(c, operator)
    if (strength === COMPARISON) comparison = operator
    const right = binary(c, strength + 1)
    const span = spanSince(c, left.span.start)
    left = { kind: 'Binary', operator: text as BinaryOperator, operatorSpan, left, right, span }
  }
}

/** An operand of the ternary of other languages. */
function operand(c: Cursor): Expr {
  return binary(c, 1)
}

function operatorText(c: Cursor, token: Token): string | undefined {
  if (token.kind === 'punct') return token.text
  if (token.kind === 'keyword') return token.text === 'as' ? 'as' : undefined
  const [operator, meaning] = token.kind === 'ident' ? (WORDS[token.text] ?? []) : []
  if (!operator || !atExprStart(c, 1)) return undefined
  const help = `use \`${operator}\` to perform logical ${meaning}`
  report(c, token, `\`${token.text}\` is not a logical operator`, { help, fix: replaceNext(c, operator) })
  return operator
}

/** Reports `===`, `!==`, `<>` and `<-`. */
function checkComparison(c: Cursor, operator: Token) {
  const next = peek(c)
  if (next.kind !== 'punct' || next.start !== operator.start + operator.width) return
  const written = operator.text + next.text
  if (written === '<-') {
    const help = 'if you meant to write a comparison against a negative value, add a space between `<` and `-`'
    const fix = insertion(next.start, ' ')
    report(c, { start: operator.start, end: next.end }, 'unexpected token: `<-`', { help, fix })
  }
  const meant = { '===': '==', '!==': '!=', '<>': '!=' }[written]
  if (!meant) return
  const span = { start: operator.start, end: next.end }
  const details = { help: `use \`${meant}\``, fix: { span, text: meant } }
  report(c, span, `invalid comparison operator \`${written}\``, details)
  take(c)
}

/** Types without generics, after which `<` is an operator. */
const PRIMITIVE = /^([iu](8|16|32|64|128|size)|f32|f64|bool|char)$/

/** Parses the type after `as`, where `<` would start generics. */
function cast(c: Cursor, operand: Expr): Expr {
  const { start } = operand.span
  const [name, sign] = [peek(c), ahead(c, 1)]
  const isCompared = PRIMITIVE.test(name.text) && sign.kind === 'punct' && (sign.text === '<' || sign.text === '<<')
  if (!isCompared) return { kind: 'Cast', operand, type: type(c), span: spanSince(c, start) }
  take(c)
  const what = sign.text === '<' ? 'a comparison' : 'a shift'
  const how = sign.text === '<' ? 'comparing' : 'shifting'
  const wrapped = `(${c.text.slice(start, name.end)})`
  report(c, sign, `\`${sign.text}\` is interpreted as a start of generic arguments for \`${name.text}\`, not ${what}`, {
    label: `not interpreted as ${what.slice(2)}`,
    help: `try ${how} the cast value: \`${wrapped}\``,
    fix: replacement({ start, end: name.end }, wrapped),
  })
  const span = { start: name.start, end: name.end }
  const path = pathOf({ name: name.text, span })
  return { kind: 'Cast', operand, type: { kind: 'PathType', path, span }, span: spanSince(c, start) }
}

function unary(c: Cursor): Expr {
  const token = peek(c)
  if (token.kind !== 'punct') return isNot(c, token) ? notOf(c) : postfix(c)
  switch (token.text[0]) {
    case '-':
    case '!':
    case '*':
      if (token.text !== token.text[0]) return postfix(c)
      return nested(c, () => prefixed(c))
    case '&':
      return nested(c, () => reference(c))
    case '+':
      return failPlus(c)
    case '~':
      return fail(c, token, '`~` cannot be used as a unary operator', {
        help: 'use `!` to perform bitwise not',
        fix: replaceNext(c, '!'),
      })
    default:
      return postfix(c)
  }
}

function prefixed(c: Cursor): Expr {
  const operator = take(c)
  if (operator.text === '-' && atSign(c, '-') && peek(c).start === operator.end && atStatementStart(c))
    failStep(c, operator)
  const operand = unary(c)
  return { kind: 'Unary', operator: operator.text as '-', operand, span: spanSince(c, operator.start) }
}

/** `--x;` as a statement probably means a decrement. */
function atStatementStart(c: Cursor): boolean {
  const before = c.tokens[c.at - 2]
  return before === undefined || [';', '{', '}'].includes(before.text)
}

function reference(c: Cursor): Expr {
  const { start } = peek(c)
  eatSign(c, '&')
  if (atSign(c, '&')) return { kind: 'Ref', isMut: false, operand: nested(c, reference), span: spanSince(c, start) }
  if (peek(c).text === 'raw' && /^(const|mut)$/.test(ahead(c, 1).text)) failUnsupported(c, peek(c), 'rawPointer')
  const isMut = eat(c, 'mut')
  const operand = unary(c)
  return { kind: 'Ref', isMut, operand, span: spanSince(c, start) }
}

function isNot(c: Cursor, { kind, text }: Token): boolean {
  const next = ahead(c, 1)
  return kind === 'ident' && text === 'not' && (next.kind === 'ident' || next.text === 'true' || next.text === 'false')
}

function failChained(c: Cursor, left: Expr, first: Token): never {
  const help = looksLikeGenerics(c, first)
    ? 'use `::<...>` instead of `<...>` to specify lifetime, type, or const arguments'
    : 'split the comparison into two'
  fail(c, { start: first.start, end: peek(c).end }, 'comparison operators cannot be chained', {
    help: left.kind === 'Binary' && help.startsWith('split') ? splitHelp(c, left) : help,
  })
}

function splitHelp(c: Cursor, { right }: { right: Expr }): string {
  const middle = c.text.slice(right.span.start, right.span.end)
  return `split the comparison into two: \`… && ${middle} ${peek(c).text} …\``
}

/** Whether the tokens from the first `<` on can be generic arguments: `Vec<i32>::new()`. */
function looksLikeGenerics(c: Cursor, first: Token): boolean {
  if (first.text !== '<') return false
  for (let index = c.tokens.indexOf(first); index < c.tokens.length; index += 1) {
    const { kind, text } = c.tokens[index]!
    const isPart = kind === 'ident' || kind === 'lifetime' || (kind === 'punct' && /^[<>,&]/.test(text))
    if (!isPart) return (text === '::' || text === '(') && c.tokens[index - 1]?.text[0] === '>'
  }
  return false
}

function failPlus(c: Cursor): never {
  const [first, second] = [peek(c), ahead(c, 1)]
  if (second.text[0] === '+' && second.start === first.end) {
    take(c)
    failStep(c, first)
  }
  const before = c.tokens[c.at - 1]
  const isSwapped = before?.text === '=' && before.end === first.start
  const help = isSwapped ? 'to add to a variable, write `+=`' : 'try removing the `+`'
  const span = { start: isSwapped ? before.start : first.start, end: first.end }
  const fix = { span, text: isSwapped ? '+=' : '' }
  fail(c, first, 'leading `+` is not supported', { label: 'unexpected `+`', help, fix })
}

/** `++x` and `--x`, after the first character. */
function failStep(c: Cursor, { text: sign, start }: Token): never {
  const span = { start, end: peek(c).end }
  take(c)
  const from = peek(c).start
  const isName = postfix(c).kind === 'PathExpr'
  const target = c.text.slice(from, spanSince(c, from).end)
  fail(c, span, `Rust has no prefix ${sign === '+' ? 'increment' : 'decrement'} operator`, {
    label: 'not a valid prefix operator',
    help: `use \`${sign}= 1\` instead`,
    ...(isName && at(c, ';') && { fix: replacement(spanSince(c, start), `${target} ${sign}= 1`) }),
  })
}

function notOf(c: Cursor): Expr {
  const { start, end } = take(c)
  report(c, { start, end }, `unexpected \`${peek(c).text}\` after identifier`, {
    help: 'use `!` to perform logical negation or bitwise not',
    fix: { span: { start, end: peek(c).start }, text: '!' },
  })
  const operand = nested(c, unary)
  return { kind: 'Unary', operator: '!', operand, span: spanSince(c, start) }
}
