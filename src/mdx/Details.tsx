import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

/** Text that opens on demand. The first child is its summary. */
export function Details({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <details id={id} className={styles.details}>
      {children}
    </details>
  )
}
