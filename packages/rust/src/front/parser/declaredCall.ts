import { insertion } from '../diagnostics/diagnostic'
import type { MacroArm, MacroDeclaration, MacroPart } from '../declarations/macros'
import type { Span } from '../source/span'
import type { CallOption, Expr, FormatArgs } from '../tree/tree'
import { atKind, type Cursor, identOf, peek, spanSince, take } from './cursor'
import { failNoRule } from './failures'
import { formatArgs, formatOf } from './formatArgs'
import { type Bindings, type Bound, type BoundFragment, matchArms } from './matching'

/** Parses a call of a declared macro by its first matching arm. */
export function declaredCall(c: Cursor, macro: MacroDeclaration, start: number): Expr {
  const { partner } = take(c)
  const { isHead } = c
  const begin = c.at
  c.isHead = false
  const matched = matchArms(c, macro.arms, partner)
  if (!matched) failNoArm(c, macro, begin, partner)
  const call = expanded(c, macro, matched.arm, matched.bindings, begin)
  c.at = partner + 1
  c.isHead = isHead
  return { ...call, span: spanSince(c, start) }
}

function expanded(c: Cursor, { name }: MacroDeclaration, arm: MacroArm, bindings: Bindings, begin: number) {
  const exprsOf = (variable: string) => fragmentsOf(bindings, variable).flatMap(({ expr }) => expr ?? [])
  const head = arm.head.map((argument): Expr => {
    if (argument.kind === 'variable') return exprsOf(argument.variable)[0] ?? missingArgument(c)
    const format = formatted(c, argument.variables, bindings, begin)
    const call: Expr = { kind: 'FormatCall', name: 'format', format, span: format.span }
    return argument.isRef ? { kind: 'Ref', isMut: false, operand: call, span: format.span } : call
  })
  const set = arm.options.flatMap(({ name, variable }): CallOption[] =>
    exprsOf(variable).map((value) => ({ name: { name, span: value.span }, value, span: value.span })),
  )
  const values = exprsOf('value')
  const written = fragmentsOf(bindings, 'option').flatMap(({ tokens, from }, index): CallOption[] => {
    const value = values[index]
    const name = identOf(tokens[from]!)
    return value ? [{ name, value, span: { start: name.span.start, end: value.span.end } }] : []
  })
  return { kind: 'DeclaredCall' as const, name, builder: arm.builder, head, options: [...set, ...written] }
}

/** A format string and its values, from expressions or from all tokens of the call. */
function formatted(c: Cursor, variables: readonly string[], bindings: Bindings, begin: number): FormatArgs {
  const bound = variables.flatMap((variable) => fragmentsOf(bindings, variable))
  if (bound[0]?.kind === 'tt') {
    c.at = begin
    return formatArgs(c)
  }
  const [template, ...values] = bound.flatMap(({ expr }) => expr ?? [])
  const span: Span = { start: template!.span.start, end: (values.at(-1) ?? template!).span.end }
  const args = values.map((value) => ({ value, isCaptured: false }))
  return formatOf(c, template!, args, span)
}

function fragmentsOf(bindings: Bindings, variable: string): BoundFragment[] {
  const flat = (bound: Bound): BoundFragment[] => (Array.isArray(bound) ? bound.flatMap(flat) : [bound])
  return flat(bindings.get(variable) ?? [])
}

/** For an error that was reported. */
function missingArgument(c: Cursor): Expr {
  return { kind: 'ErrorExpr', span: spanSince(c, peek(c).start) }
}

function failNoArm(c: Cursor, macro: MacroDeclaration, begin: number, partner: number): never {
  const before = c.tokens[c.at - 1]!
  const isOption = atKind(c, 'ident') && c.tokens[c.at + 1]?.text === '='
  if (isOption && c.at > begin && before.text !== ',')
    failNoRule(c, partner, 'separate the options with a comma', insertion(before.end, ','))
  const forms = macro.arms.map((arm) => `\`${macro.name}!(${formOf(arm.pattern)})\``)
  failNoRule(c, partner, `it is written ${[...new Set(forms)].join(' or ')}`)
}

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
