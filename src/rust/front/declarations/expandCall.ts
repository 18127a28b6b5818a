import type { Token } from '../tokens/token'
import type { MacroPart } from './macros'
import { repetition } from './readRules'
import type { Arm, Rules } from './readRules'

/** What a variable of an arm stands for: a text, or one per round of a repetition. */
type Bound = string | Bound[]
type Bindings = Map<string, Bound>

/** Finds the end of a fragment that begins at a token; -1 where none begins. */
export type FragmentEnd = (tokens: readonly Token[], at: number, to: number, fragment: string) => number

/** A text with its tokens. */
export type Source = { text: string; tokens: readonly Token[] }

/** The text that a call of rules stands for, whose content is a stretch of tokens; `rules` stand in another text. */
export function expandCall(
  rules: { source: Source; rules: Rules },
  call: Source & { from: number; to: number },
  endOf: FragmentEnd,
): string {
  for (const arm of rules.rules.arms) {
    const bindings: Bindings = new Map()
    if (matchParts(arm.pattern, call, call.from, bindings, endOf) === call.to) {
      return transcribed(rules.source, arm, bindings)
    }
  }
  throw new Error(`no arm of ${rules.rules.name}! fits`)
}

/** Matches as much as fits; the index behind it, or -1. */
function matchParts(
  parts: readonly MacroPart[],
  call: Source & { to: number },
  from: number,
  bindings: Bindings,
  endOf: FragmentEnd,
): number {
  let at = from
  for (const part of parts) {
    if (part.kind === 'token') {
      if (at >= call.to || call.tokens[at]!.text !== part.text) return -1
      at += call.tokens[at]!.width
    } else if (part.kind === 'fragment') {
      const end = at < call.to ? endOf(call.tokens, at, call.to, part.fragment) : -1
      if (end < 0) return -1
      bindings.set(part.variable, textOf(call, at, end))
      at = end
    } else at = matchRounds(part, call, at, bindings, endOf)
  }
  return at
}

function matchRounds(
  part: MacroPart & { kind: 'repeat' },
  call: Source & { to: number },
  from: number,
  bindings: Bindings,
  endOf: FragmentEnd,
): number {
  const rounds: Bindings[] = []
  let at = from
  for (;;) {
    const separated = part.separator !== undefined && rounds.length > 0
    if (separated && call.tokens[at]!.text !== part.separator) break
    const round: Bindings = new Map()
    const end = matchParts(part.parts, call, separated ? at + 1 : at, round, endOf)
    if (end < 0 || end === at) break
    rounds.push(round)
    at = end
    if (part.operator === '?') break
  }
  for (const name of variablesOf(part.parts))
    bindings.set(
      name,
      rounds.map((round) => round.get(name) ?? ''),
    )
  return at
}

function variablesOf(parts: readonly MacroPart[]): string[] {
  return parts.flatMap((part) =>
    part.kind === 'fragment' ? [part.variable] : part.kind === 'repeat' ? variablesOf(part.parts) : [],
  )
}

function textOf({ text, tokens }: Source, from: number, to: number): string {
  return from < to ? text.slice(tokens[from]!.start, tokens[to - 1]!.end) : ''
}

function transcribed(source: Source, { from, to }: Pick<Arm, 'from' | 'to'>, bindings: Bindings): string {
  const { tokens } = source
  let output = ''
  for (let at = from; at < to;) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    if (token.text !== '$' || !next) {
      const isJoined = next !== undefined && next.start === token.end && at + 1 < to && next.text !== '$'
      output += source.text.slice(token.start, token.end) + (isJoined ? '' : ' ')
      at += 1
    } else if (next.kind === 'open') {
      const { separator = '', end } = repetition(tokens, next.partner)
      const inner = { from: at + 2, to: next.partner }
      output += roundsOf(source, inner, bindings).join(separator)
      at = end
    } else {
      const bound = bindings.get(next.text)
      output += `${typeof bound === 'string' ? bound : next.text} `
      at += 2
    }
  }
  return output
}

function roundsOf(source: Source, inner: { from: number; to: number }, bindings: Bindings): string[] {
  const used = source.tokens
    .slice(inner.from, inner.to)
    .flatMap(({ text }, index, all) => (all[index - 1]?.text === '$' ? [text] : []))
  const repeated = used.map((name) => [name, bindings.get(name)] as const).filter(([, bound]) => Array.isArray(bound))
  const count = Math.max(0, ...repeated.map(([, bound]) => bound!.length))
  return Array.from({ length: count }, (_, round) => {
    const own = new Map(bindings)
    for (const [name, bound] of repeated) own.set(name, bound![round] ?? '')
    return transcribed(source, inner, own)
  })
}
