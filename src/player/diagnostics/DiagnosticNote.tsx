import { SHOW_DIAGNOSTIC_EVENT } from '../page/events'
import type { ShownDiagnostic } from './shownDiagnostics'
import * as styles from './DiagnosticNote.module.css'

type DiagnosticNoteProps = {
  diagnostic: ShownDiagnostic
  block: HTMLElement
}

/** The first diagnostic over a mini player, as a link to its line. */
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
      <strong>{where}:</strong> <Words>{what}</Words>
      {help && (
        <>
          {' – '}
          <Words>{help}</Words>
        </>
      )}
    </>
  )
}

function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
