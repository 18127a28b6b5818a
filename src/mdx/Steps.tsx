import { isValidElement, type ReactNode } from 'react'
import * as styles from './Steps.module.css'

export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

type StepProps = {
  /**
   * Text becomes a heading of the level below; an element is rendered as is. Without it, the step starts with its own
   * heading.
   */
  title?: ReactNode
  /** 2 to 6; any other level throws. */
  titleLevel?: number
  children: ReactNode
}

export function Step({ title, titleLevel = 2, children }: StepProps) {
  assertStepLevel(titleLevel)
  const Heading = `h${titleLevel}` as const
  return (
    <li className={styles.step}>
      {title !== undefined && (isValidElement(title) ? title : <Heading>{title}</Heading>)}
      {children}
    </li>
  )
}

type StepLevel = 2 | 3 | 4 | 5 | 6

/** Throws 'Invalid.' for other levels. */
export function assertStepLevel(level: number): asserts level is StepLevel {
  if (![2, 3, 4, 5, 6].includes(level)) throw new Error('Invalid.')
}
