import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { DOCKED } from '../figure/useDock'
import { listen } from '../listen'
import { LONGEST_TEXT } from '../longestText'
import { NumberHandles } from '../numbers/NumberHandles'
import { codePieces } from './codePieces'
import { fieldActionFor, modeAfter, modeAfterInput } from './fieldKeys'
import type { FieldAction, FieldMode } from './fieldKeys'
import { indented, newLine, outdented } from './indentation'
import { markedLines } from './markedLines'
import { finishedLines, paintCode } from './paintCode'
import { firstSeenOffset, revealCaret } from './revealCaret'
import { writeInto } from './writeInto'
import * as styles from './Editor.module.css'

type FieldProps = {
  text: string
  /** Whether the text can be changed; else it is code like any other. */
  isOpen: boolean
  /** Where something is wrong. */
  faults: readonly { start: number; end: number }[]
  /** The finished code, whose place, look and scrolling this one has. */
  finished: HTMLElement
  /** The element that tells the keys. */
  hintId: string
  onChange: (text: string) => void
  /** A text was not taken: it is too long. */
  onTooLong: () => void
  /** Writing began or ended by a key. */
  onMode: (mode: FieldMode) => void
  onLeave: () => void
}

const EDITS = { newLine, indent: indented, outdent: outdented }

/** A text in the colors of code, and a field without colors over it: the browser's own, with its undo and its keyboards. */
export function Field(props: FieldProps) {
  const { text, isOpen, faults, finished, hintId, onChange, onTooLong, onMode, onLeave } = props
  const scroller = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const mode = useRef<FieldMode>('passing')
  useLayoutEffect(() => {
    if (!field) return
    if (field.value !== text) field.value = text
    revealCaret({ field, code: code.current!, scroller: scroller.current! })
  }, [field, text])

  useEffect(() => {
    if (!field) return
    mode.current = 'entered'
    const first = firstSeenOffset(code.current!)
    field.setSelectionRange(first, first)
    field.focus({ preventScroll: true })
    const reveal = () => revealCaret({ field, code: code.current!, scroller: scroller.current! })
    const stops = [listen(document, 'selectionchange', reveal), listen(document, DOCKED, reveal)]
    return () => stops.forEach((stop) => stop())
  }, [field])

  useEffect(() => {
    if (!field) return
    // Before the browser lays out a million characters
    const refuseTooLong = (event: InputEvent) => {
      if (field.value.length + (event.data?.length ?? 0) <= LONGEST_TEXT) return
      event.preventDefault()
      onTooLong()
    }
    field.addEventListener('beforeinput', refuseTooLong)
    return () => field.removeEventListener('beforeinput', refuseTooLong)
  }, [field, onTooLong])

  const act = (action: FieldAction) => {
    const next = modeAfter(action, mode.current)
    if (action === 'begin' || action === 'end') onMode(next)
    mode.current = next
    if (action === 'leave') onLeave()
    if (!field || !(action === 'newLine' || action === 'indent' || action === 'outdent')) return
    const { value, selectionStart: start, selectionEnd: end } = field
    const edit = EDITS[action]({ text: value, start, end })
    if (edit) writeInto(field, edit)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
    // Safari ends a composition before the key that ended it
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229
    const press = { key, shiftKey, hasModifier: ctrlKey || altKey || metaKey, isComposing }
    const action = fieldActionFor(press, mode.current)
    if (!action) return
    event.preventDefault()
    act(action)
  }

  return (
    <div className={`${finished.className} ${styles.scroller}`} ref={scroller} data-open={isOpen || undefined}>
      <pre className={styles.sheet}>
        <Painted ref={code} {...{ text, isOpen, faults, finished }} />
        {isOpen && (
          <textarea
            ref={setField}
            className={styles.field}
            aria-label="Rust program of this example"
            aria-describedby={hintId}
            aria-invalid={faults.length > 0}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            wrap="off"
            onPointerDown={() => {
              if (mode.current === 'passing') mode.current = 'entered'
            }}
            onBlur={() => {
              // A window that loses the focus keeps it in the field
              if (document.activeElement !== field) mode.current = 'passing'
            }}
            onInput={({ currentTarget }) => {
              mode.current = modeAfterInput(mode.current)
              if (currentTarget.value.length <= LONGEST_TEXT) return onChange(currentTarget.value)
              currentTarget.value = text
              onTooLong()
            }}
            onKeyDown={onKeyDown}
          />
        )}
        {isOpen && <NumberHandles field={field} text={text} />}
      </pre>
    </div>
  )
}

/** The text in its colors. Painted before anything measures where its numbers stand. */
const Painted = forwardRef<HTMLElement, Pick<FieldProps, 'text' | 'isOpen' | 'faults' | 'finished'>>(function Painted(
  { text, isOpen, faults, finished },
  ref,
) {
  const code = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => code.current!)
  const pieces = useMemo(() => codePieces(text), [text])
  const originals = useMemo(() => finishedLines([...finished.querySelectorAll<HTMLElement>('.l')]), [finished])
  useLayoutEffect(
    () => paintCode(code.current!, markedLines(pieces, faults), originals, !isOpen),
    [pieces, faults, originals, isOpen],
  )
  return <code ref={code} aria-hidden={isOpen || undefined} />
})
