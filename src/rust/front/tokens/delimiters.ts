import type { Diagnostics } from '../diagnostics/diagnostic'
import { positionAt } from '../source/position'
import type { Span } from '../source/span'
import type { Token } from './token'

/** Tells every opening delimiter its closing one, and the reader which has none. */
export function matchDelimiters(text: string, tokens: readonly Token[], diagnostics: Diagnostics): void {
  const open: number[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!
    if (token.kind === 'open') open.push(index)
    else if (token.kind === 'close') {
      const opening = tokens[open.pop() ?? -1]
      if (!opening) {
        reportUnexpected(token, diagnostics)
        return
      }
      if (CLOSING[opening.text] !== token.text) {
        reportMismatched(text, opening, token, diagnostics)
        return
      }
      opening.partner = index
    }
  }
  const unclosed = tokens[open.at(-1) ?? -1]
  if (unclosed) reportUnclosed(text, tokens, unclosed, diagnostics)
}

/** A closing delimiter has no opening one. */
function reportUnexpected(token: Token, diagnostics: Diagnostics) {
  const message = `unexpected closing delimiter: \`${token.text}\``
  diagnostics.report({ span: spanOf(token), message, label: 'unexpected closing delimiter' })
}

/** A delimiter is closed by one of another kind. */
function reportMismatched(text: string, opening: Token, closing: Token, diagnostics: Diagnostics) {
  const { line } = positionAt(text, closing.start)
  diagnostics.report({
    span: spanOf(opening),
    message: `mismatched closing delimiter: \`${closing.text}\``,
    label: 'unclosed delimiter',
    help: `close it with \`${CLOSING[opening.text]}\` before the \`${closing.text}\` in line ${line}`,
  })
}

/** A delimiter is never closed; of braces the one that probably lacks its partner is told. */
function reportUnclosed(text: string, tokens: readonly Token[], unclosed: Token, diagnostics: Diagnostics) {
  const opening = (unclosed.text === '{' && firstMisplaced(text, tokens)) || unclosed
  diagnostics.report({
    span: spanOf(opening),
    message: 'this file contains an unclosed delimiter',
    label: 'unclosed delimiter',
    help: `close it with \`${CLOSING[opening.text]}\``,
  })
}

/**
 * The first block that ends in another column than its first line begins: it probably took the end of an outer one.
 */
function firstMisplaced(text: string, tokens: readonly Token[]): Token | undefined {
  const indents = indentsOf(text, tokens)
  return tokens.find((opening, index) => {
    if (opening.text !== '{' || opening.partner < 0) return false
    const [first, last] = [indents[index]!, indents[opening.partner]!]
    return last.firstToken === opening.partner && first.firstToken !== last.firstToken && first.width !== last.width
  })
}

/** For each token how far its line is indented, and which token begins the line. */
function indentsOf(text: string, tokens: readonly Token[]): { width: number; firstToken: number }[] {
  let lineStart = 0
  let nextLine = text.indexOf('\n') + 1
  let indent = { width: -1, firstToken: -1 }
  return tokens.map(({ start }, index) => {
    const isNewLine = index === 0 || (nextLine > 0 && nextLine <= start)
    while (nextLine > 0 && nextLine <= start) {
      lineStart = nextLine
      nextLine = text.indexOf('\n', lineStart) + 1
    }
    if (isNewLine) indent = { width: start - lineStart, firstToken: index }
    return indent
  })
}

function spanOf({ start, end }: Token): Span {
  return { start, end }
}

/** The closing delimiter of each opening one. */
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
