import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { afterPaint } from '../../dom/schedule'
import { LiveMessage } from '../../ui/LiveMessage'
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
  /** Whether lines can be folded. */
  isFoldable?: boolean
  /** Performed once for each new object. */
  request?: EditorRequest | undefined
}

/** Moves the caret to an offset, or replaces a range, by default the selection; the caret goes after it. */
export type EditorRequest = { at: number } | { insert: string; from?: number; to?: number }

adoptStyles()

/** Styled like static code. Takes focus when mounted. */
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
        ...latest.current,
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
    // In a task of its own, so that neither is long
    const cancelFocus = afterPaint(() => created.focus())
    setView(created)
    if (latest.current.isFoldable) {
      import(/* webpackChunkName: "player-folding" */ './folding').then(
        ({ folding }) => created.dispatch({ effects: StateEffect.appendConfig.of(folding) }),
        () => {},
      )
    }
    return () => {
      cancelFocus()
      created.destroy()
    }
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

  const { request } = props
  useEffect(() => {
    if (view && request) perform(view, request)
  }, [view, request])

  return (
    <>
      <div className={`${finished.className} ${styles.field}`} ref={host} data-open="" />
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}

function perform(view: EditorView, request: EditorRequest) {
  const { from, to } = view.state.selection.main
  view.dispatch(
    'at' in request
      ? { selection: { anchor: Math.min(request.at, view.state.doc.length) }, scrollIntoView: true }
      : {
          changes: { from, to, ...request },
          selection: { anchor: (request.from ?? from) + request.insert.length },
          scrollIntoView: true,
          userEvent: 'input',
        },
  )
  view.focus()
}
