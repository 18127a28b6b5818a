import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EditorView } from '@codemirror/view'
import { LiveMessage } from '../../ui/LiveMessage'
import { loadSymbols } from '../assist/docs'
import { setDiagnostics } from '../diagnostics/squiggles'
import type { EditorRange } from '../diagnostics/squiggles'
import { showMessages } from '../diagnostics/diagnosticMessages'
import type { ShownDiagnostic } from '../diagnostics/shownDiagnostics'
import { adoptStyles } from './adoptedStyles'
import { editorExtensions, type EditorParts } from './editorExtensions'
import { echoFilter, replacedExternally } from './externalChange'
import { firstSelection } from './caretVisibility'
import * as styles from './CodeMirrorEditor.module.css'

export type CodeMirrorEditorProps = Omit<EditorParts, 'onAnnounce'> & {
  text: string
  diagnostics: readonly EditorRange[]
  /** Their messages. */
  shown: readonly ShownDiagnostic[]
}

adoptStyles()

/** A program in CodeMirror, styled like static code. Takes focus when mounted. */
export function CodeMirrorEditor(props: CodeMirrorEditorProps) {
  const { text, diagnostics, shown, finished } = props
  const latest = useRef(props)
  latest.current = props
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [message, setMessage] = useState('')
  const [written] = useState(echoFilter)

  useLayoutEffect(() => {
    const created = new EditorView({
      parent: host.current!,
      doc: latest.current.text,
      extensions: editorExtensions({
        finished: latest.current.finished,
        hintId: latest.current.hintId,
        queryText: (question) => latest.current.queryText(question),
        onChange: (changed) => {
          written.notify(changed)
          latest.current.onChange(changed)
        },
        onTooLong: () => latest.current.onTooLong(),
        onFindLost: () => latest.current.onFindLost(),
        onMode: (mode) => latest.current.onMode(mode),
        onLeave: () => latest.current.onLeave(),
        onAnnounce: setMessage,
      }),
    })
    created.dispatch({ selection: firstSelection(created, latest.current.finished) })
    created.focus()
    // The first completion is the slowest, so it runs ahead of time
    const { anchor } = created.state.selection.main
    void loadSymbols().then(
      () => latest.current.queryText({ kind: 'suggest', text: created.state.doc.toString(), offset: anchor }),
      () => {},
    )
    setView(created)
    return () => created.destroy()
  }, [written])

  useLayoutEffect(() => {
    if (view && !written.isEcho(text) && view.state.doc.toString() !== text)
      view.dispatch(replacedExternally(view, text))
  }, [view, text, written])

  useEffect(() => {
    if (view) view.dispatch({ effects: setDiagnostics.of(diagnostics) })
  }, [view, diagnostics])

  useEffect(() => {
    if (view) showMessages(view, shown)
  }, [view, shown])

  return (
    <>
      <div className={`${finished.className} ${styles.field}`} ref={host} data-open="" />
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}
