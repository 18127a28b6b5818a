import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { opensElsewhere } from '../../dom/keys'
import { scrollToNearest } from '../../dom/scrollToNearest'
import { outlineTree, type OutlineEntry } from '../../lib/page/outline'
import type { Heading } from '../../lib/page/page'
import { useActiveHeading } from './useActiveHeading'
import * as styles from './Outline.module.css'

type OutlineListProps = {
  entries: Heading[]
  /** Called when an entry is clicked, to close a popover. */
  onChoose?: () => void
}

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

export function OutlineList({ entries, onChoose }: OutlineListProps) {
  const { active, choose } = useActiveHeading(entries.map(({ id }) => id))
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active) scrollToNearest(list.current?.querySelector('[aria-current]'))
  }, [active])

  const follow = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return
    choose(id)
    onChoose?.()
  }
  return (
    <div ref={list}>
      <OutlineLevel entries={outlineTree(entries)} active={active} onFollow={follow} />
    </div>
  )
}

type OutlineLevelProps = {
  entries: OutlineEntry[]
  active: string | undefined
  onFollow: (event: MouseEvent, id: string) => void
}

function OutlineLevel({ entries, active, onFollow }: OutlineLevelProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            aria-current={id === active ? 'location' : undefined}
            onClick={(event) => onFollow(event, id)}
          >
            {text}
          </a>
          {children.length > 0 && <OutlineLevel entries={children} active={active} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  )
}
