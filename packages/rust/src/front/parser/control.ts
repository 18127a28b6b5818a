import { insertion, replacement } from '../diagnostics/diagnostic'
import { textAt } from '../source/span'
import type { Block, BlockExpr, Condition, Expr, ExprOf, Ident, IfExpr, MatchArm } from '../tree/tree'
import { attributes, isLeftOut } from './attributes'
import { expect, inside, nested } from './combinators'
import { ahead, at, type Cursor, eat, labelOf, lastEnd, peek, spanSince, take } from './cursor'
import { fail, failExpected, failNoComma, failUnsupported, replaceNext, report } from './failures'
import { pattern } from './patterns'
import { block, blockExpr, statementExpr } from './statements'
import { expr, letScrutinee } from './operators'

export function conditional(c: Cursor): IfExpr {
  const { start } = expect(c, 'if')
  const condition = head(c, readCondition)
  const then = body(c, 'if')
  const otherwise = eat(c, 'else') ? { otherwise: elseBranch(c) } : {}
  return { kind: 'If', condition, then, ...otherwise, span: spanSince(c, start) }
}

function elseBranch(c: Cursor): BlockExpr | IfExpr {
  if (at(c, 'if')) return nested(c, conditional)
  if (!at(c, '{')) failExpected(c, '`{`', 'write a condition after `else if`, or a block after `else`')
  return blockExpr(c)
}

/** Parses what is between a keyword and its block. */
function head<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const { isHead } = c
  c.isHead = true
  const found = read(c)
  c.isHead = isHead
  return found
}

function readCondition(c: Cursor): Condition {
  if (!at(c, 'let')) {
    // The condition may itself be a block; then another block follows
    if (at(c, '{') && c.tokens[peek(c).partner + 1]?.text !== '{') {
      fail(c, peek(c), 'missing condition for `if` expression', { label: 'expected condition here' })
    }
    const condition = expr(c)
    if (at(c, 'let')) failLetChain(c)
    if (condition.kind === 'Assign') reportAssignment(c, condition)
    return condition
  }
  const { start } = take(c)
  const looked = pattern(c)
  if (at(c, '==')) failExpected(c, 'one of `=` or `|`', 'after a pattern, write `=`', replaceNext(c, '='))
  if (!eat(c, '=')) failExpected(c, 'one of `=` or `|`')
  const scrutinee = letScrutinee(c)
  const span = spanSince(c, start)
  if (at(c, '||')) {
    const help = '`||` operators are not supported in let chain conditions'
    fail(c, span, 'expected expression, found `let` statement', { help })
  }
  if (at(c, '&&')) failLetChain(c, start)
  return { kind: 'LetCondition', pattern: looked, scrutinee, span }
}

/** Such as `if x = 3` and `if Some(x) = y`, which cause all further errors. */
function reportAssignment(c: Cursor, { target, operatorSpan, span }: ExprOf<'Assign'>): void {
  const isPattern = ['Call', 'Struct'].includes(target.kind) && /^[A-Z]|::[A-Z]/.test(textAt(c.text, target.span))
  report(c, span, 'mismatched types', {
    label: 'expected `bool`, found `()`',
    help: isPattern ? 'to test a pattern, write `let` before it' : 'to compare, write `==`',
    code: 'E0308',
    fix: isPattern ? insertion(span.start, 'let ') : replacement(operatorSpan, '=='),
  })
}

/** Let chains need a later edition; reported at the `let`. */
export function failLetChain(c: Cursor, start = peek(c).start): never {
  const help = 'write one `if` inside the other'
  fail(c, { start, end: start + 3 }, 'let chains are only allowed in Rust 2024 or later', { help })
}

function body(c: Cursor, keyword: string): Block {
  if (!at(c, '{')) failExpected(c, '`{`', `write the block of \`${keyword}\` in braces`)
  return block(c)
}

export function loopWithoutLabel(c: Cursor, label: Ident | undefined, start: number): Expr {
  const named = label && { label }
  if (eat(c, 'loop')) return { kind: 'Loop', ...named, body: body(c, 'loop'), span: spanSince(c, start) }
  if (eat(c, 'while')) {
    const condition = head(c, readCondition)
    return { kind: 'While', ...named, condition, body: body(c, 'while'), span: spanSince(c, start) }
  }
  if (!eat(c, 'for')) failExpected(c, '`while`, `for`, `loop` or `{` after a label')
  const { pattern: each, iterable } = at(c, '(') && isWrappedHead(c) ? wrappedForHead(c) : head(c, forHead)
  return { kind: 'For', ...named, pattern: each, iterable, body: body(c, 'for'), span: spanSince(c, start) }
}

function forHead(c: Cursor) {
  if (at(c, '(') && ahead(c, 1).text === 'let') failExpected(c, 'pattern', 'write `for i in 0..10 { … }`')
  const each = pattern(c)
  if (!eat(c, 'in')) {
    const help = at(c, '=') ? 'try using `in` here instead' : 'write `for item in items { … }`'
    const isWrong = at(c, '=') || peek(c).text === 'of'
    const fix = isWrong ? replaceNext(c, 'in') : insertion(lastEnd(c), ' in')
    fail(c, peek(c), 'missing `in` in `for` loop', { help, fix })
  }
  return { pattern: each, iterable: expr(c) }
}

/** `for (i in 0..3)`, as in other languages. */
function isWrappedHead(c: Cursor): boolean {
  const { partner } = peek(c)
  for (let index = c.at + 1; index < partner; index += 1) {
    const { kind, text, partner: closing } = c.tokens[index]!
    if (kind === 'open') index = closing
    else if (kind === 'keyword' && text === 'in') return true
  }
  return false
}

export function matched(c: Cursor): Expr {
  const { start } = expect(c, 'match')
  const scrutinee = head(c, expr)
  if (!at(c, '{')) failExpected(c, '`{`', 'put the arms of `match` in braces')
  const arms = inside(c, '{', () => {
    if (ahead(c, 1).text === '!') attributes(c)
    const found: MatchArm[] = []
    while (!at(c, '}')) {
      const isOff = isLeftOut(attributes(c))
      const read = arm(c)
      if (!isOff) found.push(read)
    }
    return found
  })
  return { kind: 'Match', scrutinee, arms, span: spanSince(c, start) }
}

function arm(c: Cursor): MatchArm {
  const { start } = peek(c)
  const shape = pattern(c)
  const guard = eat(c, 'if') ? { guard: readGuard(c) } : {}
  if (!eat(c, '=>')) {
    const wanted = guard.guard ? '`=>`' : 'one of `=>`, `if`, or `|`'
    if (!at(c, '=') && !at(c, '->') && !at(c, ':')) failExpected(c, wanted)
    failExpected(c, wanted, 'use `=>` between pattern and value', replaceNext(c, ' =>', lastEnd(c)))
  }
  const value = statementExpr(c)
  const span = spanSince(c, start)
  if (!eat(c, ',') && !at(c, '}') && !value.endsInBlock) {
    failNoComma(c, '`,` following `match` arm', 'missing a comma here to end this `match` arm')
  }
  return { pattern: shape, ...guard, body: value.expr, span }
}

export function labelled(c: Cursor): Expr {
  const token = take(c)
  const label = labelOf(token)
  if (!eat(c, ':')) failExpected(c, '`:`', `write a label before a loop or block: \`'${token.text}: loop { … }\``)
  if (!at(c, '{')) return loopWithoutLabel(c, label, token.start)
  return { kind: 'Block', label, block: block(c), span: spanSince(c, token.start) }
}

function wrappedForHead(c: Cursor) {
  const help = 'remove parentheses in `for` loop'
  report(c, peek(c), 'unexpected parentheses surrounding `for` loop head', { help })
  return inside(c, '(', forHead)
}

function readGuard(c: Cursor): Expr {
  if (at(c, 'let')) failUnsupported(c, peek(c), 'guard')
  const guard = expr(c)
  if (peek(c).text === 'let') failLetChain(c)
  return guard
}
