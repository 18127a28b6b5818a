import { replacement } from '../diagnostics/diagnostic'
import type { Fix } from '../diagnostics/diagnostic'
import type { Rules } from '../declarations/macros'
import type { Block, BlockExpr, Expr, Statement } from '../tree/tree'
import { attributes, isLeftOut } from './attributes'
import {
  ahead,
  at,
  atKind,
  attempt,
  described,
  eat,
  fail,
  failExpected,
  inside,
  lastEnd,
  nested,
  peek,
  report,
  reportNoSemicolon,
  spanOf,
  spanSince,
  take,
} from './cursor'
import type { Cursor } from './cursor'
import { expanded, inMacroScope, ownCallAhead } from './expansion'
import { expr, exprOf } from './operators'
import { patternWithoutOr } from './patterns'
import { primary } from './primaries'
import { similarName } from '../diagnostics/similarName'
import type { Token } from '../tokens/token'
import { item } from './items'
import { type } from './types'

export function block(c: Cursor): Block {
  return nested(c, () => {
    const { start } = peek(c)
    const content = inMacroScope(c, () => inside(c, '{', blockContent))
    return { ...content, span: spanSince(c, start) }
  })
}

export function blockExpr(c: Cursor): BlockExpr {
  const { start } = peek(c)
  return { kind: 'Block', block: block(c), span: spanSince(c, start) }
}

type Content = { statements: Statement[]; tail?: Expr }

/** Reports and skips invalid statements; ends at the closing delimiter. */
export function blockContent(c: Cursor): Block {
  const { start } = peek(c)
  const content: Content = { statements: [] }
  if (at(c, '#') && ahead(c, 1).text === '!') attributes(c)
  while (!atKind(c, 'close') && !atKind(c, 'end')) {
    if (eat(c, ';')) continue
    const begin = c.at
    const isRead = attempt(c, () => readStatement(c, content))
    if (!isRead) skipStatement(c, begin)
  }
  return { ...content, span: spanSince(c, start) }
}

function readStatement(c: Cursor, content: Content): true {
  const { start } = peek(c)
  const begin = c.at
  const isOff = isLeftOut(attributes(c))
  if (atItem(c)) {
    c.at = begin
    const found = item(c)
    if (found) content.statements.push({ kind: 'ItemStatement', item: found, span: found.span })
    return true
  }
  if (isOff) content = { statements: [] }
  const own = c.isSkimming ? undefined : ownCallAhead(c)
  if (own && isStatementCall(c, own.offset)) return ownStatements(c, own, content)
  if (at(c, 'let') || atWrongLet(c)) {
    content.statements.push(letStatement(c))
    return true
  }
  const { expr: value, endsInBlock } = statementExpr(c)
  if (atKind(c, 'close') || atKind(c, 'end')) {
    content.tail = value
    return true
  }
  const hasSemicolon = eat(c, ';')
  if (!hasSemicolon && !endsInBlock) missingSemicolon(c)
  const span = spanSince(c, start)
  content.statements.push({ kind: 'ExprStatement', expr: value, hasSemicolon: hasSemicolon || !endsInBlock, span })
  return true
}

/** Whether a macro call is a statement: it ends with a semicolon or has braces. */
function isStatementCall(c: Cursor, offset: number): boolean {
  const { text, partner } = ahead(c, offset + 1)
  const { kind, text: behind } = c.tokens[partner + 1]!
  // The end of an expansion ends a statement
  if (kind === 'end' && c.expansion) return true
  return behind === ';' || (text === '{' && behind !== '.' && behind !== '?')
}

function ownStatements(c: Cursor, { rules, offset }: { rules: Rules; offset: number }, content: Content): true {
  const { start } = peek(c)
  c.at += offset + 1
  const { statements, tail } = expanded(c, rules, start, blockContent)
  content.statements.push(...statements)
  const hasSemicolon = eat(c, ';')
  if (tail && !hasSemicolon && (atKind(c, 'close') || atKind(c, 'end'))) content.tail = tail
  else if (tail) content.statements.push({ kind: 'ExprStatement', expr: tail, hasSemicolon, span: tail.span })
  return true
}

export function statementWithoutEnd(c: Cursor): void {
  attributes(c)
  if (atItem(c)) item(c)
  else if (at(c, 'let')) letBinding(c)
  else statementExpr(c)
}

const BLOCK_KEYWORDS = new Set(['if', 'match', 'loop', 'while', 'for'])

/** The expression may end with its block, unless `.` or `?` follows. */
export function statementExpr(c: Cursor): { expr: Expr; endsInBlock: boolean } {
  const { kind, text } = peek(c)
  const beginsWithBlock =
    kind === 'lifetime' ||
    (kind === 'keyword' && BLOCK_KEYWORDS.has(text)) ||
    (kind === 'open' && text === '{') ||
    isBraceMacro(c)
  if (!beginsWithBlock) return { expr: expr(c), endsInBlock: false }
  const first = nested(c, primary)
  if (!at(c, '.') && !at(c, '?')) return { expr: first, endsInBlock: true }
  return { expr: exprOf(c, first), endsInBlock: false }
}

/** `name! { … }`. */
function isBraceMacro(c: Cursor): boolean {
  let offset = 0
  while (ahead(c, offset).kind === 'ident' && ahead(c, offset + 1).text === '::') offset += 3
  return ahead(c, offset).kind === 'ident' && ahead(c, offset + 1).text === '!' && ahead(c, offset + 2).text === '{'
}

/** `var x = 1` and `mut x = 1`. */
function atWrongLet(c: Cursor): boolean {
  const [word, name, mark] = [peek(c), ahead(c, 1), ahead(c, 2)]
  if (word.kind === 'keyword' && word.text === 'mut') return true
  return (
    word.kind === 'ident' && ['var', 'auto'].includes(word.text) && name.kind === 'ident' && /^[=:;]$/.test(mark.text)
  )
}

function letStatement(c: Cursor): Statement {
  const { start } = peek(c)
  const read = letBinding(c)
  if (!eat(c, ';')) missingSemicolon(c)
  return { kind: 'Let', ...read, span: spanSince(c, start) }
}

function letBinding(c: Cursor) {
  const word = peek(c)
  const { start } = word
  if (word.text === 'var' || word.text === 'auto') {
    report(c, word, 'invalid variable declaration', {
      help: `write \`let\` instead of \`${word.text}\` to introduce a new variable`,
      fix: replacement(spanOf(word), 'let'),
    })
  } else if (word.text === 'mut') {
    const isSwapped = ahead(c, 1).text === 'let'
    report(c, word, 'invalid variable declaration', {
      help: isSwapped ? 'switch the order of `mut` and `let`' : 'missing keyword: write `let mut`',
      fix: { span: { start, end: isSwapped ? ahead(c, 1).end : word.end }, text: 'let mut' },
    })
    if (isSwapped) take(c)
  }
  if (word.text !== 'mut' || at(c, 'let')) take(c)
  const bound = patternWithoutOr(c)
  if (at(c, '|')) {
    fail(c, bound.span, '`let` bindings require top-level or-patterns in parentheses', {
      help: 'wrap the pattern in parentheses',
    })
  }
  const annotation = eat(c, ':') ? { type: type(c) } : {}
  if (!annotation.type && !at(c, '=') && !at(c, ';')) failLet(c)
  const value = eat(c, '=') ? { value: expr(c) } : {}
  const otherwise = value.value && eat(c, 'else') ? { otherwise: elseBlock(c) } : {}
  return { pattern: bound, ...annotation, ...value, ...otherwise }
}

function elseBlock(c: Cursor): Block {
  if (!at(c, '{')) failExpected(c, '`{`')
  return block(c)
}

/** Keywords at which parsing resumes after an error. */
const RESUMING = /^(let|fn|struct|enum|impl|trait|use|const|for|while|loop|if|match|return|break)$/

function failLet(c: Cursor): never {
  const token = peek(c)
  if (/^[+\-*/%&|^]=$/.test(token.text)) {
    fail(c, token, "can't reassign to an uninitialized variable", {
      help: 'initialize the variable: write `=`',
      fix: replacement(spanOf(token), '='),
    })
  }
  if (at(c, '=='))
    failExpected(c, 'one of `:`, `;`, `=`, `@`, or `|`', 'to give a value, write `=`', replacement(spanOf(token), '='))
  const wasKeyword = c.tokens[c.at - 1]?.text
  const help =
    token.kind === 'ident' ? `write the type after the name: \`let ${token.text}: ${wasKeyword} = …\`` : undefined
  failExpected(c, 'one of `:`, `;`, `=`, `@`, or `|`', help)
}

/** Reports a missing semicolon. Parsing continues on a new line or statement; the rest of the line is skipped. */
function missingSemicolon(c: Cursor): void {
  const token = peek(c)
  const before = c.tokens[c.at - 1]
  const end = lastEnd(c)
  const foreign = before?.kind === 'ident' ? meantWord([before, token, ahead(c, 1)]) : undefined
  const isNewLine = c.text.slice(end, token.start).includes('\n')
  const isStatement =
    token.kind === 'keyword' && /^(let|if|for|while|loop|match|return|fn|struct|enum|use|impl)$/.test(token.text)
  const message = `expected \`;\`, found ${described(token)}`
  if (at(c, ':') && before?.kind === 'ident') failColon(c)
  if (foreign && !isNewLine) fail(c, token, message, { label: 'expected `;`', ...foreign })
  if (atKind(c, 'close') || atKind(c, 'end') || isNewLine || isStatement) {
    return reportNoSemicolon(c)
  }
  const help = foreignSign(c)
  fail(c, token, message, { label: 'expected `;` or an operator', ...(help && { help }) })
}

/** The operator of another language after an expression. */
function foreignSign(c: Cursor): string | undefined {
  if (at(c, '=>')) return 'a closure is written `|x| x + 1`'
  const isQuestion = c.tokens[c.at - 1]?.text === '?' && c.tokens[c.at - 2]?.text === '?'
  return isQuestion ? 'Rust has no `??` operator: use `.unwrap_or(…)`' : undefined
}

/** `name: 1` is a struct literal without its name, or half of a path. */
function failColon(c: Cursor): never {
  const opening = c.tokens[c.at - 2]
  if (opening?.text !== '{') {
    const fix = replacement(spanOf(peek(c)), '::')
    fail(c, peek(c), 'path separator must be a double colon', { help: 'use a double colon instead: `::`', fix })
  }
  fail(c, opening, 'struct literal body without path', { help: 'write the name of the struct before it: `Self { … }`' })
}

/** Skips to the semicolon, or to a line that starts a new statement. */
function skipStatement(c: Cursor, begin: number): void {
  let index = begin
  let isBehindBlock = false
  while (index < c.tokens.length) {
    const token = c.tokens[index]!
    if (token.kind === 'close' || token.kind === 'end') break
    const isNewLine = index > begin && c.text.slice(c.tokens[index - 1]!.end, token.start).includes('\n')
    const resumes = isBehindBlock || (token.kind === 'keyword' && RESUMING.test(token.text))
    if (index > begin && index >= c.at && isNewLine && resumes) break
    isBehindBlock = token.text === '{'
    index = token.kind === 'open' ? token.partner + 1 : index + 1
    if (token.text === ';' && index > c.at) break
  }
  c.at = index
}

const ALWAYS = new Set(['fn', 'struct', 'enum', 'impl', 'trait', 'use', 'mod', 'type', 'pub', 'extern'])

export function atItem(c: Cursor): boolean {
  const [word, next, third] = [ahead(c, 0), ahead(c, 1), ahead(c, 2)]
  if (word.kind === 'ident') {
    return (
      (word.text === 'macro_rules' && next.text === '!') ||
      (word.text === 'union' && next.kind === 'ident' && third.text === '{')
    )
  }
  if (word.kind !== 'keyword') return false
  switch (word.text) {
    case 'const':
      return next.text !== '{' && next.text !== '|' && next.text !== '||'
    case 'static':
      return next.kind === 'ident' || next.text === 'mut'
    case 'unsafe':
    case 'async':
      return next.kind === 'keyword' && /^(fn|impl|trait|extern|unsafe)$/.test(next.text)
    default:
      return ALWAYS.has(word.text)
  }
}

/** Keywords of other languages and Rust's equivalents. */
const KEYWORDS: Record<string, string> = {
  ...{ function: 'fn', func: 'fn', def: 'fn', class: 'struct', import: 'use', include: 'use' },
  ...{ elif: 'else if', elsif: 'else if', elseif: 'else if', switch: 'match' },
}

const TYPES: Record<string, string> = { int: 'i32', float: 'f32', double: 'f64', string: 'String' }

/** Keywords that are often mistyped. */
const BEGINNINGS = 'let fn struct enum impl trait use const static while loop match return for'.split(' ')

/** The keyword that an unknown word probably means, judged by the next two tokens. */
export function meantWord([word, next, third]: readonly [Token, Token, Token]):
  { help: string; fix?: Fix } | undefined {
  const { text } = word
  if (text === 'new') return { help: 'create a value with `Name { … }` or a function such as `Name::new(…)`' }
  if (Object.hasOwn(TYPES, text)) {
    const fix = replacement({ start: word.start, end: next.end }, `let ${next.text}: ${TYPES[text]}`)
    return { help: `declare a variable with \`let name: ${TYPES[text]} = …\``, ...(third.text === '=' && { fix }) }
  }
  const isTyped = text.length > 2 && next.kind !== 'punct'
  const meant = Object.hasOwn(KEYWORDS, text) ? KEYWORDS[text] : isTyped ? similarName(text, BEGINNINGS) : undefined
  return meant === undefined
    ? undefined
    : { help: `write \`${meant}\` instead of \`${text}\``, fix: replacement(word, meant) }
}
