import { replacement } from '../diagnostics/diagnostic'
import type { Token } from '../tokens/token'
import type { BindingPattern, Expr, FieldPattern, Path, Pattern } from '../tree/tree'
import { skipAttributes } from './attributes'
import { expectIdent, inside, insideAny, list, nested, tupleParts } from './combinators'
import { ahead, at, atKind, atSign, type Cursor, eat, eatSign, identOf, peek, spanOf, spanSince, take } from './cursor'
import { failExpected, failUnsupported, report } from './failures'
import { calledIn } from './expansion'
import { literal, literalOf } from './primaries'
import { atRange } from './operators'
import { atPath, path, pathExpr, qualifiedPath } from './paths'

export function pattern(c: Cursor): Pattern {
  return nested(c, () => {
    const { start } = peek(c)
    eat(c, '|')
    const first = simplePattern(c)
    const alternatives = [first]
    while (atOr(c)) alternatives.push(nested(c, simplePattern))
    return alternatives.length > 1 ? { kind: 'OrPattern', alternatives, span: spanSince(c, start) } : first
  })
}

/** Parses a pattern without `|`, as in `let` and parameters. */
export function patternWithoutOr(c: Cursor): Pattern {
  return nested(c, simplePattern)
}

function atOr(c: Cursor): boolean {
  if (at(c, '||')) {
    const help = 'use a single `|` to separate multiple alternative patterns'
    report(c, peek(c), 'unexpected token `||` in pattern', { help })
  }
  return eat(c, '|') || eat(c, '||')
}

function simplePattern(c: Cursor): Pattern {
  const token = peek(c)
  const { start } = token
  if (token.kind === 'keyword') {
    if (eat(c, '_')) return { kind: 'WildcardPattern', span: spanSince(c, start) }
    if (token.text === 'ref' || token.text === 'mut') return binding(c)
    if (token.text === 'box' || token.text === 'const') failUnsupported(c, token, `${token.text}Pattern`)
  }
  if (token.kind === 'open') {
    if (token.group === 'pat') return insideAny(c, pattern)
    if (token.text === '(') return tuplePattern(c)
    if (token.text === '[')
      return { kind: 'SlicePattern', items: inside(c, '[', () => list(c, pattern)), span: spanSince(c, start) }
  }
  if (token.kind === 'punct') {
    if (token.text[0] === '&') return refPattern(c)
    if (token.text === '..') return restOrRange(c)
    if (token.text === '..=') return rangeFrom(c, start, undefined)
    if (token.text === '<') return withPath(c, qualifiedPath(c, false))
  }
  if (atLiteral(token) || token.text === '-') {
    const value = literal(c)
    return atRange(c) ? rangeFrom(c, start, value) : { kind: 'LiteralPattern', value, span: value.span }
  }
  if (!atPath(c)) failPattern(c)
  if (token.kind === 'ident' && isBindingName(c)) return binding(c)
  return withPath(c, path(c, false))
}

/** A name is a binding unless it starts a path. */
function isBindingName(c: Cursor): boolean {
  const { kind, text } = ahead(c, 1)
  if (kind === 'open') return text === '['
  return kind !== 'punct' || !['::', '..=', '..', '...', '!'].includes(text)
}

function binding(c: Cursor): BindingPattern {
  const { start } = peek(c)
  const isRef = eat(c, 'ref')
  const isMut = eat(c, 'mut')
  const name = at(c, 'self') ? identOf(take(c)) : expectIdent(c)
  const sub = eat(c, '@') ? { pattern: nested(c, simplePattern) } : {}
  return { kind: 'BindingPattern', name, isRef, isMut, ...sub, span: spanSince(c, start) }
}

function tuplePattern(c: Cursor): Pattern {
  const { start } = peek(c)
  const { items, only } = tupleParts(c, pattern)
  return only && only.kind !== 'RestPattern' ? only : { kind: 'TuplePattern', items, span: spanSince(c, start) }
}

/** Patterns that start with a path: a tuple variant, a struct, a range, or a unit variant. */
function withPath(c: Cursor, named: Path): Pattern {
  const { start } = named.span
  if (at(c, '(')) {
    const items = inside(c, '(', () => list(c, pattern))
    return { kind: 'TupleStructPattern', path: named, items, span: spanSince(c, start) }
  }
  if (at(c, '{')) return structPattern(c, named)
  if (atRange(c)) return rangeFrom(c, start, pathExpr(named))
  if (at(c, '!') && ahead(c, 1).kind === 'open') {
    return calledIn(c, named, 'macroInPattern', pattern, (span) => ({ kind: 'ErrorPattern', span }))
  }
  return { kind: 'PathPattern', path: named, span: named.span }
}

function rangeFrom(c: Cursor, start: number, from: Expr | undefined): Pattern {
  const operator = take(c)
  if (operator.text === '...')
    report(c, operator, '`...` range patterns are not allowed', {
      help: 'use `..=` for an inclusive range',
      fix: replacement(spanOf(operator), '..='),
      code: 'E0783',
    })
  const isInclusive = operator.text !== '..'
  const to = isRangeEnd(c, 0) ? rangeEnd(c) : undefined
  if (isInclusive && !to) {
    report(c, operator, 'inclusive range with no end', { help: 'use `..` instead', code: 'E0586' })
  }
  return { kind: 'RangePattern', isInclusive, ...(from && { from }), ...(to && { to }), span: spanSince(c, start) }
}

function isRangeEnd(c: Cursor, offset: number): boolean {
  const token = ahead(c, offset)
  return (
    atLiteral(token) || token.text === '-' || token.kind === 'ident' || /^(Self|crate|self|super)$/.test(token.text)
  )
}

function atLiteral(token: Token): boolean {
  return literalOf(token) !== undefined || token.group === 'literal' || token.group === 'expr'
}

function rangeEnd(c: Cursor): Expr {
  return atLiteral(peek(c)) || atSign(c, '-') ? literal(c) : pathExpr(path(c, false))
}

function failPattern(c: Cursor): never {
  // A keyword is reported with its raw form
  if (atKind(c, 'keyword')) expectIdent(c)
  failExpected(c, 'pattern', at(c, '{') ? 'write the name of the struct before its fields: `Name { … }`' : undefined)
}

function refPattern(c: Cursor): Pattern {
  const { start } = peek(c)
  eatSign(c, '&')
  const isMut = eat(c, 'mut')
  const target = nested(c, simplePattern)
  return { kind: 'RefPattern', isMut, target, span: spanSince(c, start) }
}

function structPattern(c: Cursor, named: Path): Pattern {
  let hasRest = false
  const fields = inside(c, '{', () => {
    const found: FieldPattern[] = []
    while (!at(c, '}')) {
      skipAttributes(c)
      hasRest = eat(c, '..')
      if (hasRest) break
      found.push(fieldPattern(c))
      if (!eat(c, ',')) break
    }
    return found
  })
  return { kind: 'StructPattern', path: named, fields, hasRest, span: spanSince(c, named.span.start) }
}

function fieldPattern(c: Cursor): FieldPattern {
  const { start } = peek(c)
  const { kind, text } = ahead(c, 1)
  if (kind !== 'punct' || text !== ':') {
    const shorthand = binding(c)
    return { name: shorthand.name, pattern: shorthand, isShorthand: true, span: spanSince(c, start) }
  }
  const name = atKind(c, 'int') ? identOf(take(c)) : expectIdent(c)
  take(c)
  return { name, pattern: pattern(c), isShorthand: false, span: spanSince(c, start) }
}

/** `..` is the rest, or a range if an end follows. */
function restOrRange(c: Cursor): Pattern {
  const { start } = peek(c)
  if (isRangeEnd(c, 2)) return rangeFrom(c, start, undefined)
  take(c)
  return { kind: 'RestPattern', span: spanSince(c, start) }
}
