import type { UnsupportedSyntax } from '../diagnostics/unsupported'
import type { Mark, Span } from '../source/span'
import type { Token } from '../tokens/token'
import type { Expr, Path } from '../tree/tree'
import { ahead, at, atKind, type Cursor, peek, spanSince, take } from './cursor'
import { DEEPEST_EXPANSION, described, fail, failNoRule, failTooDeep, failUnsupported, report } from './failures'
import { type Bindings, type BoundFragment, matchArms } from './matching'
import type { Rules } from '../declarations/macros'
import { macroRules, NO_OPERATOR } from './rules'
import { expr } from './operators'

/** Maximum number of tokens that a program's macros may consume and produce. */
const MAX_EXPANDED = 50_000

export function declareRules(c: Cursor, isExported: boolean): void {
  const rules = macroRules(c)
  if (c.isSkimming) return
  c.own.scope = { rules, outer: c.own.scope }
  if (isExported) shareRules(c, rules.name, rules)
}

/** Makes a macro available to the whole program from here on. */
export function shareRules(c: Cursor, name: string, rules: Rules): void {
  c.own.exported.set(name, rules)
}

export function ownNames({ own }: Cursor): string[] {
  const names = [...own.exported.keys()]
  for (let scope = own.scope; scope; scope = scope.outer) names.push(scope.rules.name)
  return names
}

export function inMacroScope<Read>(c: Cursor, read: () => Read): Read {
  const { scope } = c.own
  const found = read()
  c.own.scope = scope
  return found
}

export function ownRules({ own }: Cursor, names: readonly string[]): Rules | undefined {
  const name = names.at(-1)!
  for (let scope = own.scope; scope && names.length === 1; scope = scope.outer) {
    if (scope.rules.name === name) return scope.rules
  }
  return names.length === 1 || names[0] === 'crate' ? own.exported.get(name) : undefined
}

/** A call of the program's macro, and the number of tokens before its `!`. */
export type OwnCall = { rules: Rules; offset: number }

export function ownCallAhead(c: Cursor): OwnCall | undefined {
  if (!c.own.scope && c.own.exported.size === 0) return undefined
  const names = [ahead(c, 0).text]
  let offset = 1
  while (ahead(c, offset).text === '::') {
    names.push(ahead(c, offset + 2).text)
    offset += 3
  }
  if (!/^(ident|keyword)$/.test(peek(c).kind) || ahead(c, offset).text !== '!') return undefined
  const rules = ahead(c, offset + 1).kind === 'open' ? ownRules(c, names) : undefined
  return rules && { rules, offset }
}

export function expressionCall(c: Cursor, rules: Rules, start: number): Expr {
  return expanded(c, rules, start, (c) => {
    if (atKind(c, 'end')) {
      fail(c, peek(c), 'macro expansion ends with an incomplete expression: expected expression', {
        help: `\`${rules.name}!\` has no value: add \`;\` after the call`,
      })
    }
    const found = expr(c)
    if (at(c, ';') && ahead(c, 1).kind === 'end') {
      report(c, peek(c), 'trailing semicolon in macro used in expression position', {
        help: `add \`;\` after the call of \`${rules.name}!\`, or take the last one out of the macro`,
      })
      c.at += 1
    }
    return found
  })
}

/** Parses a macro call as a type or pattern; `missing` replaces a deferred one. */
export function calledIn<Node>(
  c: Cursor,
  { segments, span }: Path,
  place: UnsupportedSyntax,
  read: (c: Cursor) => Node,
  missing: (span: Span) => Node,
): Node {
  take(c)
  if (c.isSkimming) {
    c.at = peek(c).partner + 1
    return missing(spanSince(c, span.start))
  }
  const names = segments.map(({ name }) => name.name)
  const rules = ownRules(c, names)
  return rules ? expanded(c, rules, span.start, read) : failUnsupported(c, span, place)
}

/** Expands a macro call and parses the result as its position requires. */
export function expanded<Read>(c: Cursor, rules: Rules, start: number, read: (c: Cursor) => Read): Read {
  const outer = { tokens: c.tokens, at: c.tokens[c.at]!.partner + 1, isHead: c.isHead, expansion: c.expansion }
  const call = { start, end: c.tokens[outer.at - 1]!.end }
  const { own } = c
  const tokens = expandedTokens(c, rules, call)
  if (!c.expansion) own.calls.push({ span: call, name: rules.name })
  const expansion = { name: rules.name, depth: (c.expansion?.depth ?? 0) + 1 }
  try {
    Object.assign(c, { tokens, at: 0, isHead: false, expansion })
    const found = read(c)
    if (!atKind(c, 'end')) fail(c, peek(c), `macro expansion ignores ${described(peek(c))} and any tokens following`)
    return found
  } finally {
    Object.assign(c, outer)
  }
}

/** The expansion of a call, followed by an end token. */
export function expandedTokens(c: Cursor, rules: Rules, call: Span): readonly Token[] {
  const { own } = c
  if ((c.expansion?.depth ?? 0) > DEEPEST_EXPANSION) failTooDeep(c, rules.name)
  const opening = peek(c)
  const begin = c.at + 1
  own.work += opening.partner - begin + 1
  c.at = begin
  const matched = skimming(c, () => matchArms(c, rules.arms, opening.partner))
  if (!matched) return failNoRule(c, opening.partner, `no arm of \`${rules.name}!\` matches this call`)
  const output: Token[] = []
  const writing: Writing = { c, rules, call, marks: new Map(), output, room: MAX_EXPANDED - own.work }
  write(writing, matched.arm.from, matched.arm.to, matched.bindings)
  if (output.length <= writing.room) own.work += output.length + 1
  if (output.length >= writing.room) {
    const help = `all macro calls together may expand to ${MAX_EXPANDED} tokens`
    fail(c, call, `\`${rules.name}!\` expands to more than is supported here`, { help })
  }
  output.push(signAt('end', '<eof>', call.end, call.end))
  matchPartners(output)
  return output
}

/** Parses only to find the end; the expansion is parsed again later. */
function skimming<Read>(c: Cursor, read: () => Read): Read {
  const { isSkimming, isHead, depth, height } = c
  c.isSkimming = true
  try {
    return read()
  } finally {
    Object.assign(c, { isSkimming, isHead, depth, height })
  }
}

/** Fragments that remain one node; others are expanded to their tokens. */
const GROUPED = new Set(['expr', 'expr_2021', 'ty', 'pat', 'pat_param', 'path', 'literal'])

type Writing = {
  c: Cursor
  rules: Rules
  /** The outermost call, where errors in the macro's code are reported. */
  call: Span
  marks: Map<Mark | undefined, Mark>
  output: Token[]
  /** Number of tokens that may still be produced. */
  room: number
}

let marks = 0

function write(writing: Writing, from: number, to: number, bindings: Bindings): void {
  const { tokens } = writing.rules
  for (let at = from; at < to && writing.output.length <= writing.room;) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    const isVariable = token.text === '$' && token.kind === 'punct' && at + 1 < to
    const bound = isVariable && next?.kind !== 'open' ? bindings.get(next!.text) : undefined
    if (isVariable && next?.text === '(') at = writeRounds(writing, at + 1, bindings)
    else if (bound) {
      if (Array.isArray(bound)) {
        fail(writing.c, placeOf(next!), `variable \`${next!.text}\` is still repeating at this depth`)
      }
      writeFragment(writing, bound)
      at += 2
    } else if (isVariable && next?.text === 'crate') at += 1
    else {
      writing.output.push(ofMacro(writing, token))
      at += 1
    }
  }
}

/** Transcribes a repetition; returns the index after it. */
function writeRounds(writing: Writing, opening: number, bindings: Bindings): number {
  const { c, rules } = writing
  const { partner } = rules.tokens[opening]!
  const { separator, end } = endOfRepetition(c, rules.tokens, partner)
  const repeated = [...variablesIn(rules.tokens, opening + 1, partner)].flatMap((name) => {
    const bound = bindings.get(name)
    return Array.isArray(bound) ? [{ name, rounds: bound }] : []
  })
  const [first] = repeated
  if (!first) {
    const message =
      'attempted to repeat an expression containing no syntax variables matched as repeating at this depth'
    fail(c, placeOf(rules.tokens[opening]!), message)
  }
  const other = repeated.find(({ rounds }) => rounds.length !== first.rounds.length)
  if (other) {
    const [one, two] = [first, other].map(
      ({ name, rounds: { length } }) => `\`${name}\` repeats ${length} ${length === 1 ? 'time' : 'times'}`,
    )
    fail(c, placeOf(rules.tokens[opening]!), `meta-variable ${one}, but ${two}`)
  }
  for (let round = 0; round < first.rounds.length; round += 1) {
    if (writing.output.length > writing.room) break
    const own = new Map(bindings)
    for (const { name, rounds } of repeated) own.set(name, rounds[round]!)
    if (round > 0) for (const token of separator) writing.output.push(ofMacro(writing, token))
    write(writing, opening + 1, partner, own)
  }
  return end
}

/** The token after the closing parenthesis of a repetition, and where the repetition ends. */
function endOfRepetition(c: Cursor, tokens: readonly Token[], closing: number) {
  const first = tokens[closing + 1]!
  const behind = tokens[closing + 1 + first.width]
  const isOperator = (token: Token | undefined) => token?.kind === 'punct' && /^[*+?]/.test(token.text)
  const isOnly = first.text === '?' || first.width > 1 || !isOperator(behind) || behind!.start !== first.end
  if (isOperator(first) && isOnly) return { separator: [], end: closing + 2 }
  if (!isOperator(behind)) fail(c, placeOf(behind ?? first), NO_OPERATOR)
  return { separator: tokens.slice(closing + 1, closing + 1 + first.width), end: closing + 2 + first.width }
}

function variablesIn(tokens: readonly Token[], from: number, to: number): Set<string> {
  const found = new Set<string>()
  for (let at = from; at < to - 1; at += 1) if (tokens[at]!.text === '$') found.add(tokens[at + 1]!.text)
  return found
}

function writeFragment({ output }: Writing, { kind, tokens, from, to }: BoundFragment): void {
  const isWhole = tokens[from]?.kind === 'open' && tokens[from].group !== undefined && tokens[from].partner === to - 1
  const isGrouped = GROUPED.has(kind) && !isWhole && !(kind === 'literal' && to === from + 1)
  const group = kind === 'expr_2021' ? 'expr' : kind === 'pat_param' ? 'pat' : kind
  if (isGrouped) output.push({ ...signAt('open', '', tokens[from]!.start, tokens[from]!.start), group })
  for (let at = from; at < to; at += 1) output.push({ ...tokens[at]! })
  if (isGrouped) output.push({ ...signAt('close', '', tokens[to - 1]!.end, tokens[to - 1]!.end), group })
}

function ofMacro({ call, marks: known, rules }: Writing, token: Token): Token {
  const { start, end } = call
  const copy = { ...token, start, end, origin: placeOf(token) }
  if (token.kind !== 'ident' && token.kind !== 'lifetime' && token.kind !== 'str') return copy
  const { mark: outer } = token
  let mark = known.get(outer)
  if (!mark) known.set(outer, (mark = { id: (marks += 1), definedAt: rules.definedAt, ...(outer && { outer }) }))
  return { ...copy, mark }
}

/** The position of a token in the source, even inside a macro. */
export function placeOf({ start, end, origin }: Token): Span {
  return origin ?? { start, end }
}

function signAt(kind: Token['kind'], text: string, start: number, end: number): Token {
  return { kind, text, start, end, width: 1, value: undefined, suffix: '', digits: '', partner: -1 }
}

function matchPartners(tokens: readonly Token[]): void {
  const open: Token[] = []
  tokens.forEach((token, index) => {
    if (token.kind === 'open') open.push(token)
    else if (token.kind === 'close') open.pop()!.partner = index
  })
}
