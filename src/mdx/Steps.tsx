import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Steps.module.css'

/** A numbered sequence. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

type StepProps = {
  /** Words become a heading of the level below; an element is drawn as it is. Without it the step begins with its own. */
  title?: ReactNode
  /** 2 to 6; any other level throws. */
  titleLevel?: number
  children: ReactNode
}

/** One step of a sequence. */
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

/** The heading levels that can start a step. */
type StepLevel = 2 | 3 | 4 | 5 | 6

/** Throws 'Invalid.' unless a step can start with a heading of this level. */
export function assertStepLevel(level: number): asserts level is StepLevel {
  if (![2, 3, 4, 5, 6].includes(level)) throw new Error('Invalid.')
}
