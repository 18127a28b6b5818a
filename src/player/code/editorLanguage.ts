import { codeSegments, type CodeSegment } from './codeSegments'

/** The language of an edited text. */
export type EditorLanguage = {
  name: 'rust' | 'wgsl' | 'toml'
  /** The accessible name of the editor. */
  label: string
  /** The lines of a text in the colors of static code. */
  segments: (text: string) => CodeSegment[][]
}

export const RUST: EditorLanguage = { name: 'rust', label: 'Rust program of this example', segments: codeSegments }
