import type { CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { iconAddress } from '../lib/address/published'
import * as styles from './MaskIcon.module.css'

type MaskIconProps = {
  /** A file in `static/assets/icons`. */
  name: 'chevron-down' | 'chevron-up'
  className?: string | undefined
}

export function MaskIcon({ name, className = '' }: MaskIconProps) {
  const file = { '--icon': `url(${withPrefix(iconAddress(name))})` } as CSSProperties
  return <span className={`${styles.icon} ${className}`} style={file} aria-hidden="true" />
}
