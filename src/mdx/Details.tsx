import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

type DetailsProps = {
  id?: string
  /** Whether a later one repeats and extends it. */
  superseded?: boolean
  children: ReactNode
}

/** The first child is the summary. */
export function Details({ id, superseded, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details} data-superseded={superseded}>
      {children}
    </details>
  )
}
