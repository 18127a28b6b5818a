import type { Declarations } from '../declarations/declarations'
import { usesIn, type Use } from '../uses/uses'
import { balanced } from './balanced'
import type { Suggestion } from './suggestion'
import { suggestionsAt } from './suggestionsAt'

/**
 * What the word at a place means: what it is part of that is declared elsewhere, the longest first; and if the host has not
 * declared it, what is known under its name there.
 */
export function meaningAt(
  written: string,
  place: number,
  declarations: Declarations,
): { uses: readonly Use[]; named: Suggestion | undefined } {
  const { text, offset } = balanced(written, place)
  const word = /\w*$/.exec(text.slice(0, offset))![0] + /^\w*/.exec(text.slice(offset))![0]
  const uses = usesIn(text, declarations).filter(({ span }) => span.start <= offset && offset < span.end)
  // What the host declares is told by its pages
  const isHosts = uses.some((use) => !('crate' in use) || use.crate !== 'std')
  const named = isHosts ? undefined : suggestionsAt(text, offset, declarations).find(({ name }) => name === word)
  return { uses, named }
}
