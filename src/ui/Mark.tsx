import type { CSSProperties } from 'react'
import { MARK_NAMES } from '../lib/config/names'
import type { MarkName } from '../lib/config/names'

type MarkProps = {
  name: MarkName
  /** Large ones stand alone, where there is nothing else to see. */
  size?: 'large'
}

/** A pixel drawing in the color of the text around it. The words beside it say what it means. */
export function Mark({ name, size }: MarkProps) {
  const place = { '--mark': MARK_NAMES.indexOf(name) } as CSSProperties
  return <span className="mark" data-size={size} style={place} aria-hidden="true" />
}
