import { forwardRef, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LONGEST_TEXT } from '../longestText'
import { NumberHandles } from '../numbers/NumberHandles'
import { codePieces } from './codePieces'
import type { FieldMode } from './fieldKeys'
import { markedLines } from './markedLines'
import { finishedLines, paintCode } from './paintCode'
import { useFieldKeys } from './useFieldKeys'
import { useLengthLimit } from './useLengthLimit'
import { useSeenCaret } from './useSeenCaret'
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

/** A text in the colors of code, and a field without colors over it: the browser's own, with its undo and its keyboards. */
export function Field(props: FieldProps) {
  const { text, isOpen, faults, finished, hintId, onChange, onTooLong, onMode, onLeave } = props
  const scroller = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  useSeenCaret({ field, text, code, scroller })
  useLengthLimit(field, onTooLong)
  const keys = useFieldKeys(field, { onMode, onLeave })

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
            {...keys}
            onInput={({ currentTarget }) => {
              keys.onInput()
              if (currentTarget.value.length <= LONGEST_TEXT) return onChange(currentTarget.value)
              currentTarget.value = text
              onTooLong()
            }}
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
