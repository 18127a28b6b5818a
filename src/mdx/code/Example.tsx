import type { ReactNode } from 'react'
import * as styles from './Example.module.css'

type ExampleProps = {
  /** Whether the lines of the code leave room for the picture beside them. */
  beside?: boolean
  /** The code, where it is shown, and the picture. */
  children: ReactNode
}

/** The frame that makes code, picture and controls one thing. */
export function Example({ beside, children }: ExampleProps) {
  return (
    <div className={styles.example} data-example={beside ? 'beside' : 'below'}>
      {children}
    </div>
  )
}
