import type { Diagnostics } from '../diagnostics/diagnostic'
import { CLOSING } from './closing'
import { reportMismatched, reportUnclosed, reportUnexpected } from './delimiterFaults'
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
