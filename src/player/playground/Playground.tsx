import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { FIRST_PROJECT, UNNAMED } from '../project/projectList'
import type { NewProject } from '../project/projectList'
import { DownloadButton } from './DownloadButton'
import { ExampleList } from './ExampleList'
import { useProjects } from './useProjects'
import { ProjectBar } from './ProjectBar'
import { ProjectEditor } from './ProjectEditor'
import * as styles from './Playground.module.css'

type PlaygroundProps = {
  /** An empty code block for the editor. */
  code: ReactNode
}

/** The user's projects: one is open in the editor, the others are in storage. */
export function Playground({ code }: PlaygroundProps) {
  const shelf = useProjects()
  const { project, deleted } = shelf
  const listId = useId()
  const [isListOpen, setListOpen] = useState(false)
  const [message, setMessage] = useState('')
  /** Whether the user just created a project and continues in the editor. */
  const [isBegun, setBegun] = useState(false)
  const begin = (beginning: NewProject) => {
    setListOpen(false)
    setMessage('')
    setBegun(true)
    shelf.begin(beginning)
  }
  const turnTo = (deed: () => void, isGoneOnWith = false) => {
    setMessage('')
    setBegun(isGoneOnWith)
    deed()
  }
  return (
    <div className={styles.playground}>
      <ProjectBar
        projects={shelf.projects}
        project={project}
        onOpen={(id) => turnTo(() => shelf.open(id))}
        onRename={(name) => shelf.change({ name })}
        onNew={() => begin(FIRST_PROJECT)}
        onDelete={() => turnTo(shelf.remove)}
      >
        <button
          type="button"
          className={styles.button}
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? listId : undefined}
          onClick={() => setListOpen(!isListOpen)}
        >
          Examples
        </button>
        <DownloadButton name={project.name} program={project.text} onNotice={setMessage} />
      </ProjectBar>
      <p role="status" className={styles.message}>
        {deleted ? `Deleted “${deleted.name || UNNAMED}”.` : message || shelf.error}
        {!shelf.isKept &&
          ' This browser doesn’t store data for this site, so your work is lost when you leave. Copy a link or download the project.'}
      </p>
      {deleted && (
        <button type="button" className={styles.button} onClick={() => turnTo(() => shelf.bringBack(deleted), true)}>
          Undo
        </button>
      )}
      {isListOpen && <ExampleList id={listId} onChoose={begin} />}
      <ProjectEditor
        key={project.id}
        project={project}
        code={code}
        takesFocus={isBegun}
        onChange={(text) => shelf.change({ text })}
        onTrust={shelf.trust}
      />
    </div>
  )
}
