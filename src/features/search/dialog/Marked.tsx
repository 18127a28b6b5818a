type MarkedProps = { text: string; marks: RegExp | undefined }

/** Never interprets the text as HTML. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {markedSegments(text, marks).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  )
}

type Piece = { text: string; isMarked: boolean }

/** Case-insensitive, also inside words, longest first; undefined without words. */
export function markPatternOf(terms: readonly string[]): RegExp | undefined {
  const words = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  // A single letter is marked only as a whole word
  const patterns = words.map((word) =>
    [...word].length > 1 ? escaped(word) : `(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`,
  )
  return new RegExp(`(${patterns.join('|')})`, 'giu')
}

export function markedSegments(text: string, pattern: RegExp | undefined): Piece[] {
  const pieces = pattern ? text.split(pattern) : [text]
  return pieces.map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

function escaped(word: string) {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
