import { useRef, useState } from 'react'
import type { NumberPlace } from './numberAt'
import { sliderRange } from './sliderRange'
import { steppedNumber } from './steppedNumber'
import { stretchEdit } from './stretchEdit'
import type { StretchEdit } from './stretchEdit'
import * as styles from './NumberHandles.module.css'

type NumberSliderProps = {
  field: HTMLTextAreaElement
  place: NumberPlace
  /** What a screen reader calls it. */
  label: string
}

/** A slider for the number that a finger has tapped. How far it reaches does not change while it is shown. */
export function NumberSlider({ field, place, label }: NumberSliderProps) {
  const [first] = useState(place)
  const [steps, setSteps] = useState(0)
  const edit = useRef<StretchEdit>()
  const { least, most } = sliderRange(first)
  const end = () => {
    edit.current = undefined
  }
  const slide = (next: number) => {
    setSteps(next)
    edit.current ??= stretchEdit(field, place)
    edit.current.write(steppedNumber(first, next))
  }
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={place.text}
      min={least}
      max={most}
      value={steps}
      onChange={({ target }) => slide(Number(target.value))}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyUp={end}
      // The field keeps the focus, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}
