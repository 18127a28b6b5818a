import { useEffect, useState } from 'react'
import { MAX_NAME_LENGTH, UNNAMED, type Project } from '../project/project'
import { inOrder } from '../project/projectList'
import type { Workspace } from '../project/workspace'
import { changedWhen } from './changedWhen'
import { Dialog } from './Dialog'
import { useWorkspaceView } from './useWorkspace'
import * as styles from './Dialog.module.css'

type ProjectsDialogProps = {
  workspace: Workspace
  onOpen: (id: string) => void
  onImport: () => void
  onClose: () => void
}

/** Newest first. */
export function ProjectsDialog({ workspace, onOpen, onImport, onClose }: ProjectsDialogProps) {
  const { list, deleted } = useWorkspaceView(workspace)
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  const [query, setQuery] = useState('')
  const [renamed, setRenamed] = useState<string>()
  useEffect(() => {
    void workspace.pictures().then(setPictures)
  }, [workspace, list.projects.length])
  const words = query.trim().toLowerCase()
  const shown = inOrder(list.projects).filter(({ name }) => (name || UNNAMED).toLowerCase().includes(words))
  const tools = (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="Filter projects"
        placeholder="Filter by name"
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setQuery(target.value)}
      />
      <button type="button" className={`${styles.tool} ${styles.bordered}`} onClick={onImport}>
        Import (.zip)
      </button>
    </>
  )
  return (
    <Dialog title="Projects" tools={tools} onClose={onClose}>
      <div role="status" className={styles.message}>
        {deleted && (
          <>
            Deleted “{deleted.project.name || UNNAMED}”.
            <button type="button" className={`${styles.tool} ${styles.bordered}`} onClick={() => workspace.bringBack()}>
              Undo
            </button>
          </>
        )}
        {shown.length === 0 && 'No project has this name.'}
      </div>
      <ul className={styles.cards}>
        {shown.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              picture={pictures.get(project.id)}
              isOpen={project.id === list.openId}
              isRenamed={project.id === renamed}
              onOpen={() => onOpen(project.id)}
              onRename={(name) => {
                setRenamed(undefined)
                if (name !== undefined && name !== project.name) workspace.edit({ name }, project.id)
              }}
            />
            <div className={styles.tools}>
              {(
                [
                  ['Rename', () => setRenamed(project.id)],
                  ['Duplicate', () => void workspace.copy(project.id)],
                  ['Delete', () => void workspace.remove(project.id)],
                ] as const
              ).map(([label, act]) => (
                <button
                  key={label}
                  type="button"
                  className={styles.tool}
                  aria-label={`${label} ${project.name || UNNAMED}`}
                  onClick={act}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type ProjectCardProps = {
  project: Project
  picture: string | undefined
  isOpen: boolean
  isRenamed: boolean
  onOpen: () => void
  onRename: (name: string | undefined) => void
}

function ProjectCard({ project, picture, isOpen, isRenamed, onOpen, onRename }: ProjectCardProps) {
  const name = project.name || UNNAMED
  return (
    <>
      <button
        type="button"
        className={styles.card}
        data-card={name}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        {picture ? (
          <img className={styles.picture} src={picture} width={256} height={144} alt="" />
        ) : (
          <span className={styles.picture} aria-hidden>
            not run yet
          </span>
        )}
        {!isRenamed && (
          <span className={styles.title}>
            <span className="visuallyHidden">Open </span>
            {name}
          </span>
        )}
        <span className={styles.facts}>
          {isOpen ? 'Open · ' : ''}
          <time dateTime={new Date(project.changedAt).toISOString()}>{changedWhen(project.changedAt, Date.now())}</time>
        </span>
      </button>
      {isRenamed && (
        <input
          className={styles.rename}
          aria-label="New name"
          defaultValue={project.name}
          maxLength={MAX_NAME_LENGTH}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the user pressed Rename
          autoFocus
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => onRename(target.value.trim())}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key !== 'Escape') return
            event.preventDefault()
            onRename(undefined)
          }}
        />
      )}
    </>
  )
}
