import { check } from '../checker/check'
import type { Declarations } from '../declarations/declarations'
import { parseProgram } from '../parser/parseProgram'
import { CARET_NAME, type Suggestion } from './suggestion'

/**
 * What a program may name at a place where a name is being written, whatever else is wrong with it: the name, which may
 * still be missing, is read as one that nothing has.
 */
export function suggestionsAt(text: string, offset: number, declarations: Declarations): readonly Suggestion[] {
  const before = text.slice(0, offset).replace(/\w*$/, '')
  const after = text.slice(offset).replace(/^\w*/, '')
  // A statement that is not ended yet would swallow the next one
  for (const end of ['', ';']) {
    const { tree } = parseProgram(before + CARET_NAME + end + after, declarations)
    let found: readonly Suggestion[] | undefined
    check(tree, declarations, (suggestions) => (found ??= suggestions))
    if (found) return found
  }
  return []
}
