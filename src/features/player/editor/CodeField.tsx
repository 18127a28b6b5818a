import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EditorView } from '@codemirror/view'
import { loadSymbols } from '../assist/symbols'
import { LiveMessage } from '../../../ui/LiveMessage'
import { fieldExtensions, type FieldParts } from './fieldExtensions'
import { adoptStyles } from './adoptedStyles'
import { tellFaults } from './faultMarks'
import type { FieldFault } from './faultMarks'
import { tellInPlace } from './faultWords'
import { fromOutside } from './fromOutside'
import { firstSelection } from './firstSelection'
import { echoes } from './echoes'
import { sameEnds } from './sameEnds'
import type { ToldFault } from './toldFaults'
import { Transaction } from '@codemirror/state'
import * as styles from './CodeField.module.css'

/** `onTell` is the field's own. */
export type CodeFieldProps = Omit<FieldParts, 'onTell'> & {
  text: string
  /** Where something is wrong. */
  faults: readonly FieldFault[]
  /** What is said of it, below its lines. */
  told: readonly ToldFault[]
}

adoptStyles()

/** A program as a text that is edited, in the look of finished code. Has the focus when it comes. */
export function CodeField(props: CodeFieldProps) {
  const { text, faults, told, finished } = props
  const latest = useRef(props)
  latest.current = props
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [message, setMessage] = useState('')
  const [written] = useState(echoes)

  useLayoutEffect(() => {
    const created = new EditorView({
      parent: host.current!,
      doc: latest.current.text,
      extensions: fieldExtensions({
        finished: latest.current.finished,
        hintId: latest.current.hintId,
        ask: (question) => latest.current.ask(question),
        onChange: (changed) => {
          written.tell(changed)
          latest.current.onChange(changed)
        },
        onTooLong: () => latest.current.onTooLong(),
        onFindLost: () => latest.current.onFindLost(),
        onMode: (mode) => latest.current.onMode(mode),
        onLeave: () => latest.current.onLeave(),
        onTell: setMessage,
      }),
    })
    created.dispatch({ selection: firstSelection(created, latest.current.finished) })
    created.focus()
    // Whoever writes soon wants to know what: the first answer takes the longest
    const { anchor } = created.state.selection.main
    void loadSymbols().then(
      () => latest.current.ask({ kind: 'suggest', text: created.state.doc.toString(), offset: anchor }),
      () => {},
    )
    setView(created)
    return () => created.destroy()
  }, [written])

  useLayoutEffect(() => {
    if (view && !written.isEcho(text) && view.state.doc.toString() !== text) view.dispatch(replaced(view, text))
  }, [view, text, written])

  useEffect(() => {
    if (view) view.dispatch({ effects: tellFaults.of(faults) })
  }, [view, faults])

  useEffect(() => {
    if (view) tellInPlace(view, told)
  }, [view, told])

  return (
    <>
      <div className={`${finished.className} ${styles.field}`} ref={host} data-open="" />
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}

/** A text that comes from elsewhere, which undo does not take back. */
function replaced({ state }: EditorView, text: string) {
  const before = state.doc.toString()
  const { start, end } = sameEnds(before, text)
  return {
    changes: { from: start, to: before.length - end, insert: text.slice(start, text.length - end) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  }
}
