import { Diagnostics } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import { tokenize } from '../tokens/tokenize'

/** A call of a macro by its path (`draw`, `game::draw`), and the names of options in it. */
export type MacroUse =
  { kind: 'macro'; span: Span; name: string } | { kind: 'option'; span: Span; macro: string; name: string }

/** The macros that a text calls, and their options. That shows without a tree, so also where a program cannot be parsed. */
export function macroUses(text: string): MacroUse[] {
  const tokens = tokenize(text, new Diagnostics())
  const own = new Set(tokens.map(({ text }, index) => (text === 'macro_rules' ? tokens[index + 2]?.text : undefined)))
  const uses: MacroUse[] = []
  /** The macros of the delimiters that are open; of most there is none. */
  const open: (string | undefined)[] = []
  tokens.forEach((token, index) => {
    const macro = open.at(-1)
    if (token.kind === 'open') {
      const found = callBefore(tokens, index)
      const call = found && !own.has(found.name) ? found : undefined
      if (call) uses.push({ kind: 'macro', ...call })
      open.push(call?.name)
    } else if (token.kind === 'close') open.pop()
    else if (macro !== undefined && beginsOption(tokens, index)) {
      uses.push({ kind: 'option', span: spanOf(token), macro, name: token.text })
    }
  })
  return uses
}

/** The path and the mark in front of a delimiter: `game::draw!`. */
function callBefore(tokens: readonly Token[], open: number): { span: Span; name: string } | undefined {
  const mark = tokens[open - 1]
  let first = open - 2
  if (mark?.text !== '!' || tokens[first]?.kind !== 'ident') return undefined
  const names = [tokens[first]!.text]
  // Both signs of `::` are tokens
  while (tokens[first - 2]?.text === '::' && tokens[first - 3]) {
    first -= 3
    names.unshift(tokens[first]!.text)
  }
  return { span: { start: tokens[first]!.start, end: mark.end }, name: names.join('::') }
}

/** Whether a token is the name of an option: it begins an argument, and `=` follows. */
function beginsOption(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const beginsArgument = before?.kind === 'open' || before?.text === ',' || before?.text === ';'
  return tokens[index]!.kind === 'ident' && beginsArgument && after?.text === '='
}

function spanOf({ start, end }: Token): Span {
  return { start, end }
}
