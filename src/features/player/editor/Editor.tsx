/** A fault of the program that is edited: where it stands in its whole text, and what to say of it. */
export type EditorFault = {
  /** Offsets in the text that the editor was given, whatever stood around it when it was compiled. */
  start: number
  end: number
  message: string
  label?: string
  help?: string
}

export type EditorProps = {
  /** The code block, `figure[data-code-block]`: the field takes the place of its code, set-up lines are read from it. */
  block: HTMLElement
  /** Which code block of the page it is, counted from 0: part of the address that "Copy link" gives. */
  program: number
  /** The whole program as it is now, set-up lines included. */
  text: string
  /** Whether the reader edits; else the text stands there as code, where it differs from that of the page. */
  isOpen: boolean
  /** What is wrong with the text. */
  faults: readonly EditorFault[]
  /** Hears every change at once, with the whole program. */
  onChange: (text: string) => void
  /** The reader is done: the focus goes back to the Edit button. */
  onLeave: () => void
}

/** The text of an example as a field that the reader edits, in the place of the finished code. */
export function Editor(_: EditorProps) {
  return null
}
