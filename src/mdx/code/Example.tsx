import type { ReactNode } from 'react'
import * as styles from './Example.module.css'

type ExampleProps = {
  /** Whether the code leaves room for the picture next to it. */
  sideBySide?: boolean
  /** Optional code, and the picture. */
  children: ReactNode
}

/** The common frame of code, picture and controls. */
export function Example({ sideBySide, children }: ExampleProps) {
  return (
    <div className={styles.example} data-example={sideBySide ? 'beside' : 'below'}>
      {children}
    </div>
  )
}
