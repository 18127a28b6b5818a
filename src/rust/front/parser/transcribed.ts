import type { Mark } from '../source/mark'
import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import { type Cursor, fail } from './cursor'
import type { Bindings, Bound, BoundFragment } from './matching'
import type { Rules } from '../declarations/macros'

/** Fragments that stay one part wherever they stand; all others are as good as their tokens. */
const GROUPED = new Set(['expr', 'expr_2021', 'ty', 'pat', 'pat_param', 'path', 'literal'])

/** One expansion while its tokens are written. */
type Writing = {
  c: Cursor
  rules: Rules
  /** Where the outermost call stands: what the macro itself wrote is told there. */
  call: Span
  marks: Map<Mark | undefined, Mark>
  output: Token[]
  /** How many tokens may still be written. */
  room: number
}

let marks = 0

/**
 * The tokens that an arm stands for with its variables filled in, and an end behind them. Undefined where they are more
 * than there is room for.
 */
export function transcribed(
  c: Cursor,
  rules: Rules,
  { from, to }: { from: number; to: number },
  bindings: Bindings,
  call: Span,
  room: number,
): Token[] | undefined {
  const writing: Writing = { c, rules, call, marks: new Map(), output: [], room }
  write(writing, from, to, bindings)
  if (writing.output.length > room) return undefined
  const { output } = writing
  output.push(signAt('end', '<eof>', call.end, call.end))
  matchPartners(output)
  return output
}

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

/** Writes a repetition whose `(` stands at an index; gives the index behind it. */
function writeRounds(writing: Writing, opening: number, bindings: Bindings): number {
  const { c, rules } = writing
  const { partner } = rules.tokens[opening]!
  const { separator, end } = endOfRepetition(rules.tokens, partner)
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
    const times = (rounds: readonly Bound[]) => `${rounds.length} ${rounds.length === 1 ? 'time' : 'times'}`
    const [one, two] = [
      `\`${first.name}\` repeats ${times(first.rounds)}`,
      `\`${other.name}\` repeats ${times(other.rounds)}`,
    ]
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

/** What stands behind the closing parenthesis of a repetition that was read before, and where that ends. */
function endOfRepetition(tokens: readonly Token[], closing: number): { separator: readonly Token[]; end: number } {
  const first = tokens[closing + 1]!
  const behind = tokens[closing + 1 + first.width]
  const isOperator = (token: Token | undefined) => token?.kind === 'punct' && /^[*+?]/.test(token.text)
  if (
    isOperator(first) &&
    (first.text === '?' || first.width > 1 || !isOperator(behind) || behind!.start !== first.end)
  ) {
    return { separator: [], end: closing + 2 }
  }
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

/** A token that the macro itself wrote. */
function ofMacro({ call, marks: known, rules }: Writing, token: Token): Token {
  const { start, end } = call
  const copy = { ...token, start, end, origin: placeOf(token) }
  if (token.kind !== 'ident' && token.kind !== 'lifetime' && token.kind !== 'str') return copy
  const { mark: outer } = token
  let mark = known.get(outer)
  if (!mark) known.set(outer, (mark = { id: (marks += 1), definedAt: rules.definedAt, ...(outer && { outer }) }))
  return { ...copy, mark }
}

/** Where a token stands in the text, be it in a macro. */
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
