/** Counted from 0. */
export type CodePosition = { line: number; column: number }

export type RequestedSelection = { anchor: CodePosition; head: CodePosition }

const requested = new WeakMap<Element, RequestedSelection>()

export function requestSelection(block: Element, caret: RequestedSelection): void {
  requested.set(block, caret)
}

export function requestedSelectionOf(block: Element): RequestedSelection | undefined {
  return requested.get(block)
}

export function takeRequestedSelection(block: Element): RequestedSelection | undefined {
  const caret = requested.get(block)
  requested.delete(block)
  return caret
}
