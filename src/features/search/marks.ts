/** A piece of text, marked if it is one of the words that were found. */
export type Piece = { text: string; isMarked: boolean }

/** Splits a text at the found words: the longest first, whatever their case, also inside other words. */
export function markedPieces(text: string, terms: readonly string[]): Piece[] {
  const pattern = patternOf(terms)
  if (!pattern || text === '') return text === '' ? [] : [{ text, isMarked: false }]
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

function patternOf(terms: readonly string[]): RegExp | undefined {
  const words = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  // A single letter would be marked in every word; it counts where it stands alone
  const patterns = words.map((word) =>
    [...word].length > 1 ? escaped(word) : `(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`,
  )
  return new RegExp(`(${patterns.join('|')})`, 'giu')
}

function escaped(word: string) {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
