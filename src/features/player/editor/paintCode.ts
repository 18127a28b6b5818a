import { codePieces } from './codePieces'
import { markedLines } from './markedLines'
import type { MarkedLine } from './markedLines'
import { sameEnds } from './sameEnds'

/** A line of the finished code, by what it would be painted from. */
export type FinishedLine = { key: string; element: HTMLElement }

/** What was painted last into an element, line by line. */
const painted = new WeakMap<HTMLElement, readonly string[]>()

/** The lines of a finished code block that belong to its program. */
export function finishedLines(lines: readonly HTMLElement[]): FinishedLine[] {
  const kept = lines.filter((line) => !line.dataset.line?.includes('removed'))
  const pieces = codePieces(kept.map((line) => line.textContent!.replace(/\n$/, '')).join('\n'))
  return markedLines(pieces, []).map((line, index) => ({ key: JSON.stringify(line), element: kept[index]! }))
}

/**
 * Puts lines into a code element. Those above and below all changes look exactly as in the finished code, and only what
 * differs from the last time is made anew. Links are for reading: `hasLinks` says whether they stay.
 */
export function paintCode(
  code: HTMLElement,
  lines: readonly MarkedLine[],
  finished: readonly FinishedLine[],
  hasLinks: boolean,
): void {
  const before = painted.get(code) ?? []
  const keys = lines.map((line) => JSON.stringify(line))
  const same = sameEnds(
    finished.map(({ key }) => key),
    keys,
  )
  const originals = keys.map((_, index) => {
    if (index < same.start) return finished[index]
    return index >= keys.length - same.end ? finished[index - keys.length + finished.length] : undefined
  })
  const after = keys.map((key, index) => (originals[index] ? `${hasLinks}${finished.indexOf(originals[index])}` : key))
  const { start, end } = sameEnds(before, after)
  for (let left = before.length - start - end; left > 0; left -= 1) code.children[start]!.remove()
  const made = document.createDocumentFragment()
  for (let index = start; index < lines.length - end; index += 1) {
    const original = originals[index]
    made.append(original ? copyOf(original.element, hasLinks) : lineElement(lines[index]!))
  }
  code.insertBefore(made, code.children[start] ?? null)
  painted.set(code, after)
}

/** With the same elements in it: a link less and letters would stand a fraction of a pixel elsewhere. */
function copyOf(line: HTMLElement, hasLinks: boolean): Node {
  const copy = line.cloneNode(true) as HTMLElement
  if (hasLinks) return copy
  if (/dimmed|focused/.test(copy.dataset.line ?? '')) delete copy.dataset.line
  for (const link of copy.querySelectorAll('a')) {
    const plain = document.createElement('span')
    plain.append(...link.childNodes)
    link.replaceWith(plain)
  }
  return copy
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
