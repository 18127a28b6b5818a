import { useEffect, useState, useSyncExternalStore } from 'react'
import { listen } from '../page/events'
import { openedLinkIn } from '../project/openedLink'
import type { Workspace } from '../project/workspace'
import { openWorkspace } from './workspaceOfTab'

/** Undefined while the stored projects are read. */
export function useWorkspace(): Workspace | undefined {
  const [workspace, setWorkspace] = useState<Workspace>()
  useEffect(() => {
    void openWorkspace().then(setWorkspace)
  }, [])
  return workspace
}

export function useWorkspaceView(workspace: Workspace) {
  return useSyncExternalStore(workspace.subscribe, () => workspace.view)
}

/**
 * Opens a project from the history entry or link, now and on changes, and returns the error of a link. A link stays in
 * the address until its project is stored.
 */
export function useOpenedLink(workspace: Workspace): string {
  const [error, setError] = useState('')
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { history, location } = window
      const arrival = await openedLinkIn({ state: history.state, hash: location.hash })
      if (!isHere || !arrival) return
      if ('error' in arrival) return setError(arrival.error)
      setError('')
      workspace.begin(arrival)
      await workspace.save()
      if (workspace.view.saveState === 'saved')
        history.replaceState({ ...history.state, project: undefined }, '', location.pathname + location.search)
    }
    void look()
    const stop = listen(window, 'hashchange', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [workspace])
  return error
}
