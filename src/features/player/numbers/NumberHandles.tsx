import { useCallback, useRef, useState } from 'react'
import { LiveMessage } from '../../../ui/LiveMessage'
import { ColorSwatch } from './ColorSwatch'
import { numberAt } from './numberAt'
import { NumberSlider } from './NumberSlider'
import { useCaret } from './useCaret'
import { useNumberBoxes } from './useNumberBoxes'
import { useNumberDrag } from './useNumberDrag'
import { useNumberKeys } from './useNumberKeys'
import { useNumberPlace } from './useNumberPlace'
import * as styles from './NumberHandles.module.css'

type NumberHandlesProps = {
  /** The field whose numbers can be changed. Stands in the same positioned box as this component. */
  field: HTMLTextAreaElement | null
  /** What the field holds. */
  text: string
}

/**
 * Lets the reader change the numbers and colors of a text by dragging, with Alt and the arrow keys, and by touch. Writes into
 * the field as the keyboard does: its `input` event tells each change, and undo takes a whole drag back.
 */
export function NumberHandles({ field, text }: NumberHandlesProps) {
  return field && <FieldHandles field={field} text={text} />
}

function FieldHandles({ field, text }: { field: HTMLTextAreaElement; text: string }) {
  const mark = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const swatch = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')

  const boxes = useNumberBoxes(field)
  const pointedAt = useNumberDrag(field, boxes)
  const { offset, isTouched } = useCaret(
    field,
    useCallback(() => panel.current, []),
  )
  useNumberKeys(field, { pointedAt, onStep: setMessage, onColor: () => swatch.current?.click() })

  const atCaret = offset === undefined ? undefined : numberAt(text, offset)
  const marked = pointedAt === undefined ? atCaret : numberAt(text, pointedAt)
  useNumberPlace(field, { text, boxes, mark, panel, marked, atCaret })

  const label = (what: string) => `${what} in line ${text.slice(0, atCaret?.start).split('\n').length}`
  return (
    <>
      <div
        ref={mark}
        className={styles.mark}
        data-kind={marked?.kind}
        // All signs of a program are equally wide
        style={{ width: `${marked ? marked.end - marked.start : 0}ch` }}
        aria-hidden="true"
      />
      <div ref={panel} className={styles.panel}>
        {atCaret?.kind === 'color' && (
          <ColorSwatch
            key={atCaret.start}
            ref={swatch}
            field={field}
            place={atCaret}
            label={label('Color')}
            onPick={setMessage}
          />
        )}
        {isTouched && atCaret && atCaret.kind !== 'color' && (
          <NumberSlider key={atCaret.start} field={field} place={atCaret} label={label('Number')} />
        )}
      </div>
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}
