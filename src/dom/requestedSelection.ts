/** A place in some code: its line and how many signs stand before it there, both counted from 0. */
export type CodePosition = { line: number; column: number }

/** What is selected when some code is opened for writing: the caret stands at its head. */
export type RequestedSelection = { anchor: CodePosition; head: CodePosition }

const wished = new WeakMap<Element, RequestedSelection>()

/** Says where the caret is to stand once a code block is opened for writing. */
export function requestSelection(block: Element, caret: RequestedSelection): void {
  wished.set(block, caret)
}

/** Where the caret of a code block is wished, if anywhere. */
export function requestedSelectionOf(block: Element): RequestedSelection | undefined {
  return wished.get(block)
}

/** The same, for whoever puts it there: no one else gets it. */
export function takeRequestedSelection(block: Element): RequestedSelection | undefined {
  const caret = wished.get(block)
  wished.delete(block)
  return caret
}
