import type { ReactNode } from 'react'
import * as styles from './Example.module.css'

type ExampleProps = {
  /** Whether the code leaves space for the picture next to it. */
  sideBySide?: boolean
  children: ReactNode
}

export function Example({ sideBySide, children }: ExampleProps) {
  return (
    <div className={styles.example} data-example={sideBySide ? 'beside' : 'below'}>
      {children}
    </div>
  )
}
