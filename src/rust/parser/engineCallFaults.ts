import { type Cursor, spanSince, peek, fail, described } from './cursor'
import type { Expr } from '../tree/tree'
import type { MacroDeclaration, MacroPart } from '../declarations/macros'

export function missing(c: Cursor): Expr {
  return { kind: 'ErrorExpr', span: spanSince(c, peek(c).start) }
}

export function failNoArm(c: Cursor, macro: MacroDeclaration, begin: number, partner: number): never {
  const token = peek(c)
  const forms = macro.arms.map((arm) => `\`${macro.name}!(${formOf(arm.pattern)})\``)
  const takes = `it is written ${[...new Set(forms)].join(' or ')}`
  if (c.at >= partner) {
    fail(c, { start: token.start, end: token.end }, 'unexpected end of macro invocation', {
      label: 'missing tokens in macro arguments',
      help: takes,
    })
  }
  const before = c.tokens[c.at - 1]
  const isListed = c.at > begin && before?.text !== ',' && token.kind === 'ident' && c.tokens[c.at + 1]?.text === '='
  fail(c, token, `no rules expected ${described(token)}`, {
    label: 'no rules expected this token in macro call',
    help: isListed ? 'separate the options with a comma' : takes,
  })
}

/** How a call of an arm is written: `text, option = value, …`. */
function formOf(parts: readonly MacroPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'token') return part.text === ',' || part.text === ';' ? `${part.text} ` : ` ${part.text} `
      if (part.kind === 'fragment') return part.fragment === 'literal' ? `"${part.variable}"` : part.variable
      if (part.operator === '?') return ''
      const form = formOf(part.parts)
      return form.startsWith(', ') ? `${form}, …` : `${form.trim()}${part.separator ?? ''} …`
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
