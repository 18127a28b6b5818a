import { memoizedLoad, withTimeout } from '../../lib/loading/memoizedLoad'
import { OPEN_PROJECT_KEY, PROJECTS_CHANNEL } from '../../lib/storage/storageKeys'
import { listen } from '../page/events'
import { projectBackups } from '../project/projectBackups'
import { projectStorage } from '../project/projectStorage'
import { Workspace } from '../project/workspace'

/** A database that does not answer is treated as blocked. */
const DATABASE_TIMEOUT_MS = 3_000

/** The browser refuses connections while it clears the data of a site. */
const REOPEN_DELAY_MS = 500

/** Opened once and kept while the user visits other pages. */
export const openWorkspace = memoizedLoad<Workspace>(async () => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(PROJECTS_CHANNEL) : undefined
  const backups = orElse(() => projectBackups(localStorage, fresh().id), undefined)
  const refreshLater = () => setTimeout(() => void openWorkspace().then((opened) => opened.refresh()), REOPEN_DELAY_MS)
  const storage = projectStorage(refreshLater)
  const workspace = await Workspace.open({
    storage: { ...storage, projects: () => withTimeout(storage.projects(), DATABASE_TIMEOUT_MS) },
    backups: () => orElse(() => backups?.read() ?? [], []),
    backUp: (projects) => projects.forEach((project) => orElse(() => backups?.write(project), undefined)),
    dropBackups: () => orElse(() => backups?.drop(), undefined),
    announce: () => channel?.postMessage('changed'),
    fresh,
    lastOpenId: orElse(() => sessionStorage.getItem(OPEN_PROJECT_KEY), null),
    onOpen: (id) => orElse(() => sessionStorage.setItem(OPEN_PROJECT_KEY, id), undefined),
  })
  if (channel) channel.onmessage = () => void workspace.refresh()
  listen(document, 'visibilitychange', () => (document.hidden ? workspace.backUp() : void workspace.refresh()))
  listen(window, 'pagehide', () => workspace.backUp())
  listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void workspace.refresh()
  })
  listen(window, 'beforeunload', (event) => {
    if (workspace.isAtRisk) event.preventDefault()
  })
  return workspace
})

/** Not `crypto`, which needs HTTPS. */
function fresh() {
  const now = Date.now()
  return { id: now.toString(36) + Math.random().toString(36).slice(2, 8), now }
}

/** Web storage throws if it is blocked or full. */
function orElse<Result>(read: () => Result, other: Result): Result {
  try {
    return read()
  } catch {
    return other
  }
}
