/** A position in code: line and column, from 0. */
export type CodePosition = { line: number; column: number }

/** The initial selection of an editor. */
export type RequestedSelection = { anchor: CodePosition; head: CodePosition }

const requested = new WeakMap<Element, RequestedSelection>()

/** Requests the initial selection of a code block's editor. */
export function requestSelection(block: Element, caret: RequestedSelection): void {
  requested.set(block, caret)
}

/** The requested selection of a code block, if any. */
export function requestedSelectionOf(block: Element): RequestedSelection | undefined {
  return requested.get(block)
}

/** Takes the requested selection, which is used once. */
export function takeRequestedSelection(block: Element): RequestedSelection | undefined {
  const caret = requested.get(block)
  requested.delete(block)
  return caret
}
