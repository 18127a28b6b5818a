import type { MarkedLine } from './markedLines'

/** What was painted last into an element, line by line. */
const painted = new WeakMap<HTMLElement, readonly string[]>()

/** Puts lines into a code element as finished code has them; only what differs from the last time is made anew. */
export function paintCode(code: HTMLElement, lines: readonly MarkedLine[]): void {
  const before = painted.get(code) ?? []
  const after = lines.map((line) => JSON.stringify(line))
  const most = Math.min(before.length, after.length)
  let kept = 0
  while (kept < most && before[kept] === after[kept]) kept += 1
  let keptAtEnd = 0
  while (keptAtEnd < most - kept && before.at(-1 - keptAtEnd) === after.at(-1 - keptAtEnd)) keptAtEnd += 1
  for (let left = before.length - kept - keptAtEnd; left > 0; left -= 1) code.children[kept]!.remove()
  const made = document.createDocumentFragment()
  for (const line of lines.slice(kept, lines.length - keptAtEnd)) made.append(lineElement(line))
  code.insertBefore(made, code.children[kept] ?? null)
  painted.set(code, after)
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
