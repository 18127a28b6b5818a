import { codePieces } from './codePieces'
import { finishedAmong } from './finishedLines'
import type { FinishedLine } from './finishedLines'
import { markedLines } from './markedLines'
import type { MarkedLine } from './markedLines'

type Span = { start: number; end: number }

/** The lines of a text for reading. Those above and below all changes look as in the finished code, with their links. */
export function paintedLines(text: string, faults: readonly Span[], finished: readonly FinishedLine[]): HTMLElement[] {
  const pieces = codePieces(text)
  const originals = finishedAmong(pieces, finished)
  return markedLines(pieces, faults).map((line, index) => {
    const original = line.hasFault ? undefined : originals[index]
    return original ? (original.cloneNode(true) as HTMLElement) : lineElement(line)
  })
}

function lineElement({ pieces, hasFault }: MarkedLine): HTMLElement {
  const line = document.createElement('span')
  line.className = 'l'
  if (hasFault) line.dataset.line = 'fault'
  for (const { kind, text, isFault } of pieces) line.append(isFault || kind ? pieceElement(kind, text, isFault) : text)
  line.append('\n')
  return line
}

function pieceElement(kind: string, text: string, isFault: boolean): HTMLElement {
  const piece = document.createElement('span')
  if (kind) piece.className = kind
  if (isFault) piece.dataset.fault = ''
  piece.textContent = text
  return piece
}
