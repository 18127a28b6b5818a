import { markedPieces } from './marks'

type MarkedProps = { text: string; marks: RegExp | undefined }

/** A text with the found words marked. It is text all the way: nothing in it can become an element. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {markedPieces(text, marks).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  )
}
