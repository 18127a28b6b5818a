import { DiagnosticText } from '../diagnostics/DiagnosticNote'
import type { ShownDiagnostic } from '../diagnostics/shownDiagnostics'
import * as styles from './Editor.module.css'

type DiagnosticListProps = {
  diagnostics: readonly ShownDiagnostic[]
  /** Whether the editor shows all messages, so that only screen readers need this list. */
  isSaidAbove: boolean
}

export function DiagnosticList({ diagnostics, isSaidAbove }: DiagnosticListProps) {
  return (
    <div role="status" className={isSaidAbove ? 'visuallyHidden' : styles.diagnostics}>
      {diagnostics.map((diagnostic) => (
        <p key={diagnostic.where + diagnostic.what}>
          <DiagnosticText diagnostic={diagnostic} />
          {isSaidAbove && diagnostic.fix && ' F8: go to error · Ctrl/⌘+.: apply fix'}
        </p>
      ))}
    </div>
  )
}
