import { UNNAMED, type Project } from '../project/project'
import type { Fork, Workspace } from '../project/workspace'
import type { Notice } from './useSharing'
import * as styles from './PlaygroundApp.module.css'

type NoticesProps = {
  notice: Notice | undefined
  deleted: Workspace['view']['deleted']
  /** The error of a shared link; '' for none. */
  linkError: string
  /** Number of stored projects that are invalid. */
  unreadable: number
  onUndo: () => void
  onDismiss: () => void
}

/** What happened last, and an action to respond to it. */
export function Notices({ notice, onDismiss, ...state }: NoticesProps) {
  const shown = notice ?? noticeOf(state)
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

const nameOf = ({ name }: Project) => name || UNNAMED

type State = Omit<NoticesProps, 'notice' | 'onDismiss'>

function noticeOf({ deleted, linkError, unreadable, onUndo }: State): Notice | undefined {
  if (!deleted && linkError) return { message: linkError }
  if (!deleted) return unreadable > 0 ? { message: unreadableMessage(unreadable) } : undefined
  const message = `Deleted “${nameOf(deleted.project)}”.`
  return { message, action: { label: 'Undo', act: onUndo } }
}

const unreadableMessage = (count: number) =>
  `Couldn’t read ${count} of the projects in this browser. Nothing was deleted: reload the page to try again.`

type ForkNoticeProps = {
  fork: Fork | undefined
  projects: readonly Project[]
  openId: string
  onOpen: (id: string) => void
  onDismiss: () => void
}

/** Offers the text that another tab wrote at the same time. */
export function ForkNotice({ fork, projects, openId, onOpen, onDismiss }: ForkNoticeProps) {
  const [original, copy] = [fork?.id, fork?.copyId].map((id) => projects.find((project) => project.id === id))
  if (!original || !copy) return null
  const other = copy.id === openId ? original : copy
  return (
    <div className={styles.notice} role="alert">
      <span>
        “{nameOf(original)}” was changed in two tabs at the same time. Both texts are saved: “{nameOf(original)}” and “
        {nameOf(copy)}”.
      </span>
      <button type="button" onClick={() => onOpen(other.id)}>
        Open “{nameOf(other)}”
      </button>
      <button type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}
