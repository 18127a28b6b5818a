import { useLayoutEffect, useRef } from 'react'
import { codePieces } from '../code/codePieces'
import type { CodePiece, PieceKind } from '../code/codePieces'
import type { EditorFault } from '../run/problem'
import { finishedAmong } from './finishedLines'
import type { FinishedLine } from './finishedLines'
import * as styles from './Editor.module.css'

type Span = Pick<EditorFault, 'start' | 'end'>

type PaintedCodeProps = {
  text: string
  faults: readonly Span[]
  lines: readonly FinishedLine[]
  /** The class of the finished code. */
  className: string
}

/** A text that differs from that of the page, as code that is read. */
export function PaintedCode({ text, faults, lines, className }: PaintedCodeProps) {
  const code = useRef<HTMLElement>(null)
  useLayoutEffect(() => code.current!.replaceChildren(...paintedLines(text, faults, lines)), [text, faults, lines])
  return (
    <pre className={`${className} ${styles.painted}`} translate="no">
      <code ref={code} />
    </pre>
  )
}

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

/** A line as it is drawn: its pieces, and whether a fault begins in it. */
type MarkedLine = { pieces: readonly MarkedPiece[]; hasFault: boolean }

type MarkedPiece = { kind: PieceKind; text: string; isFault: boolean }

/** The lines with what is wrong in them: of each fault its first line, and there at least one sign. */
export function markedLines(lines: readonly (readonly CodePiece[])[], faults: readonly Span[]): MarkedLine[] {
  let lineStart = 0
  return lines.map((pieces) => {
    const length = pieces.reduce((sum, [, text]) => sum + text.length, 0)
    const [from, to] = [lineStart, lineStart + length]
    lineStart = to + 1
    const spans = faults
      .filter(({ start }) => from <= start && start <= to)
      // Behind the end of a line there is no sign to underline
      .map(({ start, end }) => {
        const first = Math.max(from, Math.min(start, to - 1)) - from
        return { start: first, end: Math.max(Math.min(end, to) - from, first + 1) }
      })
    return { pieces: spans.length > 0 ? cut(pieces, spans) : plain(pieces), hasFault: spans.length > 0 }
  })
}

function plain(pieces: readonly CodePiece[]): MarkedPiece[] {
  return pieces.map(([kind, text]) => ({ kind, text, isFault: false }))
}

function cut(pieces: readonly CodePiece[], spans: readonly Span[]): MarkedPiece[] {
  const edges = spans.flatMap(({ start, end }) => [start, end])
  const isFault = (offset: number) => spans.some(({ start, end }) => start <= offset && offset < end)
  let at = 0
  return pieces.flatMap(([kind, text]) => {
    const from = at
    at += text.length
    const places = [from, ...edges.filter((edge) => from < edge && edge < at).sort((a, b) => a - b), at]
    return places.slice(1).flatMap((end, index) => {
      const start = places[index]!
      return start < end ? [{ kind, text: text.slice(start - from, end - from), isFault: isFault(start) }] : []
    })
  })
}
