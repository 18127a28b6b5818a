import type { StdMacroForm } from '../declarations/stdMacros'
import type { Expr, FormatArgs, FormatCall, Literal, MacroExpr } from '../tree/tree'
import { assertedText } from './assertedText'
import { atKind, eat, failExpected, fail, list, peek } from './cursor'
import type { Cursor } from './cursor'
import { formatArgs } from './formatArgs'
import { literalMacro } from './literalMacros'
import { pattern } from './patterns'
import { itemsOrRepeat } from './itemsOrRepeat'

type Reading = (c: Cursor, name: string, start: number) => MacroExpr | Literal

/** The span is that of the whole call, which the caller knows. */
const span = { start: 0, end: 0 }

const formatted: Reading = (c, name) => {
  const call = { kind: 'FormatCall' as const, name: name as FormatCall['name'], span }
  if (!atKind(c, 'close')) return { ...call, format: formatArgs(c) }
  if (name === 'format') fail(c, peek(c), 'requires at least a format string argument')
  return call
}

const written: Reading = (c, name) => {
  const target = c.grammar.expr(c)
  if (!eat(c, ',') || atKind(c, 'close')) {
    if (name === 'write') fail(c, peek(c), 'requires at least a format string argument')
    return { kind: 'WriteCall', name: 'writeln', target, format: emptyFormat(c), span }
  }
  return { kind: 'WriteCall', name: name as 'write', target, format: formatArgs(c), span }
}

const asserted: Reading = (c, name) => {
  const begin = c.at
  if (atKind(c, 'close')) fail(c, peek(c), 'macro requires a boolean expression as an argument')
  const condition = c.grammar.expr(c)
  const text = assertedText(c.tokens, begin, c.at)
  return { kind: 'AssertCall', name: name as 'assert', condition, text, ...message(c), span }
}

const assertedPair: Reading = (c, name) => {
  const left = c.grammar.expr(c)
  if (!eat(c, ',')) failExpected(c, '`,`', `\`${name}!\` takes two values`)
  const right = c.grammar.expr(c)
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
  const scrutinee = c.grammar.expr(c)
  if (!eat(c, ',')) failExpected(c, '`,`', '`matches!` takes a value and a pattern')
  const shape = pattern(c)
  const guard = eat(c, 'if') ? { guard: c.grammar.expr(c) } : {}
  eat(c, ',')
  return { kind: 'MatchesCall', scrutinee, pattern: shape, ...guard, span }
}

const dbg: Reading = (c) => {
  const args = list(c, (c): { value: Expr; text: string } => {
    const begin = c.at
    const value = c.grammar.expr(c)
    return { value, text: assertedText(c.tokens, begin, c.at) }
  })
  return { kind: 'DbgCall', args, span }
}

function emptyFormat(c: Cursor): FormatArgs {
  const { start } = peek(c)
  const nothing = { start, end: start }
  return { pieces: [], args: [], template: nothing, span: nothing }
}

/** How the arguments of a macro of std are read, by their form. */
export const STD_READINGS: Readonly<Record<StdMacroForm, Reading>> = {
  formatted,
  written,
  asserted,
  assertedPair,
  vec,
  matches,
  dbg,
  literal: literalMacro,
}
