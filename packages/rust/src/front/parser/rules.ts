import type { MacroPart, Rules, RulesArm } from '../declarations/macros'
import { MACRO_FRAGMENTS, type MacroFragment, writtenToken } from '../tokens/token'
import { expectIdent, insideAny } from './combinators'
import { at, atKind, type Cursor, eat, peek, take } from './cursor'
import { described, fail, failExpected } from './failures'

export function macroRules(c: Cursor): Rules {
  const { start } = take(c)
  take(c)
  const { name } = expectIdent(c)
  const isBraced = at(c, '{')
  if (!atKind(c, 'open')) failExpected(c, 'one of `(`, `[`, or `{`')
  const arms = insideAny(c, (c) => {
    const found: RulesArm[] = []
    while (!atKind(c, 'close')) {
      found.push(arm(c))
      if (!eat(c, ';')) break
    }
    return found
  })
  if (!isBraced && !eat(c, ';'))
    failExpected(c, '`;`', 'macros must be delimited with braces or followed by a semicolon')
  return { name, definedAt: start, tokens: c.tokens, arms }
}

function arm(c: Cursor): RulesArm {
  if (!atKind(c, 'open')) failExpected(c, 'one of `(`, `[`, or `{`', 'an arm is written `(…) => { … }`')
  const names = new Set<string>()
  const pattern = insideAny(c, (c) => parts(c, names))
  if (!eat(c, '=>')) failExpected(c, '`=>`', 'an arm is written `(…) => { … }`')
  const opening = peek(c)
  if (opening.kind !== 'open') {
    fail(c, opening, 'macro rhs must be delimited', { help: 'put braces around what the arm stands for' })
  }
  const from = c.at + 1
  c.at = opening.partner + 1
  return { pattern, from, to: opening.partner }
}

/** Parses a pattern up to a closing delimiter; inner delimiters are parts of it. */
function parts(c: Cursor, names: Set<string>): MacroPart[] {
  const found: MacroPart[] = []
  let depth = 0
  while (depth > 0 || !atKind(c, 'close')) {
    const token = take(c)
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    const part = token.text === '$' ? variablePart(c, names) : undefined
    if (part?.kind === 'fragment') checkFollowing(c, part)
    found.push(part ?? { kind: 'token', text: writtenToken(token) })
  }
  return found
}

function variablePart(c: Cursor, names: Set<string>): MacroPart | undefined {
  if (at(c, '(')) {
    const inner = insideAny(c, (c) => parts(c, names))
    const { separator, operator } = repetitionEnd(c)
    if (operator !== '?' && inner.every((part) => part.kind === 'repeat' && part.operator !== '+')) {
      fail(c, c.tokens[c.at - 1]!, 'repetition matches empty token tree')
    }
    return { kind: 'repeat', parts: inner, ...(separator && { separator }), operator }
  }
  if (!atKind(c, 'ident') && !atKind(c, 'keyword')) return undefined
  const name = take(c)
  if (names.has(name.text)) fail(c, name, 'duplicate matcher binding')
  names.add(name.text)
  const span = { start: name.start - 1, end: name.end }
  const help = `write what it stands for behind it: \`$${name.text}:expr\``
  if (!eat(c, ':')) fail(c, span, 'missing fragment specifier', { help })
  const fragment = take(c)
  if (!isFragment(fragment.text)) {
    fail(c, { start: span.start, end: fragment.end }, `invalid fragment specifier \`${fragment.text}\``, {
      help: `valid fragment specifiers are ${MACRO_FRAGMENTS.map((each) => `\`${each}\``).join(', ')}`,
    })
  }
  return { kind: 'fragment', variable: name.text, fragment: fragment.text }
}

function isFragment(text: string): text is MacroFragment {
  return (MACRO_FRAGMENTS as readonly string[]).includes(text)
}

export const NO_OPERATOR = 'expected one of: `*`, `+`, or `?`'

function repetitionEnd(c: Cursor): { separator?: string; operator: '*' | '+' | '?' } {
  const isOperator = () => peek(c).kind === 'punct' && /^[*+?]/.test(peek(c).text)
  const operator = () => c.tokens[c.at++]!.text[0] as '*'
  if (isOperator() && !/^[*+?]$/.test(c.tokens[c.at + peek(c).width]?.text ?? '')) return { operator: operator() }
  if (isOperator() && peek(c).text === '?') return { operator: operator() }
  const separator = writtenToken(take(c))
  if (!isOperator()) fail(c, peek(c), NO_OPERATOR)
  return { separator, operator: operator() }
}

const FOLLOWING: Partial<Record<MacroFragment, readonly string[]>> = {
  expr: ['=>', ',', ';'],
  stmt: ['=>', ',', ';'],
  ty: ['{', '[', ',', '=>', ':', '=', '>', '>>', ';', '|', 'as', 'where'],
  path: ['{', '[', ',', '=>', ':', '=', '>', '>>', ';', '|', 'as', 'where'],
  pat: ['=>', ',', '=', 'if', 'in'],
  pat_param: ['=>', ',', '=', '|', 'if', 'in'],
}

function checkFollowing(c: Cursor, { variable, fragment }: { variable: string; fragment: MacroFragment }): void {
  const allowed = FOLLOWING[fragment]
  const token = peek(c)
  if (!allowed || token.text === '$' || token.kind === 'close' || allowed.includes(token.text)) return
  fail(
    c,
    token,
    `\`$${variable}:${fragment}\` is followed by ${described(token)}, which is not allowed for \`${fragment}\` fragments`,
    {
      label: `not allowed after \`${fragment}\` fragments`,
      help: `allowed there are: ${allowed.map((sign) => `\`${sign}\``).join(', ')}`,
    },
  )
}
