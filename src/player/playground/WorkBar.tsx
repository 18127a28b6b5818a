import type { ReactNode } from 'react'
import { UNNAMED } from '../project/shelf'
import type { Work } from '../project/shelf'
import * as styles from './Playground.module.css'

/** As long as a name may be. */
const LONGEST_NAME = 60

type WorkBarProps = {
  works: readonly Work[]
  work: Work
  onOpen: (id: string) => void
  onRename: (name: string) => void
  onNew: () => void
  onDelete: () => void
  /** Further buttons. */
  children: ReactNode
}

/** The works of the reader: which is open, how it is called, and what can be done with it. */
export function WorkBar({ works, work, onOpen, onRename, onNew, onDelete, children }: WorkBarProps) {
  return (
    <div role="group" aria-label="Your works" className={styles.works}>
      <label className={styles.labeled}>
        Work
        <select className={styles.input} value={work.id} onChange={({ target }) => onOpen(target.value)}>
          {works.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || UNNAMED}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labeled}>
        Name
        <input
          className={styles.input}
          value={work.name}
          maxLength={LONGEST_NAME}
          placeholder={UNNAMED}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onRename(target.value)}
        />
      </label>
      <button type="button" className={styles.button} onClick={onNew}>
        New
      </button>
      <button type="button" className={styles.button} onClick={onDelete}>
        Delete
      </button>
      {children}
    </div>
  )
}
