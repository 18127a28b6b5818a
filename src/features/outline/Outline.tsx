import { useId } from 'react'
import { OutlineList } from './OutlineList'
import type { OutlineListProps } from './OutlineList'
import * as styles from './Outline.module.css'

/** What is on this page, beside it. */
export function Outline({ entries, onChoose }: OutlineListProps) {
  const titleId = useId()
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        On this page
      </p>
      <OutlineList entries={entries} onChoose={onChoose} />
    </nav>
  )
}
