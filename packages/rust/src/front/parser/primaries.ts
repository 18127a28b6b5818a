import { replacement } from '../diagnostics/diagnostic'
import type { ClosureParam, Expr, FieldInit, Literal, Path } from '../tree/tree'
import { skipAttributes } from './attributes'
import { conditional, failLetChain, labelled, loopWithoutLabel, matched } from './control'
import { expect, expectIdent, inside, insideAny, list, nested, tupleParts } from './combinators'
import {
  ahead,
  at,
  atKind,
  type Cursor,
  eat,
  eatSign,
  identOf,
  labelOf,
  lastEnd,
  peek,
  spanSince,
  take,
} from './cursor'
import { fail, failExpected, failNoComma, failUnsupported, replaceNext, report } from './failures'
import { macroCall } from './macroCall'
import { atPath, path, pathExpr, pathOf, qualifiedPath } from './paths'
import { patternWithoutOr } from './patterns'
import type { Token } from '../tokens/token'
import { expr } from './operators'
import { blockExpr } from './statements'
import { resultType, type } from './types'

export function primary(c: Cursor): Expr {
  skipAttributes(c)
  const token = peek(c)
  const literal = literalOf(token)
  if (literal) {
    take(c)
    return literal
  }
  switch (token.kind) {
    case 'ident':
      return named(c)
    case 'keyword':
      return byKeyword(c)
    case 'lifetime':
      return labelled(c)
    case 'open':
      if (token.group) return groupExpr(c)
      if (token.text === '(') return parenthesized(c)
      return token.text === '[' ? array(c) : blockExpr(c)
    case 'punct':
      if (token.text[0] === '|') return closure(c)
      if (token.text === '::') return named(c)
      if (token.text === '#') failHash(c)
      if (token.text[0] === '<' && token.text !== '<=') return pathExpr(qualifiedPath(c, false))
  }
  failExpected(c, 'expression')
}

/** The node bound to a macro variable. */
function groupExpr(c: Cursor): Expr {
  const { start, partner, group } = peek(c)
  if (group === 'ty') {
    fail(c, peek(c), 'expected expression, found `ty` metavariable', {
      help: 'put angle brackets around the variable in the macro: `<$t>::name`',
    })
  }
  if (!c.isSkimming) return insideAny(c, expr)
  c.at = partner + 1
  return { kind: 'ErrorExpr', span: spanSince(c, start) }
}

/** `#f4d29c`, a CSS color. */
function failHash(c: Cursor): never {
  const { start } = take(c)
  const digits = peek(c)
  const written = c.text.slice(start, digits.end)
  const meant = digits.start === start + 1 ? c.host?.meantNumber?.(written) : undefined
  const found = `expected expression, found \`${meant ? written : '#'}\``
  const span = { start, end: meant ? digits.end : start + 1 }
  const fix = meant && replacement(span, meant.text)
  fail(c, span, found, { label: 'expected expression', help: meant?.help, fix })
}

function byKeyword(c: Cursor): Expr {
  const token = peek(c)
  const { start } = token
  switch (token.text) {
    case 'if':
      return conditional(c)
    case 'match':
      return matched(c)
    case 'loop':
    case 'while':
    case 'for':
      return loopWithoutLabel(c, undefined, start)
    case 'move':
    case 'static':
      return closure(c)
    case 'return':
    case 'break':
    case 'continue':
      return jump(c)
    case '_':
      take(c)
      return { kind: 'Underscore', span: spanSince(c, start) }
    case 'const':
      take(c)
      return { ...blockExpr(c), span: spanSince(c, start) }
    case 'let':
      if (c.isHead) failLetChain(c)
      return fail(c, token, 'expected expression, found `let` statement', {
        help: 'only `if` and `while` can ask with `let`',
      })
    case 'unsafe':
    case 'async':
    case 'yield':
      return failUnsupported(c, token, token.text)
  }
  return atPath(c) ? named(c) : failExpected(c, 'expression')
}

function named(c: Cursor): Expr {
  const callee = path(c, false)
  if (at(c, '!') && ahead(c, 1).kind === 'open') return macroCall(c, callee)
  if (at(c, '{') && (!c.isHead || looksLikeStruct(c))) return struct(c, callee)
  return pathExpr(callee)
}

/** In a head, only `{ name:` and `{ name,` start a struct literal. */
function looksLikeStruct(c: Cursor): boolean {
  const [name, mark] = [ahead(c, 1), ahead(c, 2)]
  return name.kind === 'ident' && mark.kind === 'punct' && (mark.text === ',' || mark.text === ':')
}

function struct(c: Cursor, name: Path): Expr {
  const { start } = name.span
  const isMisplaced = c.isHead
  let base: Expr | undefined
  const fields = inside(c, '{', () => {
    const found: FieldInit[] = []
    while (!at(c, '}')) {
      skipAttributes(c)
      if (at(c, '..')) {
        base = structBase(c)
        break
      }
      found.push(fieldInit(c))
      if (!eat(c, ',')) break
    }
    if (!at(c, '}')) failNoComma(c, 'one of `,` or `}`', 'separate the fields with a comma')
    return found
  })
  const span = spanSince(c, start)
  if (isMisplaced) {
    report(c, span, 'struct literals are not allowed here', { help: 'surround the struct literal with parentheses' })
  }
  return { kind: 'Struct', path: name, fields, ...(base && { base }), span }
}

function fieldInit(c: Cursor): FieldInit {
  const { start } = peek(c)
  const name = atKind(c, 'int') ? identOf(take(c)) : expectIdent(c)
  if (/^\d/.test(name.name) && !at(c, ':')) {
    fail(c, name.span, `expected identifier, found \`${name.name}\``, { label: 'expected identifier' })
  }
  if (at(c, ',') || at(c, '}')) {
    return { name, value: pathExpr(pathOf(name)), isShorthand: true, span: name.span }
  }
  if (at(c, '=')) {
    const fix = replaceNext(c, ':', lastEnd(c))
    report(c, peek(c), 'expected `:`, found `=`', { help: 'replace equals symbol with a colon', fix })
    take(c)
  } else expect(c, ':')
  const value = expr(c)
  return { name, value, isShorthand: false, span: spanSince(c, start) }
}

function parenthesized(c: Cursor): Expr {
  const { start } = peek(c)
  const { items, only } = tupleParts(c, expr)
  return only ?? { kind: 'Tuple', items, span: spanSince(c, start) }
}

function array(c: Cursor): Expr {
  const { start } = peek(c)
  const content = inside(c, '[', () => itemsOrRepeat(c))
  const span = spanSince(c, start)
  return content.length
    ? { kind: 'Repeat', item: content.item, length: content.length, span }
    : { kind: 'Array', items: content.items, span }
}

function closure(c: Cursor): Expr {
  const { start } = peek(c)
  if (at(c, 'static')) failUnsupported(c, peek(c), 'staticClosure')
  const isMove = eat(c, 'move')
  if (!at(c, '|') && !at(c, '||')) failExpected(c, '`|`')
  const params = eat(c, '||') ? [] : closureParams(c)
  const result = resultType(c)
  const body = result.result ? nested(c, blockExpr) : expr(c)
  return { kind: 'Closure', isMove, params, ...result, body, span: spanSince(c, start) }
}

function closureParams(c: Cursor): ClosureParam[] {
  const params: ClosureParam[] = []
  eatSign(c, '|')
  while (!eatSign(c, '|')) {
    skipAttributes(c)
    const { start } = peek(c)
    const pattern = patternWithoutOr(c)
    const annotation = eat(c, ':') ? { type: type(c) } : {}
    params.push({ pattern, ...annotation, span: spanSince(c, start) })
    if (!eat(c, ',') && !at(c, '|') && !at(c, '||')) failExpected(c, 'one of `,` or `|`')
  }
  return params
}

function structBase(c: Cursor): Expr {
  const operator = take(c)
  if (at(c, '}')) {
    const message = 'base expression required after `..`'
    fail(c, operator, message, { help: 'add a base expression here', code: 'E0797' })
  }
  const base = expr(c)
  if (at(c, ',')) fail(c, peek(c), 'cannot use a comma after the base struct', { help: 'remove this comma' })
  return base
}

function jump(c: Cursor): Expr {
  const { start, text } = take(c)
  const label = text !== 'return' && atKind(c, 'lifetime') ? { label: labelOf(take(c)) } : {}
  if (text === 'continue') return { kind: 'Continue', ...label, span: spanSince(c, start) }
  const value = atExprStart(c) ? { value: expr(c) } : {}
  const span = spanSince(c, start)
  return text === 'return' ? { kind: 'Return', ...value, span } : { kind: 'Break', ...label, ...value, span }
}

/** Parses the content of arrays and `vec!`. */
export function itemsOrRepeat(c: Cursor): { items: Expr[]; length?: undefined } | { item: Expr; length: Expr } {
  if (atKind(c, 'close')) return { items: [] }
  const item = expr(c)
  if (eat(c, ';')) return { item, length: expr(c) }
  if (!atKind(c, 'close') && !eat(c, ',')) failExpected(c, 'one of `,`, `;`, or `]`', 'separate the parts with a comma')
  return { items: [item, ...list(c, expr)] }
}

const SIGNS = new Set(['-', '!', '*', '&', '&&', '|', '||', '<', '<<', '::', '..', '..='])
const WORDS = new Set(
  'if match loop while for unsafe return break continue move async const self Self super crate let _'.split(' '),
)

/** Whether an expression can start at a token. In a head, `{` starts the body. */
export function atExprStart(c: Cursor, offset = 0): boolean {
  const token = ahead(c, offset)
  if (literalOf(token)) return true
  switch (token.kind) {
    case 'ident':
    case 'lifetime':
      return true
    case 'open':
      return !(c.isHead && token.text === '{')
    case 'punct':
      return SIGNS.has(token.text)
    case 'keyword':
      return WORDS.has(token.text)
    default:
      return false
  }
}

export function literalOf({ kind, text, value, suffix, digits, start, end, mark }: Token): Literal | undefined {
  const span = { start, end }
  switch (kind) {
    case 'int':
      return { kind: 'IntLit', span, value: value as bigint, ...(suffix && { suffix }) }
    case 'float': {
      const width = suffix === 'f32' || suffix === 'f64' ? ({ suffix } as const) : {}
      return { kind: 'FloatLit', span, value: value as number, digits, ...width }
    }
    case 'str':
      return { kind: 'StrLit', span, value: value as string, ...(mark && { mark }) }
    case 'char':
      return { kind: 'CharLit', span, value: value as string }
    case 'byte':
      return { kind: 'ByteLit', span, value: value as number }
    case 'byteStr':
      return { kind: 'ByteStrLit', span, value: value as number[] }
    case 'keyword':
      return text === 'true' || text === 'false' ? { kind: 'BoolLit', span, value: text === 'true' } : undefined
    default:
      return undefined
  }
}

export function literal(c: Cursor): Expr {
  if (peek(c).group) return insideAny(c, literal)
  const { start } = peek(c)
  const isNegative = eat(c, '-')
  const operand = literalOf(peek(c))
  if (!operand) failExpected(c, 'a literal')
  take(c)
  return isNegative ? { kind: 'Unary', span: spanSince(c, start), operator: '-', operand } : operand
}
