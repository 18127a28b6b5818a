import { useLayoutEffect, useMemo, useRef } from 'react'
import { codeSegments, type CodeSegment, type SegmentKind } from '../code/codeSegments'
import type { EditorLanguage } from '../code/editorLanguage'
import type { EditorDiagnostic } from '../run/problem'
import { staticLines, staticLinesFor, type StaticLine } from './staticLines'
import * as styles from './Editor.module.css'

type Span = Pick<EditorDiagnostic, 'start' | 'end'>

type PaintedCodeProps = {
  text: string
  diagnostics: readonly Span[]
  /** The static code whose look it adopts. */
  finished: HTMLElement
  segments: EditorLanguage['segments']
}

export function PaintedCode({ text, diagnostics, finished, segments }: PaintedCodeProps) {
  const code = useRef<HTMLElement>(null)
  const lines = useMemo(() => staticLines(finished, segments), [finished, segments])
  useLayoutEffect(
    () => code.current!.replaceChildren(...paintedLines(text, diagnostics, lines, segments)),
    [text, diagnostics, lines, segments],
  )
  return (
    <pre className={`${finished.className} ${styles.painted}`} translate="no">
      <code ref={code} />
    </pre>
  )
}

/** Lines above and below all changes keep their built markup, with links. */
export function paintedLines(
  text: string,
  diagnostics: readonly Span[],
  finished: readonly StaticLine[],
  segments = codeSegments,
): HTMLElement[] {
  const pieces = segments(text)
  const originals = staticLinesFor(pieces, finished)
  return markedLines(pieces, diagnostics).map((line, index) => {
    const original = line.hasDiagnostic ? undefined : originals[index]
    return original ? (original.cloneNode(true) as HTMLElement) : lineElement(line)
  })
}

function lineElement({ pieces, hasDiagnostic }: MarkedLine): HTMLElement {
  const line = document.createElement('span')
  line.className = 'l'
  if (hasDiagnostic) line.dataset.line = 'error'
  for (const { kind, text, isDiagnostic } of pieces)
    line.append(isDiagnostic || kind ? segmentElement(kind, text, isDiagnostic) : text)
  line.append('\n')
  return line
}

function segmentElement(kind: string, text: string, isDiagnostic: boolean): HTMLElement {
  const piece = document.createElement('span')
  if (kind) piece.className = kind
  if (isDiagnostic) piece.dataset.diagnostic = ''
  piece.textContent = text
  return piece
}

type MarkedLine = { pieces: readonly MarkedSegment[]; hasDiagnostic: boolean }

type MarkedSegment = { kind: SegmentKind; text: string; isDiagnostic: boolean }

/** The first line of each diagnostic, at least one character. */
export function markedLines(lines: readonly (readonly CodeSegment[])[], diagnostics: readonly Span[]): MarkedLine[] {
  let lineStart = 0
  return lines.map((pieces) => {
    const length = pieces.reduce((sum, [, text]) => sum + text.length, 0)
    const [from, to] = [lineStart, lineStart + length]
    lineStart = to + 1
    const spans = diagnostics
      .filter(({ start }) => from <= start && start <= to)
      // The end of a line has no character to underline
      .map(({ start, end }) => {
        const first = Math.max(from, Math.min(start, to - 1)) - from
        return { start: first, end: Math.max(Math.min(end, to) - from, first + 1) }
      })
    return { pieces: spans.length > 0 ? cut(pieces, spans) : plain(pieces), hasDiagnostic: spans.length > 0 }
  })
}

function plain(pieces: readonly CodeSegment[]): MarkedSegment[] {
  return pieces.map(([kind, text]) => ({ kind, text, isDiagnostic: false }))
}

function cut(pieces: readonly CodeSegment[], spans: readonly Span[]): MarkedSegment[] {
  const edges = spans.flatMap(({ start, end }) => [start, end])
  const isDiagnostic = (offset: number) => spans.some(({ start, end }) => start <= offset && offset < end)
  let at = 0
  return pieces.flatMap(([kind, text]) => {
    const from = at
    at += text.length
    const places = [from, ...edges.filter((edge) => from < edge && edge < at).sort((a, b) => a - b), at]
    return places.slice(1).flatMap((end, index) => {
      const start = places[index]!
      return start < end
        ? [{ kind, text: text.slice(start - from, end - from), isDiagnostic: isDiagnostic(start) }]
        : []
    })
  })
}
