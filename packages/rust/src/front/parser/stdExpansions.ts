import type { StdMacroForm } from '../declarations/macros'
import type { Expr, FormatArgs, FormatCall, Literal, MacroExpr } from '../tree/tree'
import { list } from './combinators'
import { atKind, type Cursor, eat, peek, spanSince } from './cursor'
import { fail, failExpected } from './failures'
import { formatArgs } from './formatArgs'
import { pattern } from './patterns'
import { itemsOrRepeat } from './primaries'
import { writtenToken, type Token } from '../tokens/token'
import { placeOf } from './expansion'
import { positionAt } from '../../ir/position'
import { textAt } from '../source/span'
import { expr, PRECEDENCE } from './operators'

type Reading = (c: Cursor, name: string, start: number) => MacroExpr | Literal

/** The caller replaces the span with that of the call */
const span = { start: 0, end: 0 }

const formatted: Reading = (c, name) => {
  const call = { kind: 'FormatCall' as const, name: name as FormatCall['name'], span }
  if (!atKind(c, 'close')) return { ...call, format: formatArgs(c) }
  if (name === 'format') fail(c, peek(c), 'requires at least a format string argument')
  return call
}

const written: Reading = (c, name) => {
  const target = expr(c)
  if (!eat(c, ',') || atKind(c, 'close')) {
    if (name === 'write') fail(c, peek(c), 'requires at least a format string argument')
    return { kind: 'WriteCall', name: 'writeln', target, format: emptyFormat(c), span }
  }
  return { kind: 'WriteCall', name: name as 'write', target, format: formatArgs(c), span }
}

const asserted: Reading = (c, name) => {
  const begin = c.at
  if (atKind(c, 'close')) fail(c, peek(c), 'macro requires a boolean expression as an argument')
  const condition = expr(c)
  const text = assertedText(c.tokens, begin, c.at)
  return { kind: 'AssertCall', name: name as 'assert', condition, text, ...message(c), span }
}

const assertedPair: Reading = (c, name) => {
  const left = expr(c)
  if (!eat(c, ',')) failExpected(c, '`,`', `\`${name}!\` takes two values`)
  const right = expr(c)
  return { kind: 'AssertPairCall', isEqual: name.endsWith('eq'), left, right, ...message(c), span }
}

function message(c: Cursor): { message?: FormatArgs } {
  return eat(c, ',') && !atKind(c, 'close') ? { message: formatArgs(c) } : {}
}

const vec: Reading = (c) => {
  const content = itemsOrRepeat(c)
  return content.length
    ? { kind: 'VecRepeat', item: content.item, length: content.length, span }
    : { kind: 'VecList', items: content.items, span }
}

const matches: Reading = (c) => {
  const scrutinee = expr(c)
  if (!eat(c, ',')) failExpected(c, '`,`', '`matches!` takes a value and a pattern')
  const shape = pattern(c)
  const guard = eat(c, 'if') ? { guard: expr(c) } : {}
  eat(c, ',')
  return { kind: 'MatchesCall', scrutinee, pattern: shape, ...guard, span }
}

const dbg: Reading = (c) => {
  const args = list(c, (c): { value: Expr; text: string } => {
    const begin = c.at
    const value = expr(c)
    return { value, text: assertedText(c.tokens, begin, c.at) }
  })
  return { kind: 'DbgCall', args, span }
}

function emptyFormat(c: Cursor): FormatArgs {
  const { start } = peek(c)
  const nothing = { start, end: start }
  return { pieces: [], args: [], template: nothing, span: nothing }
}

/** Parsers of std macros by the form of their arguments. */
export const STD_EXPANSIONS: Readonly<Record<StdMacroForm, Reading>> = {
  formatted,
  written,
  asserted,
  assertedPair,
  vec,
  matches,
  dbg,
  literal: literalMacro,
}

const LOOSE = new Set('+ - * / % ^ & | && || << >> += -= *= /= %= ^= &= |= <<= >>= == != < > <= >= = => ->'.split(' '))
const PREFIXES = new Set(['-', '!', '*', '&', '&&'])

/** As rustc prints it, with normalized spaces. */
export function assertedText(tokens: readonly Token[], from: number, to: number): string {
  let output = ''
  let genericsDepth = 0
  let closesClosure = false
  let endsOperand = false
  let depth = 0
  for (let at = from; at < to;) {
    const token = tokens[at]!
    if (token.group || endsList(tokens, at)) {
      at += 1
      continue
    }
    if (token.kind === 'open' && tokens[at - 1]?.text === '!' && tokens[at - 2]?.kind === 'ident') {
      // Macro arguments are printed as written
      output += writtenText(tokens, at, token.partner + 1)
      at = token.partner + 1
      endsOperand = true
      continue
    }
    const written = writtenToken(token)
    const isPunct = token.kind === 'punct'
    const opensGenerics = isPunct && token.text === '<' && tokens[at - 1]?.text === ':'
    const isGenerics = opensGenerics || (genericsDepth > 0 && isPunct && /^[<>]/.test(token.text))
    const isBar = isPunct && token.text === '|' && (closesClosure || !endsOperand)
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    const isPrefix = isPunct && PREFIXES.has(token.text) && !endsOperand
    if (isGenerics) genericsDepth += token.text[0] === '<' ? 1 : -1
    if (isGenerics) output += written[0]
    else if (isBar) {
      output += closesClosure ? '| ' : '|'
      closesClosure = !closesClosure
    } else if (isPrefix) output += written
    else if (isPunct && LOOSE.has(token.text)) output += ` ${written}${depth === 0 ? BREAK : ' '}`
    else if (token.text === ',' || token.text === ';') output += `${written} `
    else if (isPunct && token.text === ':') output += ': '
    else output += spaced(written, output, token)
    at += isGenerics ? 1 : token.width
    endsOperand =
      token.kind === 'close' ||
      (!isPunct && token.kind !== 'open' && !isJoining(token)) ||
      (isGenerics && genericsDepth === 0)
  }
  const operands = output
    .replace(/ {2,}/g, ' ')
    .replace(/ ([)\],;])/g, '$1')
    .trim()
    .split(BREAK)
  return /^(if|match)\b/.test(output) ? operands.join(' ') : wrapped(operands)
}

/** A possible line break, after an operator. */
const BREAK = '\0'

const MAX_COLUMN = 78

/** Joins operands, each with the operator behind it, with rustc's line breaks. */
function wrapped(operands: readonly string[]): string {
  const operators = operands.slice(0, -1).map((operand) => /\S+$/.exec(operand)![0])
  const flat = (first: number, last: number) => {
    const { length = -1 } = operators[last] ?? {}
    const text = operands.slice(first, last + 1).join(' ')
    return text.slice(0, text.length - length - 1)
  }
  let [output, lineStart] = ['', 0]
  const print = (first: number, last: number, indent: number, behind: number): void => {
    const fits = (from: number, text: string) =>
      output.length - lineStart + (text + flat(from, last)).length + behind <= MAX_COLUMN
    const level = PRECEDENCE.find((each) => operators.slice(first, last).some((operator) => each.includes(operator)))
    if (!level || fits(first, '')) {
      output += flat(first, last)
      return
    }
    const split = operators.findLastIndex((operator, i) => i >= first && i < last && level.includes(operator))
    const operator = ` ${operators[split]}`
    print(first, split, indent + 4, operator.length)
    output += operator
    if (fits(split + 1, ' ')) output += ' '
    else {
      lineStart = output.length + 1
      output += `\n${' '.repeat(indent)}`
    }
    print(split + 1, last, indent + 4, behind)
  }
  print(0, operands.length - 1, 4, 0)
  return output
}

/** The comma of a tuple with one item does not count. */
function endsList(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]!.text !== ',' || next?.kind !== 'close' || next.text === '}') return false
  const open = tokens.findIndex(({ partner }) => partner === at + 1)
  const before = tokens[open - 1]
  const isCall = before?.kind === 'ident' || before?.kind === 'close' || before?.text === '>'
  return isCall || next.text === ']' || tokens.slice(open + 1, at).some(({ text }) => text === ',')
}

function writtenText(tokens: readonly Token[], from: number, to: number): string {
  let output = ''
  let end: number | undefined
  for (let at = from; at < to; at += tokens[at]!.width) {
    const token = tokens[at]!
    const { start } = placeOf(token)
    const isApart = end !== undefined && end !== start && !/^[,;.?)\]]$/.test(token.text) && !/[([]$/.test(output)
    if (token.group) continue
    output += (isApart ? ' ' : '') + writtenToken(token)
    end = start + Math.max(token.width, placeOf(token).end - start)
  }
  return output
}

function isJoining({ kind, text }: Token): boolean {
  return kind === 'keyword' && /^(as|mut|if|else|match|in|return|move)$/.test(text)
}

/** Whether a space separates two tokens: words from each other, and braces from everything. */
function spaced(written: string, before: string, { kind, text }: Token): string {
  const isWord = kind !== 'punct' && kind !== 'open' && kind !== 'close'
  const gap = (isWord && /[\w"')\]}]$/.test(before)) || text === '{' || text === '}' ? ' ' : ''
  return gap + written + (text === '{' || text === 'mut' ? ' ' : '')
}

/** Parses std macros that expand to literals: `stringify!`, `concat!`, `line!`, `column!`, `compile_error!`. */
function literalMacro(c: Cursor, name: string, start: number): Literal {
  const span = spanSince(c, start)
  const text = (value: string): Literal => ({ kind: 'StrLit', span, value })
  switch (name) {
    case 'stringify': {
      const begin = c.at
      while (!atKind(c, 'close')) c.at = atKind(c, 'open') ? peek(c).partner + 1 : c.at + 1
      return text(writtenText(c.tokens, begin, c.at))
    }
    case 'concat':
      return text(list(c, (c) => shown(c, expr(c))).join(''))
    case 'compile_error': {
      const reason = expr(c)
      if (reason.kind !== 'StrLit') fail(c, reason.span, 'argument must be a string literal')
      fail(c, { start, end: peek(c).end }, reason.value)
    }
  }
  const value = BigInt(positionAt(c.text, start)[name === 'line' ? 'line' : 'column'])
  return { kind: 'IntLit', span, value, suffix: 'u32' }
}

/** A literal formatted with `{}`. */
function shown(c: Cursor, expr: Expr): string {
  if (expr.kind === 'Unary' && expr.operator === '-') return `-${shown(c, expr.operand)}`
  if (expr.kind === 'FloatLit') return /[.e]/.test(expr.digits) ? expr.digits.replace(/\.$/, '.0') : `${expr.digits}.0`
  if (expr.kind === 'StrLit' || expr.kind === 'CharLit' || expr.kind === 'IntLit' || expr.kind === 'BoolLit') {
    return `${expr.value}`
  }
  return fail(c, expr.span, 'expected a literal', {
    help: `only literals can be passed to \`concat!()\`, not \`${textAt(c.text, expr.span)}\``,
  })
}
