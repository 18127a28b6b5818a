import { type Fix, replacement } from '../diagnostics/diagnostic'
import type { Block, BlockExpr, Expr } from '../tree/tree'
import { attributes, isLeftOut } from './attributes'
import { attempt, inside, nested } from './combinators'
import { ahead, at, atEnd, type Cursor, eat, lastEnd, peek, skipInvalid, spanSince, take } from './cursor'
import { described, fail, failExpected, replaceNext, report, reportNoSemicolon } from './failures'
import { expanded, inMacroScope, type OwnCall, ownCallAhead } from './expansion'
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

type Content = Omit<Block, 'span'>

/** Reports and skips invalid statements; ends at the closing delimiter. */
export function blockContent(c: Cursor): Block {
  const { start } = peek(c)
  const content: Content = { statements: [] }
  if (at(c, '#') && ahead(c, 1).text === '!') attributes(c)
  while (!atEnd(c)) {
    if (eat(c, ';')) continue
    const begin = c.at
    const isRead = attempt(c, () => (readStatement(c, content), true))
    if (!isRead) skipStatement(c, begin)
  }
  return { ...content, span: spanSince(c, start) }
}

function readStatement(c: Cursor, content: Content): void {
  const { start } = peek(c)
  const begin = c.at
  const isOff = isLeftOut(attributes(c))
  if (atItem(c)) {
    c.at = begin
    const found = item(c)
    if (found) content.statements.push({ kind: 'ItemStatement', item: found, span: found.span })
    return
  }
  if (isOff) content = { statements: [] }
  const own = c.isSkimming ? undefined : ownCallAhead(c)
  if (own && isStatementCall(c, own.offset)) return ownStatements(c, own, content)
  if (at(c, 'let') || atWrongLet(c)) {
    const word = peek(c)
    const read = letBinding(c)
    if (!eat(c, ';')) missingSemicolon(c)
    content.statements.push({ kind: 'Let', ...read, span: spanSince(c, word.start) })
    return
  }
  const { expr: value, endsInBlock } = statementExpr(c)
  if (atEnd(c)) {
    content.tail = value
    return
  }
  const hasSemicolon = eat(c, ';')
  if (!hasSemicolon && !endsInBlock) missingSemicolon(c)
  const span = spanSince(c, start)
  content.statements.push({ kind: 'ExprStatement', expr: value, hasSemicolon: hasSemicolon || !endsInBlock, span })
}

/** Whether a macro call is a statement: it ends with a semicolon or has braces. */
function isStatementCall(c: Cursor, offset: number): boolean {
  const { text, partner } = ahead(c, offset + 1)
  const { kind, text: behind } = c.tokens[partner + 1]!
  // The end of an expansion ends a statement
  if (kind === 'end' && c.expansion) return true
  return behind === ';' || (text === '{' && behind !== '.' && behind !== '?')
}

function ownStatements(c: Cursor, { rules, offset }: OwnCall, content: Content): void {
  const { start } = peek(c)
  c.at += offset + 1
  const { statements, tail } = expanded(c, rules, start, blockContent)
  content.statements.push(...statements)
  const hasSemicolon = eat(c, ';')
  if (tail && !hasSemicolon && atEnd(c)) content.tail = tail
  else if (tail) content.statements.push({ kind: 'ExprStatement', expr: tail, hasSemicolon, span: tail.span })
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

function letBinding(c: Cursor) {
  const word = peek(c)
  if (word.text === 'var' || word.text === 'auto') {
    report(c, word, 'invalid variable declaration', {
      help: `write \`let\` instead of \`${word.text}\` to introduce a new variable`,
      fix: replaceNext(c, 'let'),
    })
  } else if (word.text === 'mut') {
    const isSwapped = ahead(c, 1).text === 'let'
    const help = isSwapped ? 'switch the order of `mut` and `let`' : 'missing keyword: write `let mut`'
    if (isSwapped) take(c)
    report(c, word, 'invalid variable declaration', { help, fix: replaceNext(c, 'let mut', word.start) })
  }
  if (word.text !== 'mut' || at(c, 'let')) take(c)
  const bound = patternWithoutOr(c)
  if (at(c, '|')) {
    const help = 'wrap the pattern in parentheses'
    fail(c, bound.span, '`let` bindings require top-level or-patterns in parentheses', { help })
  }
  const annotation = eat(c, ':') ? { type: type(c) } : {}
  if (!annotation.type && !at(c, '=') && !at(c, ';')) failLet(c)
  const value = eat(c, '=') ? { value: expr(c) } : {}
  const otherwise = value.value && eat(c, 'else') ? { otherwise: block(c) } : {}
  return { pattern: bound, ...annotation, ...value, ...otherwise }
}

/** Keywords at which parsing resumes after an error. */
const RESUMING = /^(let|fn|struct|enum|impl|trait|use|const|for|while|loop|if|match|return|break)$/

function failLet(c: Cursor): never {
  const token = peek(c)
  if (/^[+\-*/%&|^]=$/.test(token.text)) {
    fail(c, token, "can't reassign to an uninitialized variable", {
      help: 'initialize the variable: write `=`',
      fix: replaceNext(c, '='),
    })
  }
  const wanted = 'one of `:`, `;`, `=`, `@`, or `|`'
  if (at(c, '==')) failExpected(c, wanted, 'to give a value, write `=`', replaceNext(c, '='))
  if (token.kind !== 'ident') failExpected(c, wanted)
  failExpected(c, wanted, `write the type after the name: \`let ${token.text}: ${c.tokens[c.at - 1]?.text} = …\``)
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
  if (atEnd(c) || isNewLine || isStatement) return reportNoSemicolon(c)
  fail(c, token, message, { label: 'expected `;` or an operator', help: foreignSign(c) })
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
    const help = 'use a double colon instead: `::`'
    fail(c, peek(c), 'path separator must be a double colon', { help, fix: replaceNext(c, '::') })
  }
  fail(c, opening, 'struct literal body without path', { help: 'write the name of the struct before it: `Self { … }`' })
}

function skipStatement(c: Cursor, begin: number): void {
  const isBehindBlock = (index: number) => c.tokens[index - 1]!.text === '}'
  const isStatement = ({ kind, text }: Token) => kind === 'keyword' && RESUMING.test(text)
  skipInvalid(c, begin, (token, index) => isBehindBlock(index) || isStatement(token))
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
  return meant ? { help: `write \`${meant}\` instead of \`${text}\``, fix: replacement(word, meant) } : undefined
}
