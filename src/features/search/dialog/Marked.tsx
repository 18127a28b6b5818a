type MarkedProps = { text: string; marks: RegExp | undefined }

/** A text with the found words marked. It is text all the way: nothing in it can become an element. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {markedSegments(text, marks).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  )
}

/** A piece of text, marked if it is one of the words that were found. */
type Piece = { text: string; isMarked: boolean }

/** What finds the words to mark, whatever their case and also inside other words, the longest first; none without words. */
export function markPatternOf(terms: readonly string[]): RegExp | undefined {
  const words = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  // A single letter would be marked in every word; it counts where it stands alone
  const patterns = words.map((word) =>
    [...word].length > 1 ? escaped(word) : `(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`,
  )
  return new RegExp(`(${patterns.join('|')})`, 'giu')
}

/** Splits a text at the words that a pattern finds. */
export function markedSegments(text: string, pattern: RegExp | undefined): Piece[] {
  const pieces = pattern ? text.split(pattern) : [text]
  return pieces.map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

function escaped(word: string) {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
