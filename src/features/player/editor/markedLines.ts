import type { CodePiece, PieceKind } from './codePieces'

type Span = { start: number; end: number }

/** A line as it is drawn: its pieces, and whether a fault begins in it. */
export type MarkedLine = { pieces: readonly MarkedPiece[]; hasFault: boolean }

export type MarkedPiece = { kind: PieceKind; text: string; isFault: boolean }

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
