import type { Mend } from '../../../rust/front/diagnostics/diagnostic'

/** A fault of the program that is edited: where it stands in its whole text, and what to say of it. */
export type EditorFault = {
  /** Offsets in the text that the editor was given, whatever stood around it when it was compiled. */
  start: number
  end: number
  message: string
  label?: string
  help?: string
  mend?: Mend
}
