import type { CSSProperties } from 'react'
import { MARK_NAMES, type MarkName } from '../lib/config/names'

type MarkProps = {
  name: MarkName
  /** Large marks stand alone. */
  size?: 'large'
}

/** A pixel mark in the text color; adjacent text carries its meaning. */
export function Mark({ name, size }: MarkProps) {
  const place = { '--mark': MARK_NAMES.indexOf(name) } as CSSProperties
  return <span className="mark" data-size={size} style={place} aria-hidden="true" />
}
