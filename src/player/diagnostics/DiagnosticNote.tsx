import { CodeWords } from '../../ui/CodeWords'
import { SHOW_DIAGNOSTIC_EVENT } from '../page/events'
import type { ShownDiagnostic } from './shownDiagnostics'
import * as styles from './DiagnosticNote.module.css'

type DiagnosticNoteProps = {
  diagnostic: ShownDiagnostic
  block: HTMLElement
}

/** Covers a mini player, and links to the diagnostic's line. */
export function DiagnosticNote({ diagnostic, block }: DiagnosticNoteProps) {
  if (diagnostic.place === undefined) return null
  return (
    <button type="button" className={styles.note} onClick={() => block.dispatchEvent(new Event(SHOW_DIAGNOSTIC_EVENT))}>
      <span className={styles.words}>
        <DiagnosticText diagnostic={diagnostic} />
      </span>
    </button>
  )
}

export function DiagnosticText({ diagnostic: { where, what, help } }: { diagnostic: ShownDiagnostic }) {
  return (
    <>
      <strong>{where}:</strong> <CodeWords>{what}</CodeWords>
      {help && (
        <>
          {' – '}
          <CodeWords>{help}</CodeWords>
        </>
      )}
    </>
  )
}
