/** A place in some code: its line and how many signs stand before it there, both counted from 0. */
export type CodeSpot = { line: number; column: number }

/** What is selected when some code is opened for writing: the caret stands at its head. */
export type WishedCaret = { anchor: CodeSpot; head: CodeSpot }

const wished = new WeakMap<Element, WishedCaret>()

/** Says where the caret is to stand once a code block is opened for writing. */
export function wishCaret(block: Element, caret: WishedCaret): void {
  wished.set(block, caret)
}

/** Where the caret of a code block is wished, if anywhere. */
export function wishedCaretOf(block: Element): WishedCaret | undefined {
  return wished.get(block)
}

/** The same, for whoever puts it there: no one else gets it. */
export function takeWishedCaret(block: Element): WishedCaret | undefined {
  const caret = wished.get(block)
  wished.delete(block)
  return caret
}
