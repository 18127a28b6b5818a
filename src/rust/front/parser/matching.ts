import type { MacroPart } from '../declarations/macros'
import type { MacroFragment } from '../tokens/fragment'
import { type Token, writtenToken } from '../tokens/token'
import { atKind, type Cursor, peek, take } from './cursor'
import { type Fragment, fragment } from './fragments'

/** What a variable of an arm stands for in a call: a stretch of its tokens, or one for each round of a repetition. */
export type Bound = BoundFragment | Bound[]

export type BoundFragment = Fragment & {
  kind: MacroFragment
  tokens: readonly Token[]
  from: number
  to: number
}

export type Bindings = Map<string, Bound>

/** One call while its arms are tried. */
type Matching = {
  c: Cursor
  bindings: Bindings
  /** Expressions that earlier arms have read, by the token where they begin: no arm reads one anew. */
  readBefore: Map<number, { read: Fragment; end: number }>
  /** The farthest token that did not fit. */
  farthest: number
}

/**
 * Finds the first arm that fits what stands up to a closing delimiter, with what its variables stand for. Where none does,
 * the cursor stands at the farthest token that fits none.
 */
export function matchArms<Arm extends { pattern: readonly MacroPart[] }>(
  c: Cursor,
  arms: readonly Arm[],
  partner: number,
): { arm: Arm; bindings: Bindings } | undefined {
  const begin = c.at
  const matching: Matching = { c, bindings: new Map(), readBefore: new Map(), farthest: begin }
  for (const arm of arms) {
    c.at = begin
    matching.bindings = new Map()
    if (matchParts(matching, arm.pattern) && c.at === partner) return { arm, bindings: matching.bindings }
    matching.farthest = Math.max(matching.farthest, c.at)
  }
  c.at = matching.farthest
  return undefined
}

/** Whether the parts of a pattern follow. Where they do not, the cursor stands at the token that does not fit. */
function matchParts(matching: Matching, parts: readonly MacroPart[]): boolean {
  return parts.every((part) => matchPart(matching, part))
}

function matchPart(matching: Matching, part: MacroPart): boolean {
  const { c, bindings } = matching
  switch (part.kind) {
    case 'token':
      if (writtenToken(peek(c)) !== part.text || atKind(c, 'end')) return false
      take(c)
      return true
    case 'fragment': {
      const from = c.at
      const read = readOnce(matching, part.fragment)
      if (!read) return false
      bindings.set(part.variable, { ...read, kind: part.fragment, tokens: c.tokens, from, to: c.at })
      return true
    }
    case 'repeat':
      return repeated(matching, part)
  }
}

/** Takes rounds while they fit. What begins like a round and is none is left to the parts behind. */
function repeated(matching: Matching, part: MacroPart & { kind: 'repeat' }): boolean {
  const { c, bindings } = matching
  const rounds: Bindings[] = []
  while (!atKind(c, 'close') && !atKind(c, 'end')) {
    const before = c.at
    const isSeparated = rounds.length > 0 && part.separator !== undefined
    if (isSeparated && writtenToken(peek(c)) !== part.separator) break
    if (isSeparated) take(c)
    matching.bindings = new Map()
    const fits = matchParts(matching, part.parts)
    const round = matching.bindings
    matching.bindings = bindings
    if (!fits || c.at === before) {
      matching.farthest = Math.max(matching.farthest, c.at)
      c.at = before
      break
    }
    rounds.push(round)
    if (part.operator === '?') break
  }
  for (const name of variablesOf(part.parts))
    bindings.set(
      name,
      rounds.map((round) => round.get(name) ?? []),
    )
  return rounds.length > 0 || part.operator !== '+'
}

function variablesOf(parts: readonly MacroPart[]): string[] {
  return parts.flatMap((part) =>
    part.kind === 'fragment' ? [part.variable] : part.kind === 'repeat' ? variablesOf(part.parts) : [],
  )
}

function readOnce({ c, readBefore }: Matching, kind: MacroFragment): Fragment | undefined {
  if (kind !== 'expr') return fragment(c, kind)
  const begin = c.at
  const known = readBefore.get(begin)
  if (known) {
    c.at = known.end
    return known.read
  }
  const read = fragment(c, kind)
  if (read) readBefore.set(begin, { read, end: c.at })
  return read
}
