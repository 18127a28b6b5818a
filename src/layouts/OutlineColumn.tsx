import type { ReactNode } from 'react'
import * as styles from './OutlineColumn.module.css'

/** The column to the right of the content on wide screens; it scrolls on its own. */
export function OutlineColumn({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.column} aria-label="About this page" data-scroller>
      {children}
    </aside>
  )
}
