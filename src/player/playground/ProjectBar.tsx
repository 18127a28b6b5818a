import type { ReactNode } from 'react'
import { UNNAMED } from '../project/projectList'
import type { Project } from '../project/projectList'
import * as styles from './Playground.module.css'

const LONGEST_NAME = 60

type ProjectBarProps = {
  projects: readonly Project[]
  project: Project
  onOpen: (id: string) => void
  onRename: (name: string) => void
  onNew: () => void
  onDelete: () => void
  children: ReactNode
}

export function ProjectBar({ projects, project, onOpen, onRename, onNew, onDelete, children }: ProjectBarProps) {
  return (
    <div role="group" aria-label="Your projects" className={styles.projects}>
      <label className={styles.labeled}>
        Project
        <select className={styles.input} value={project.id} onChange={({ target }) => onOpen(target.value)}>
          {projects.map(({ id, name }) => (
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
          value={project.name}
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
