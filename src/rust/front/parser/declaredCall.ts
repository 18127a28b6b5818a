import { insertion } from '../diagnostics/diagnostic'
import type { MacroArm, MacroDeclaration, MacroPart } from '../declarations/macros'
import type { Span } from '../source/span'
import type { CallOption, Expr, FormatArgs, Ident } from '../tree/tree'
import { atKind, type Cursor, described, fail, identOf, peek, spanSince, take } from './cursor'
import { formatArgs, formatOf } from './formatArgs'
import { literalOf } from './literals'

/** What the variables of an arm stand for in a call. */
type Bindings = Map<string, Bound[]>

type Bound = { kind: 'expr'; expr: Expr } | { kind: 'ident'; ident: Ident } | { kind: 'tokens'; at: number }

/** One call while its arms are tried. */
type Matching = {
  c: Cursor
  bindings: Bindings
  /** Expressions that earlier arms have read, by the token where they begin: no arm reads one anew. */
  readBefore: Map<number, { expr: Expr; end: number }>
  /** The farthest token that did not fit. */
  farthest: number
}

/** Reads the call of a declared macro, whose delimiter follows, by the first of its arms that fits. */
export function declaredCall(c: Cursor, macro: MacroDeclaration, start: number): Expr {
  const { partner } = take(c)
  const { isHead } = c
  const begin = c.at
  const matching: Matching = { c, bindings: new Map(), readBefore: new Map(), farthest: begin }
  c.isHead = false
  for (const arm of macro.arms) {
    c.at = begin
    matching.bindings = new Map()
    if (matchParts(matching, arm.pattern) && c.at === partner) {
      const call = expanded(c, macro, arm, matching.bindings, begin)
      c.at = partner + 1
      c.isHead = isHead
      return { ...call, span: spanSince(c, start) }
    }
    matching.farthest = Math.max(matching.farthest, c.at)
  }
  c.at = matching.farthest
  return failNoArm(c, macro, begin, partner)
}

/** Whether the parts of a pattern follow. Where they do not, the cursor stands at the token that does not fit. */
function matchParts(matching: Matching, parts: readonly MacroPart[]): boolean {
  return parts.every((part) => matchPart(matching, part))
}

function matchPart(matching: Matching, part: MacroPart): boolean {
  const { c, bindings } = matching
  switch (part.kind) {
    case 'token':
      if (peek(c).text !== part.text || literalOf(peek(c)) || atKind(c, 'close')) return false
      take(c)
      return true
    case 'fragment': {
      const bound = fragment(matching, part)
      if (!bound) return false
      const before = bindings.get(part.variable)
      if (before) before.push(bound)
      else bindings.set(part.variable, [bound])
      return true
    }
    case 'repeat':
      return repeated(matching, part)
  }
}

/** Takes rounds while they fit. What begins like a round and is none is left to the parts behind. */
function repeated(matching: Matching, part: MacroPart & { kind: 'repeat' }): boolean {
  const { c, bindings } = matching
  let rounds = 0
  while (!atKind(c, 'close')) {
    const before = c.at
    const isSeparated = rounds === 0 || part.separator === undefined || peek(c).text === part.separator
    if (!isSeparated) break
    if (rounds > 0 && part.separator !== undefined) take(c)
    matching.bindings = new Map()
    const fits = matchParts(matching, part.parts)
    const round = matching.bindings
    matching.bindings = bindings
    if (!fits) {
      matching.farthest = Math.max(matching.farthest, c.at)
      c.at = before
      break
    }
    for (const [name, bound] of round) {
      const known = bindings.get(name)
      if (known) known.push(...bound)
      else bindings.set(name, bound)
    }
    rounds += 1
    if (part.operator === '?') break
  }
  return rounds > 0 || part.operator !== '+'
}

function fragment({ c, readBefore }: Matching, part: MacroPart & { kind: 'fragment' }): Bound | undefined {
  const token = peek(c)
  if (token.kind === 'close' || token.kind === 'end') return undefined
  switch (part.fragment) {
    case 'ident':
      return token.kind === 'ident' ? { kind: 'ident', ident: identOf(take(c)) } : undefined
    case 'literal': {
      const literal = literalOf(token)
      if (literal) take(c)
      return literal && { kind: 'expr', expr: literal }
    }
    case 'tt': {
      const bound = { kind: 'tokens' as const, at: c.at }
      c.at = token.kind === 'open' ? token.partner + 1 : c.at + token.width
      return bound
    }
    case 'expr': {
      const known = readBefore.get(c.at)
      const begin = c.at
      const expr = known?.expr ?? c.grammar.expr(c)
      if (known) c.at = known.end
      else readBefore.set(begin, { expr, end: c.at })
      return { kind: 'expr', expr }
    }
  }
}

/** The call that the arm stands for. */
function expanded(c: Cursor, { name }: MacroDeclaration, arm: MacroArm, bindings: Bindings, begin: number) {
  const exprsOf = (variable: string) =>
    (bindings.get(variable) ?? []).flatMap((bound) => (bound.kind === 'expr' ? [bound.expr] : []))
  const head = arm.head.map((argument): Expr => {
    if (argument.kind === 'variable') return exprsOf(argument.variable)[0] ?? missing(c)
    const format = formatted(c, argument.variables, bindings, begin)
    const call: Expr = { kind: 'FormatCall', name: 'format', format, span: format.span }
    return argument.isRef ? { kind: 'Ref', isMut: false, operand: call, span: format.span } : call
  })
  const set = arm.options.flatMap(({ name, variable }): CallOption[] =>
    exprsOf(variable).map((value) => ({ name: { name, span: value.span }, value, span: value.span })),
  )
  const values = exprsOf('value')
  const written = (bindings.get('option') ?? []).flatMap((bound, index): CallOption[] => {
    const value = values[index]
    if (bound.kind !== 'ident' || !value) return []
    return [{ name: bound.ident, value, span: { start: bound.ident.span.start, end: value.span.end } }]
  })
  const builder = arm.builder === undefined ? {} : { builder: arm.builder }
  return { kind: 'DeclaredCall' as const, name, ...builder, head, options: [...set, ...written] }
}

/** A format string and its values: from expressions, or from the tokens of the whole call. */
function formatted(c: Cursor, variables: readonly string[], bindings: Bindings, begin: number): FormatArgs {
  const bound = variables.flatMap((variable) => bindings.get(variable) ?? [])
  if (bound[0]?.kind === 'tokens') {
    c.at = begin
    return formatArgs(c)
  }
  const [template, ...values] = bound.flatMap((each) => (each.kind === 'expr' ? [each.expr] : []))
  const span: Span = { start: template!.span.start, end: (values.at(-1) ?? template!).span.end }
  const args = values.map((value) => ({ value, isCaptured: false }))
  return formatOf(c, template!, args, span)
}

/** What stands for an argument that is not there and is told already. */
function missing(c: Cursor): Expr {
  return { kind: 'ErrorExpr', span: spanSince(c, peek(c).start) }
}

function failNoArm(c: Cursor, macro: MacroDeclaration, begin: number, partner: number): never {
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
    ...(isListed && { mend: insertion(before!.end, ',') }),
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
