import { markedPieces } from './marks'

type MarkedProps = { text: string; terms: readonly string[] }

/** A text with the found words marked. It is text all the way: nothing in it can become an element. */
export function Marked({ text, terms }: MarkedProps) {
  return (
    <>
      {markedPieces(text, terms).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  )
}
