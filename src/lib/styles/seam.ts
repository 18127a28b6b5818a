import { elementOf, piecesOf } from './pageElement'
import type { PageElement } from './pageElement'

/** So many characters of a page's text are its first words: they come with the first packets. */
export const FIRST_WORDS = 400

/** Where the text of a page begins, in its finished HTML. */
export function textStart(html: string): number {
  return html.indexOf('<main')
}

/** Where the first words of a page end; the end of its text, where it has fewer. */
export function firstWordsEnd(html: string): number {
  let length = 0
  let depth = 0
  for (const piece of piecesOf(html, textStart(html))) {
    if (piece.kind === 'text') {
      length += piece.end - piece.start
      if (length >= FIRST_WORDS) return piece.end - (length - FIRST_WORDS)
    } else if (piece.kind === 'close') depth--
    else if (!piece.isEmpty) depth++
    if (depth === 0) return piece.start
  }
  return html.length
}

/**
 * Where a page can be divided: before the first piece of its article that begins after the first words; undefined where there
 * is none. No rule may look from one side to the other.
 */
export function seamOf(
  html: string,
  areJoined: (before: PageElement, after: PageElement) => boolean,
): number | undefined {
  const start = html.indexOf('<article')
  if (start < 0) return undefined
  const wordsEnd = firstWordsEnd(html)
  let depth = 0
  let before: PageElement | undefined
  for (const piece of piecesOf(html, start)) {
    if (piece.kind === 'text') continue
    if (piece.kind === 'close') {
      depth--
    } else {
      const element = elementOf(piece.source)
      if (depth === 1) {
        if (before && piece.start >= wordsEnd && !areJoined(before, element)) return piece.start
        before = element
      }
      if (!piece.isEmpty) depth++
    }
    if (depth === 0) return undefined
  }
  return undefined
}
