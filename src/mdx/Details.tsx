import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

/** Text that opens on demand. The first child is its summary. */
export function Details({ children }: { children: ReactNode }) {
  return <details className={styles.details}>{children}</details>
}
