import { replacement } from '../diagnostics/diagnostic'
import type { ClosureParam, Expr, FieldInit, Path } from '../tree/tree'
import { atExprStart } from './atExprStart'
import { skipAttributes } from './attributes'
import { conditional, failLetChain, labelled, loopWithoutLabel, matched } from './control'
import {
  ahead,
  at,
  atKind,
  type Cursor,
  eat,
  eatSign,
  expect,
  expectIdent,
  fail,
  failExpected,
  failNoComma,
  failUnsupported,
  identOf,
  labelOf,
  inside,
  insideAny,
  lastEnd,
  listWithEnd,
  nested,
  peek,
  report,
  spanOf,
  spanSince,
  take,
} from './cursor'
import { itemsOrRepeat } from './itemsOrRepeat'
import { literalOf } from './literals'
import { macroCall } from './macroCall'
import { atPath, path } from './paths'
import { patternWithoutOr } from './patterns'
import { qualifiedPath } from './qualifiedPaths'

/** Reads an operand: a literal, a name, a bracket, a block, a closure or a jump. */
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
      if (token.text[0] === '<' && token.text !== '<=') {
        const qualified = qualifiedPath(c, false)
        return { kind: 'PathExpr', path: qualified, span: qualified.span }
      }
  }
  failExpected(c, 'expression')
}

/** What a variable of a macro stands for. */
function groupExpr(c: Cursor): Expr {
  const { start, partner, group } = peek(c)
  if (group === 'ty') {
    fail(c, peek(c), 'expected expression, found `ty` metavariable', {
      help: 'put angle brackets around the variable in the macro: `<$t>::name`',
    })
  }
  if (!c.isSkimming) return insideAny(c, c.grammar.expr)
  c.at = partner + 1
  return { kind: 'ErrorExpr', span: spanSince(c, start) }
}

/** `#f4d29c`, as web pages write a color. */
function failHash(c: Cursor): never {
  const { start } = take(c)
  const digits = peek(c)
  const written = c.text.slice(start, digits.end)
  const meant = digits.start === start + 1 ? c.host?.meantNumber?.(written) : undefined
  const found = `expected expression, found \`${meant ? written : '#'}\``
  const span = { start, end: meant ? digits.end : start + 1 }
  fail(c, span, found, {
    label: 'expected expression',
    ...(meant && { help: meant.help, mend: replacement(span, meant.text) }),
  })
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
    case 'return': {
      take(c)
      const value = jumpValue(c)
      return { kind: 'Return', ...value, span: spanSince(c, start) }
    }
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
      if (c.isHead) return failLetChain(c)
      return fail(c, token, 'expected expression, found `let` statement', {
        help: 'only `if` and `while` can ask with `let`',
      })
    case 'unsafe':
    case 'async':
    case 'yield':
      return failUnsupported(c, token, `\`${token.text}\` is`)
  }
  return atPath(c) ? named(c) : failExpected(c, 'expression')
}

/** A path, and what it begins: a macro call or a struct. */
function named(c: Cursor): Expr {
  const callee = path(c, false)
  if (at(c, '!') && ahead(c, 1).kind === 'open') return macroCall(c, callee)
  if (at(c, '{') && (!c.isHead || looksLikeStruct(c))) return struct(c, callee)
  return { kind: 'PathExpr', path: callee, span: callee.span }
}

/** In a head only what can be no block: `{ name:` and `{ name,`. */
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
    const segments = [{ name }]
    const value: Expr = { kind: 'PathExpr', path: { span: name.span, segments, isGlobal: false }, span: name.span }
    return { name, value, isShorthand: true, span: name.span }
  }
  if (at(c, '=')) {
    const mend = replacement({ start: lastEnd(c), end: spanOf(peek(c)).end }, ':')
    report(c, peek(c), 'expected `:`, found `=`', { help: 'replace equals symbol with a colon', mend })
    take(c)
  } else expect(c, ':')
  const value = c.grammar.expr(c)
  return { name, value, isShorthand: false, span: spanSince(c, start) }
}

function parenthesized(c: Cursor): Expr {
  const { start } = peek(c)
  const { parts, endsInComma } = inside(c, '(', () => listWithEnd(c, c.grammar.expr))
  const [only] = parts
  return only && parts.length === 1 && !endsInComma ? only : { kind: 'Tuple', items: parts, span: spanSince(c, start) }
}

function array(c: Cursor): Expr {
  const { start } = peek(c)
  const content = inside(c, '[', () => itemsOrRepeat(c))
  const span = spanSince(c, start)
  return content.length
    ? { kind: 'Repeat', item: content.item, length: content.length, span }
    : { kind: 'Array', items: content.items, span }
}

function blockExpr(c: Cursor): Expr {
  const { start } = peek(c)
  const block = c.grammar.block(c)
  return { kind: 'Block', block, span: spanSince(c, start) }
}

function closure(c: Cursor): Expr {
  const { start } = peek(c)
  if (at(c, 'static')) failUnsupported(c, peek(c), '`static` closures are')
  const isMove = eat(c, 'move')
  if (!at(c, '|') && !at(c, '||')) failExpected(c, '`|`')
  const params = eat(c, '||') ? [] : closureParams(c)
  if (eat(c, '->')) {
    const result = c.grammar.type(c)
    const body = nested(c, blockExpr)
    return { kind: 'Closure', isMove, params, result, body, span: spanSince(c, start) }
  }
  const body = c.grammar.expr(c)
  return { kind: 'Closure', isMove, params, body, span: spanSince(c, start) }
}

function closureParams(c: Cursor): ClosureParam[] {
  const params: ClosureParam[] = []
  eatSign(c, '|')
  while (!eatSign(c, '|')) {
    skipAttributes(c)
    const { start } = peek(c)
    const pattern = patternWithoutOr(c)
    const type = eat(c, ':') ? { type: c.grammar.type(c) } : {}
    params.push({ pattern, ...type, span: spanSince(c, start) })
    if (!eat(c, ',') && !at(c, '|') && !at(c, '||')) failExpected(c, 'one of `,` or `|`')
  }
  return params
}

function jumpValue(c: Cursor): { value?: Expr } {
  return atExprStart(c) ? { value: c.grammar.expr(c) } : {}
}

function structBase(c: Cursor): Expr {
  const operator = take(c)
  if (at(c, '}')) {
    const message = 'base expression required after `..`'
    fail(c, operator, message, { help: 'add a base expression here', code: 'E0797' })
  }
  const base = c.grammar.expr(c)
  if (at(c, ',')) fail(c, peek(c), 'cannot use a comma after the base struct', { help: 'remove this comma' })
  return base
}

/** Reads `break` or `continue`, with a label and a value if they are there. */
function jump(c: Cursor): Expr {
  const { start, text } = take(c)
  const label = atKind(c, 'lifetime') ? { label: labelOf(take(c)) } : {}
  if (text === 'continue') return { kind: 'Continue', ...label, span: spanSince(c, start) }
  const value = jumpValue(c)
  return { kind: 'Break', ...label, ...value, span: spanSince(c, start) }
}
