import type { ReactNode } from 'react'
import { MAX_NAME_LENGTH, UNNAMED, type Project } from '../project/project'
import { SAVE_STATE_TEXTS, type SaveState } from '../project/saveState'
import * as styles from './Toolbar.module.css'

type ToolbarProps = {
  project: Project
  saveState: SaveState
  onRename: (name: string) => void
  /** Shown while the project is not stored. */
  rescue: ReactNode
  children: ReactNode
}

/** Name and save state of the project, then its actions. */
export function Toolbar({ project, saveState, onRename, rescue, children }: ToolbarProps) {
  const isLost = saveState === 'storageFull' || saveState === 'storageBlocked'
  return (
    <div role="group" aria-label="Project" className={styles.bar}>
      <div className={styles.name} data-text={project.name || UNNAMED}>
        <input
          aria-label="Name of the project"
          title="Rename"
          value={project.name}
          maxLength={MAX_NAME_LENGTH}
          size={1}
          placeholder={UNNAMED}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onRename(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' || key === 'Escape') currentTarget.blur()
          }}
        />
      </div>
      <span role="status" className={styles.state} data-state={saveState}>
        {SAVE_STATE_TEXTS[saveState]}
      </span>
      {isLost && rescue}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
