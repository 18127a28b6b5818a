import type { MacroFragment } from '../tokens/fragment'
import type { Expr } from '../tree/tree'
import { atExprStart } from './atExprStart'
import { atItem } from './atItem'
import { ahead, at, atKind, type Cursor, eat, insideAny, peek, take } from './cursor'
import { visibility } from './itemHead'
import { literalOf } from './literals'
import { atPath, path } from './paths'

/** What was read for a fragment: of an expression the tree, of a name the name. */
export type Fragment = { expr?: Expr }

/** Reads a fragment of a kind; undefined where none begins. What begins like one and is none is told. */
export function fragment(c: Cursor, kind: MacroFragment): Fragment | undefined {
  const token = peek(c)
  if (kind !== 'vis' && (token.kind === 'end' || token.kind === 'close')) return undefined
  switch (kind) {
    case 'ident':
      return token.kind === 'ident' || (token.kind === 'keyword' && token.text !== '_') ? taken(c) : undefined
    case 'lifetime':
      return token.kind === 'lifetime' ? taken(c) : undefined
    case 'tt':
      c.at = token.kind === 'open' ? token.partner + 1 : c.at + token.width
      return {}
    case 'literal':
      return literalFragment(c)
    case 'expr':
    case 'expr_2021':
      return atExprFragment(c) ? { expr: c.grammar.expr(c) } : undefined
    case 'ty':
      return atType(c) ? read(c, c.grammar.type) : undefined
    case 'pat':
    case 'pat_param':
      return atPattern(c) ? read(c, kind === 'pat' ? c.grammar.pattern : c.grammar.patternWithoutOr) : undefined
    case 'path':
      return atPath(c) || at(c, '<') ? read(c, c.grammar.type) : undefined
    case 'block':
      return at(c, '{') ? read(c, c.grammar.block) : undefined
    case 'stmt':
      return read(c, c.grammar.statementWithoutEnd)
    case 'item':
      return atItem(c) || at(c, '#') ? read(c, c.grammar.item) : undefined
    case 'vis':
      return read(c, visibility)
    case 'meta':
      return atPath(c) ? read(c, meta) : undefined
  }
}

function taken(c: Cursor): Fragment {
  take(c)
  return {}
}

function read(c: Cursor, each: (c: Cursor) => unknown): Fragment {
  each(c)
  return {}
}

/** A literal, maybe with a minus, or an expression that is nothing else. */
function literalFragment(c: Cursor): Fragment | undefined {
  const { group, partner } = peek(c)
  if (group === 'expr' || group === 'literal') {
    const first = at(c, '') ? c.at + 1 : c.at
    const last = c.tokens[first]!.text === '-' ? first + 1 : first
    if (last + 1 !== partner || !literalOf(c.tokens[last]!)) return undefined
    return { expr: insideAny(c, c.grammar.expr) }
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

/** What stands in the brackets of an attribute. */
function meta(c: Cursor): void {
  path(c, false)
  if (eat(c, '=')) c.grammar.expr(c)
  else if (atKind(c, 'open')) c.at = peek(c).partner + 1
}
