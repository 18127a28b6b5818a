import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MutableRefObject } from 'react'
import { EditorState, StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { inTasks } from '../../dom/schedule'
import { LiveMessage } from '../../ui/LiveMessage'
import { RUST } from '../code/editorLanguage'
import { setDiagnostics, type EditorRange } from '../diagnostics/squiggles'
import { showMessages } from '../diagnostics/diagnosticMessages'
import type { ShownDiagnostic } from '../diagnostics/shownDiagnostics'
import { adoptStyles } from './adoptedStyles'
import { editorExtensions, type EditorParts } from './editorExtensions'
import { echoFilter, replacedExternally, textWritten } from './externalChange'
import { firstSelection } from './caretVisibility'
import { staticLines } from './staticLines'
import * as styles from './CodeMirrorEditor.module.css'

export type CodeMirrorEditorProps = Omit<EditorParts, 'lines' | 'onAnnounce'> & {
  text: string
  /** The static code whose look it adopts. */
  finished: HTMLElement
  diagnostics: readonly EditorRange[]
  /** Their messages. */
  shown: readonly ShownDiagnostic[]
  /** Whether lines can be folded. */
  isFoldable?: boolean
  /** Performed once for each new object. */
  request?: EditorRequest | undefined
  /** Called when it appears, some tasks after it was mounted, and when it disappears. */
  onVisible?: (isVisible: boolean) => void
}

/** Moves the caret to an offset, or replaces a range, by default the selection; the caret goes after it. */
export type EditorRequest = { at: number } | { insert: string; from?: number; to?: number }

adoptStyles()

/** Styled like static code. Takes focus when it appears. */
export function CodeMirrorEditor(props: CodeMirrorEditorProps) {
  const { text, diagnostics, shown, finished, language = RUST } = props
  const latest = useRef(props)
  latest.current = props
  const [message, setMessage] = useState('')
  const [written] = useState(echoFilter)
  const lines = useMemo(() => staticLines(finished, language.segments), [finished, language])

  const { host, view } = useEditorView({ latest, written, lines, onAnnounce: setMessage })

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
      <div className={`${finished.className} ${styles.field}`} ref={host} data-open="" hidden={!view} />
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}

type ViewParts = Pick<EditorParts, 'lines' | 'onAnnounce'> & {
  latest: MutableRefObject<CodeMirrorEditorProps>
  written: ReturnType<typeof echoFilter>
}

/** Undefined until it has been created, while its host is hidden. */
function useEditorView({ latest, written, lines, onAnnounce }: ViewParts) {
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()

  useEffect(() => {
    let state: EditorState | undefined
    let created: EditorView | undefined
    const createState = () =>
      EditorState.create({
        doc: latest.current.text,
        extensions: editorExtensions({
          ...latest.current,
          lines,
          queryText: (question) => latest.current.queryText(question),
          onTooLong: () => latest.current.onTooLong(),
          onFindLost: () => latest.current.onFindLost(),
          onMode: (mode) => latest.current.onMode(mode),
          onLeave: () => latest.current.onLeave(),
          onAnnounce,
        }),
      })
    const createView = () =>
      new EditorView({
        parent: host.current!,
        state,
        dispatchTransactions: (transactions, view) => {
          const changed = textWritten(transactions)
          // First the worker, which draws while the page colors the text
          if (changed !== undefined) {
            written.notify(changed)
            latest.current.onChange(changed)
          }
          view.update(transactions)
        },
      })
    const cancel = inTasks(
      () => (state = createState()),
      () => (created = createView()),
      () => setView(created),
      // It measures its lines meanwhile, which takes longer with focus
      () => {},
      () => takeFocus(created!, latest.current),
    )
    return () => {
      cancel()
      created?.destroy()
    }
  }, [latest, written, lines, onAnnounce])

  useLayoutEffect(() => {
    if (!view) return undefined
    // Nothing was measured while it was hidden
    view.requestMeasure()
    const { isFoldable, onVisible } = latest.current
    onVisible?.(true)
    if (isFoldable) {
      import(/* webpackChunkName: "player-folding" */ './folding').then(
        ({ folding }) => view.dispatch({ effects: StateEffect.appendConfig.of(folding) }),
        () => {},
      )
    }
    return () => onVisible?.(false)
  }, [latest, view])

  return { host, view }
}

/** At the requested place, unless the user has pressed into it already. */
function takeFocus(view: EditorView, { request, finished }: CodeMirrorEditorProps) {
  if (view.hasFocus) return
  if (!request) view.dispatch({ selection: firstSelection(view, finished) })
  view.focus()
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
