import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

type DetailsProps = {
  id?: string
  /** Whether a later one repeats and extends it. */
  superseded?: boolean
  children: ReactNode
}

/** A disclosure; the first child is its summary. */
export function Details({ id, superseded, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details} data-superseded={superseded}>
      {children}
    </details>
  )
}
