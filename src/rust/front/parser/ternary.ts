import { Diagnostics, replacement } from '../diagnostics/diagnostic'
import { textAt } from '../source/span'
import type { Expr } from '../tree/tree'
import { atExprStart } from './atExprStart'
import { at, attempt, type Cursor, expect, fail, peek, take } from './cursor'

/** Whether behind a question mark an expression and a colon follow, before the expression around it can end. */
export function isTernary(c: Cursor): boolean {
  if (!at(c, '?') || !atExprStart(c, 1)) return false
  for (let index = c.at + 1; index < c.tokens.length; index += 1) {
    const { kind, text, partner } = c.tokens[index]!
    if (kind === 'open') index = partner
    else if (kind === 'close' || kind === 'end' || text === ';' || text === ',' || text === '=>') return false
    else if (kind === 'punct' && text === ':') return true
    else if (text === '::') index += 1
  }
  return false
}

/** Fails behind the condition of a ternary of other languages, and says how Rust writes it. */
export function failTernary(c: Cursor, condition: Expr, operand: (c: Cursor) => Expr): never {
  // Faults of the parts are not told: this one comes first
  const apart: Cursor = { ...c, diagnostics: new Diagnostics() }
  const meant = attempt(apart, () => branches(apart, condition, operand))
  const isWhole = meant !== undefined && apart.diagnostics.isEmpty
  const shown = isWhole ? meant : `if ${textAt(c.text, condition.span)} { … } else { … }`
  const span = { start: condition.span.start, end: c.tokens[apart.at - 1]!.end }
  fail(c, peek(c), 'Rust has no ternary operator', {
    help: `use an \`if-else\` expression instead: \`${shown}\``,
    ...(isWhole && { mend: replacement(span, meant) }),
  })
}

function branches(c: Cursor, condition: Expr, operand: (c: Cursor) => Expr): string {
  take(c)
  const then = branch(c, operand)
  expect(c, ':')
  const otherwise = branch(c, operand)
  const last = otherwise.startsWith('if ') ? otherwise : `{ ${otherwise} }`
  return `if ${textAt(c.text, condition.span)} { ${then} } else ${last}`
}

function branch(c: Cursor, operand: (c: Cursor) => Expr): string {
  const value = operand(c)
  return isTernary(c) ? branches(c, value, operand) : textAt(c.text, value.span)
}
