import type { ReactNode } from 'react'
import * as styles from './PageHeader.module.css'

export function PageHeader({ children }: { children: ReactNode }) {
  return <header className={styles.header}>{children}</header>
}
