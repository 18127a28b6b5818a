import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import type { Expr, Path } from '../tree/tree'
import {
  ahead,
  at,
  atKind,
  type Cursor,
  DEEPEST_EXPANSION,
  described,
  fail,
  failTooDeep,
  failUnsupported,
  peek,
  report,
  spanSince,
  take,
} from './cursor'
import { matchArms } from './matching'
import type { Rules } from '../declarations/macros'
import { macroRules } from './rules'
import { transcribed } from './transcribed'

/** How many tokens the calls of a program may take and stand for: far more than anybody writes. */
const MOST_EXPANDED = 50_000

/** Reads `macro_rules! name { … }`, whose macro can be called from here on. */
export function declareRules(c: Cursor, isExported: boolean): void {
  const rules = macroRules(c)
  if (c.isSkimming) return
  c.own.scope = { rules, outer: c.own.scope }
  if (isExported) shareRules(c, rules.name, rules)
}

/** Makes a macro callable in the whole program from here on. */
export function shareRules(c: Cursor, name: string, rules: Rules): void {
  c.own.exported.set(name, rules)
}

/** The names of the macros that can be called here. */
export function ownNames({ own }: Cursor): string[] {
  const names = [...own.exported.keys()]
  for (let scope = own.scope; scope; scope = scope.outer) names.push(scope.rules.name)
  return names
}

/** Reads something whose macros end with it. */
export function inMacroScope<Read>(c: Cursor, read: () => Read): Read {
  const { scope } = c.own
  const found = read()
  c.own.scope = scope
  return found
}

/** The macro of the program that a path names here. */
export function ownRules({ own }: Cursor, names: readonly string[]): Rules | undefined {
  const name = names.at(-1)!
  for (let scope = own.scope; scope && names.length === 1; scope = scope.outer) {
    if (scope.rules.name === name) return scope.rules
  }
  return names.length === 1 || names[0] === 'crate' ? own.exported.get(name) : undefined
}

/** The macro of the program whose call follows, and how many tokens stand before its `!`. */
export function ownCallAhead(c: Cursor): { rules: Rules; offset: number } | undefined {
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

/** Reads the call of a macro of the program as an expression; its delimiter follows. */
export function expressionCall(c: Cursor, rules: Rules, start: number): Expr {
  return expanded(c, rules, start, (c) => {
    if (atKind(c, 'end')) {
      fail(c, peek(c), 'macro expansion ends with an incomplete expression: expected expression', {
        help: `\`${rules.name}!\` stands for no value: add \`;\` behind the call`,
      })
    }
    const found = c.grammar.expr(c)
    if (at(c, ';') && ahead(c, 1).kind === 'end') {
      report(c, peek(c), 'trailing semicolon in macro used in expression position', {
        help: `add \`;\` behind the call of \`${rules.name}!\`, or take the last one out of the macro`,
      })
      c.at += 1
    }
    return found
  })
}

/** Reads the call of a macro among types or patterns, whose path is read; `missing` stands for one that is read later. */
export function calledIn<Node>(
  c: Cursor,
  { segments, span }: Path,
  place: string,
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
  return rules ? expanded(c, rules, span.start, read) : failUnsupported(c, span, `macros in ${place} are`)
}

/** Reads the call of a macro of the program as whatever its place takes. */
export function expanded<Read>(c: Cursor, rules: Rules, start: number, read: (c: Cursor) => Read): Read {
  const outer = { tokens: c.tokens, at: c.tokens[c.at]!.partner + 1, isHead: c.isHead, expansion: c.expansion }
  const call = { start, end: c.tokens[outer.at - 1]!.end }
  const { own } = c
  const tokens = expandedTokens(c, rules, call)
  if (!c.expansion) own.calls.push({ span: call, name: rules.name })
  try {
    Object.assign(c, {
      tokens,
      at: 0,
      isHead: false,
      expansion: { name: rules.name, depth: (c.expansion?.depth ?? 0) + 1 },
    })
    const found = read(c)
    if (!atKind(c, 'end')) {
      fail(c, peek(c), `macro expansion ignores ${described(peek(c))} and any tokens following`)
    }
    return found
  } finally {
    Object.assign(c, outer)
  }
}

/** The tokens that a call stands for, whose delimiter follows; an end is the last of them. */
export function expandedTokens(c: Cursor, rules: Rules, call: Span): readonly Token[] {
  const { own } = c
  if ((c.expansion?.depth ?? 0) > DEEPEST_EXPANSION) failTooDeep(c, rules.name)
  const opening = peek(c)
  const begin = c.at + 1
  own.work += opening.partner - begin + 1
  c.at = begin
  const matched = skimming(c, () => matchArms(c, rules.arms, opening.partner))
  if (!matched) return failNoRule(c, rules, opening.partner)
  const tokens = transcribed(c, rules, matched.arm, matched.bindings, call, MOST_EXPANDED - own.work)
  own.work += tokens?.length ?? 0
  if (!tokens || own.work > MOST_EXPANDED) {
    fail(c, call, `\`${rules.name}!\` stands for more than can be read here`, {
      help: `all calls of macros together may stand for ${MOST_EXPANDED} words and signs`,
    })
  }
  return tokens
}

/** Reads only to find the end: what is read is read again where it stands in the expansion, its calls expanded there. */
function skimming<Read>(c: Cursor, read: () => Read): Read {
  const { isSkimming, isHead, depth, height } = c
  c.isSkimming = true
  try {
    return read()
  } finally {
    Object.assign(c, { isSkimming, isHead, depth, height })
  }
}

function failNoRule(c: Cursor, { name }: Rules, partner: number): never {
  const token = peek(c)
  if (c.at >= partner) {
    fail(c, { start: token.start, end: token.end }, 'unexpected end of macro invocation', {
      label: 'missing tokens in macro arguments',
      help: `no arm of \`${name}!\` takes this call`,
    })
  }
  fail(c, token, `no rules expected ${described(token)}`, {
    label: 'no rules expected this token in macro call',
    help: `no arm of \`${name}!\` takes this call`,
  })
}
