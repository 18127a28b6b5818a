import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { chosenColor, pickedColor } from './chosenColor'
import { listen } from '../listen'
import type { NumberPlace } from './numberAt'
import { stretchEdit } from './stretchEdit'
import type { StretchEdit } from './stretchEdit'
import * as styles from './NumberHandles.module.css'

type ColorSwatchProps = {
  field: HTMLTextAreaElement
  place: NumberPlace
  /** What a screen reader calls it. */
  label: string
  onPick: (text: string) => void
}

/** Opens the browser's color picker for the color at the caret. */
export const ColorSwatch = forwardRef<HTMLInputElement, ColorSwatchProps>(function ColorSwatch(
  { field, place, label, onPick },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  const edit = useRef<StretchEdit>()
  useImperativeHandle(ref, () => input.current!)
  // The browser says `change` when the picker closes; what React calls so comes with each color that is tried
  useEffect(
    () =>
      listen(input.current!, 'change', () => {
        edit.current = undefined
      }),
    [],
  )
  const pick = (color: string) => {
    edit.current ??= stretchEdit(field, place)
    const text = chosenColor(place.text, color)
    edit.current.write(text)
    onPick(text)
  }
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={label}
      tabIndex={-1}
      value={pickedColor(place.text)}
      onChange={({ target }) => pick(target.value)}
      // The field keeps the focus, and with it the caret that shows this
      onMouseDown={(event) => event.preventDefault()}
    />
  )
})
