import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

type DetailsProps = {
  id?: string
  /** Whether a later one shows the same again, and more. */
  superseded?: boolean
  children: ReactNode
}

/** Text that opens on demand. The first child is its summary. */
export function Details({ id, superseded, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details} data-superseded={superseded}>
      {children}
    </details>
  )
}
