import type { MacroPart } from '../declarations/macros'
import { type MacroFragment, type Token, writtenToken } from '../tokens/token'
import { insideAny } from './combinators'
import { ahead, at, atEnd, atKind, type Cursor, eat, peek, take } from './cursor'
import type { Expr } from '../tree/tree'
import { atExprStart, literalOf } from './primaries'
import { atItem, block, statementWithoutEnd } from './statements'
import { visibility } from './attributes'
import { atPath, path } from './paths'
import { expr } from './operators'
import { type } from './types'
import { pattern, patternWithoutOr } from './patterns'
import { item } from './items'

/** The binding of a variable: a token range, or one per repetition. */
export type Bound = BoundFragment | Bound[]

export type BoundFragment = Fragment & {
  kind: MacroFragment
  tokens: readonly Token[]
  from: number
  to: number
}

export type Bindings = Map<string, Bound>

type Matching = {
  c: Cursor
  bindings: Bindings
  /** Expressions that earlier arms parsed, by start token. */
  readBefore: Map<number, { read: Fragment; end: number }>
  /** The furthest token that did not match. */
  farthest: number
}

/**
 * The first arm that matches up to a closing delimiter. On failure, the cursor is at the furthest token that did not
 * match.
 */
export function matchArms<Arm extends { pattern: readonly MacroPart[] }>(
  c: Cursor,
  arms: readonly Arm[],
  partner: number,
): { arm: Arm; bindings: Bindings } | undefined {
  const begin = c.at
  const matching: Matching = { c, bindings: new Map(), readBefore: new Map(), farthest: begin }
  for (const arm of arms) {
    c.at = begin
    matching.bindings = new Map()
    if (matchParts(matching, arm.pattern) && c.at === partner) return { arm, bindings: matching.bindings }
    matching.farthest = Math.max(matching.farthest, c.at)
  }
  c.at = matching.farthest
  return undefined
}

/** Matches the parts of a pattern. On failure, the cursor is at the token that did not match. */
function matchParts(matching: Matching, parts: readonly MacroPart[]): boolean {
  return parts.every((part) => matchPart(matching, part))
}

function matchPart(matching: Matching, part: MacroPart): boolean {
  const { c, bindings } = matching
  switch (part.kind) {
    case 'token':
      if (writtenToken(peek(c)) !== part.text || atKind(c, 'end')) return false
      take(c)
      return true
    case 'fragment': {
      const from = c.at
      const read = readOnce(matching, part.fragment)
      if (!read) return false
      bindings.set(part.variable, { ...read, kind: part.fragment, tokens: c.tokens, from, to: c.at })
      return true
    }
    case 'repeat':
      return repeated(matching, part)
  }
}

/** Takes repetitions while they match. A partial one is left to the parts that follow. */
function repeated(matching: Matching, part: MacroPart & { kind: 'repeat' }): boolean {
  const { c, bindings } = matching
  const rounds: Bindings[] = []
  while (!atEnd(c)) {
    const before = c.at
    const isSeparated = rounds.length > 0 && part.separator !== undefined
    if (isSeparated && writtenToken(peek(c)) !== part.separator) break
    if (isSeparated) take(c)
    matching.bindings = new Map()
    const fits = matchParts(matching, part.parts)
    const round = matching.bindings
    matching.bindings = bindings
    if (!fits || c.at === before) {
      matching.farthest = Math.max(matching.farthest, c.at)
      c.at = before
      break
    }
    rounds.push(round)
    if (part.operator === '?') break
  }
  for (const name of variablesOf(part.parts)) {
    const bound = rounds.map((round) => round.get(name) ?? [])
    bindings.set(name, bound)
  }
  return rounds.length > 0 || part.operator !== '+'
}

function variablesOf(parts: readonly MacroPart[]): string[] {
  return parts.flatMap((part) =>
    part.kind === 'fragment' ? [part.variable] : part.kind === 'repeat' ? variablesOf(part.parts) : [],
  )
}

function readOnce({ c, readBefore }: Matching, kind: MacroFragment): Fragment | undefined {
  if (kind !== 'expr') return fragment(c, kind)
  const begin = c.at
  const known = readBefore.get(begin)
  if (known) {
    c.at = known.end
    return known.read
  }
  const read = fragment(c, kind)
  if (read) readBefore.set(begin, { read, end: c.at })
  return read
}

type Fragment = { expr?: Expr }

/** Undefined if none starts here; reports an invalid one. */
function fragment(c: Cursor, kind: MacroFragment): Fragment | undefined {
  const token = peek(c)
  if (kind !== 'vis' && atEnd(c)) return undefined
  switch (kind) {
    case 'ident':
      return token.kind === 'ident' || (token.kind === 'keyword' && token.text !== '_') ? read(c, take) : undefined
    case 'lifetime':
      return token.kind === 'lifetime' ? read(c, take) : undefined
    case 'tt':
      c.at = token.kind === 'open' ? token.partner + 1 : c.at + token.width
      return {}
    case 'literal':
      return literalFragment(c)
    case 'expr':
    case 'expr_2021':
      return atExprFragment(c) ? { expr: expr(c) } : undefined
    case 'ty':
      return atType(c) ? read(c, type) : undefined
    case 'pat':
    case 'pat_param':
      return atPattern(c) ? read(c, kind === 'pat' ? pattern : patternWithoutOr) : undefined
    case 'path':
      return atPath(c) || at(c, '<') ? read(c, type) : undefined
    case 'block':
      return at(c, '{') ? read(c, block) : undefined
    case 'stmt':
      return read(c, statementWithoutEnd)
    case 'item':
      return atItem(c) || at(c, '#') ? read(c, item) : undefined
    case 'vis':
      return read(c, visibility)
    case 'meta':
      return atPath(c) ? read(c, meta) : undefined
  }
}

function read(c: Cursor, each: (c: Cursor) => unknown): Fragment {
  each(c)
  return {}
}

/** A literal with optional minus, or an expression that consists only of one. */
function literalFragment(c: Cursor): Fragment | undefined {
  const { group, partner } = peek(c)
  if (group === 'expr' || group === 'literal') {
    const first = at(c, '') ? c.at + 1 : c.at
    const last = c.tokens[first]!.text === '-' ? first + 1 : first
    if (last + 1 !== partner || !literalOf(c.tokens[last]!)) return undefined
    return { expr: insideAny(c, expr) }
  }
  const token = ahead(c, at(c, '-') ? 1 : 0)
  const literal = literalOf(token)
  if (!literal) return undefined
  const { start } = peek(c)
  const isNegative = eat(c, '-')
  take(c)
  const span = { start, end: token.end }
  return { expr: isNegative ? { kind: 'Unary', operator: '-', operand: literal, span } : literal }
}

function atExprFragment(c: Cursor): boolean {
  const { kind, text, group } = peek(c)
  if (kind === 'keyword' && ['_', 'let', 'const'].includes(text)) return false
  return group !== 'pat' && atExprStart(c)
}

const TYPE_SIGNS = new Set(['!', '*', '&', '&&', '?', '<', '<<', '::'])

function atType(c: Cursor): boolean {
  const { kind, text, group } = peek(c)
  if (group) return group === 'ty' || group === 'path'
  if (kind === 'open') return text !== '{'
  if (kind === 'keyword') return atPath(c) || /^(_|for|impl|fn|unsafe|extern|dyn)$/.test(text)
  return kind === 'ident' || (kind === 'punct' && TYPE_SIGNS.has(text))
}

const PATTERN_SIGNS = new Set(['&', '&&', '-', '..', '..=', '...', '<', '<<', '::', '|'])

function atPattern(c: Cursor): boolean {
  const { kind, text, group } = peek(c)
  if (group || literalOf(peek(c))) return true
  if (kind === 'open') return text !== '{'
  if (kind === 'keyword') return atPath(c) || /^(_|mut|ref|box|const)$/.test(text)
  return kind === 'ident' || (kind === 'punct' && PATTERN_SIGNS.has(text))
}

function meta(c: Cursor): void {
  path(c, false)
  if (eat(c, '=')) expr(c)
  else if (atKind(c, 'open')) c.at = peek(c).partner + 1
}
