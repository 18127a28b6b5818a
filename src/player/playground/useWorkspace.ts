import { useEffect, useState, useSyncExternalStore } from 'react'
import { listen } from '../page/events'
import { openedLinkIn } from '../project/openedLink'
import type { Workspace } from '../project/workspace'
import { openWorkspace } from './workspaceOfTab'

/**
 * Opens a project from the history entry or link, first and on changes, and returns the error of a link. A link stays in
 * the address until its project is stored. The workspace is undefined while the link and the stored projects are read.
 */
export function useWorkspace(): { workspace: Workspace | undefined; linkError: string } {
  const [workspace, setWorkspace] = useState<Workspace>()
  const [linkError, setLinkError] = useState('')
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { history, location } = window
      const [opened, arrival] = await Promise.all([
        openWorkspace(),
        openedLinkIn({ state: history.state as unknown, hash: location.hash }),
      ])
      if (!isHere) return
      setWorkspace(opened)
      if (!arrival) return
      if ('error' in arrival) return setLinkError(arrival.error)
      setLinkError('')
      opened.begin(arrival)
      await opened.save()
      if (opened.view.saveState === 'saved')
        history.replaceState({ ...history.state, project: undefined }, '', location.pathname + location.search)
    }
    void look()
    const stop = listen(window, 'hashchange', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [])
  return { workspace, linkError }
}

export function useWorkspaceView(workspace: Workspace) {
  return useSyncExternalStore(workspace.subscribe, () => workspace.view)
}
