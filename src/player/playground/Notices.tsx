import { UNNAMED } from '../project/project'
import type { Project } from '../project/project'
import type { Workspace } from '../project/workspace'
import type { Notice } from './useSharing'
import * as styles from './PlaygroundApp.module.css'

type NoticesProps = {
  notice: Notice | undefined
  deleted: Workspace['view']['deleted']
  /** The error of a shared link; '' for none. */
  linkError: string
  onUndo: () => void
  onDismiss: () => void
}

/** What happened last, and an action to respond to it. */
export function Notices({ notice, deleted, linkError, onUndo, onDismiss }: NoticesProps) {
  const shown = notice ?? noticeOf(deleted, linkError, onUndo)
  return (
    <div className={styles.notice} role="status">
      {shown && (
        <>
          <span>{shown.message}</span>
          {shown.action && (
            <button
              type="button"
              onClick={() => {
                onDismiss()
                shown.action!.act()
              }}
            >
              {shown.action.label}
            </button>
          )}
          {shown === notice && (
            <button type="button" onClick={onDismiss}>
              Dismiss
            </button>
          )}
        </>
      )}
    </div>
  )
}

function noticeOf(deleted: NoticesProps['deleted'], linkError: string, onUndo: () => void): Notice | undefined {
  if (!deleted) return linkError ? { message: linkError } : undefined
  const message = `Deleted “${deleted.project.name || UNNAMED}”.`
  return { message, action: { label: 'Undo', act: onUndo } }
}

type OlderNoticeProps = { project: Project; onOpen: () => void; onDismiss: () => void }

/** Offers the text that another tab wrote at the same time. */
export function OlderNotice({ project, onOpen, onDismiss }: OlderNoticeProps) {
  if (project.older.length === 0) return null
  return (
    <div className={styles.notice} role="alert">
      <span>This project was changed in two tabs at the same time. You see the newer text.</span>
      <button type="button" onClick={onOpen}>
        Open the older text
      </button>
      <button type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}
