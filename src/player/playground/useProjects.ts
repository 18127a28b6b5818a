import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OPEN_PROJECT_KEY, PROJECT_PREFIX } from '../../lib/storage/storageKeys'
import { listen } from '../page/events'
import { openedLinkIn } from '../project/openedLink'
import { keepChanges, storedProjects } from '../project/storedProjects'
import * as rules from '../project/projectList'
import type { NewProject, ProjectList, Project } from '../project/projectList'

/** The user's projects, saved on every change. */
export function useProjects() {
  const [begun] = useState(() => {
    const kept = keptHere()
    return { kept, shelf: rules.projectListOf(kept ?? [], lastOpen(), fresh()) }
  })
  const [shelf, setShelf] = useState(begun.shelf)
  const [isKept, setKept] = useState(begun.kept !== undefined)
  const [deleted, setDeleted] = useState<Project>()
  const [error, setError] = useState('')
  /** The stored projects, as far as this tab knows. */
  const kept = useRef<readonly Project[]>(begun.kept ?? [])
  useLayoutEffect(() => setKept(keep(kept, shelf)), [shelf])

  useOtherTabs((projects) => {
    const isKeptHere = kept.current.includes(rules.openProject(shelf))
    const next = rules.withStored(shelf, projects, isKeptHere)
    // Not written back: two tabs with the same project would overwrite each other forever
    kept.current = next.projects
    setShelf(next)
  })

  const begin = useCallback((beginning: NewProject) => {
    setDeleted(undefined)
    // Created outside the updater, which React may call twice
    const given = fresh()
    setShelf((before) => rules.withProject(before, beginning, given))
  }, [])
  useArrivals(begin, setError)

  const project = rules.openProject(shelf)
  return {
    projects: rules.inOrder(shelf.projects),
    project,
    isKept,
    /** The error of a shared link; '' if there is none. */
    error,
    /** The last deleted project, until another is opened. */
    deleted,
    begin,
    open: (id: string) => {
      setDeleted(undefined)
      setShelf((before) => rules.withOpen(before, id))
    },
    change: (change: { name: string } | { text: string }) => {
      const now = Date.now()
      setShelf((before) => rules.withChange(before, change, now))
    },
    trust: () => setShelf(rules.withTrust),
    remove: () => {
      setDeleted(project)
      const given = fresh()
      setShelf((before) => rules.withoutOpen(before, given))
    },
    bringBack: (lost: Project) => {
      setDeleted(undefined)
      setShelf((before) => rules.withBack(before, lost))
    },
  }
}

/**
 * Reports the stored projects when another page may have changed them. A page restored from the back/forward cache
 * missed the events.
 */
function useOtherTabs(follow: (projects: readonly Project[]) => void) {
  const latest = useRef(follow)
  latest.current = follow
  useEffect(() => {
    const look = () => {
      const projects = keptHere()
      if (projects) latest.current(projects)
    }
    const stops = [
      listen(window, 'storage', (event) => {
        const { key } = event as StorageEvent
        if (key === null || key.startsWith(PROJECT_PREFIX)) look()
      }),
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) look()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
}

/**
 * Opens a project from the history entry or link, now and on changes. A link stays in the address so that a reload
 * works.
 */
function useArrivals(begin: (beginning: NewProject) => void, showError: (error: string) => void) {
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { history, location } = window
      const arrival = await openedLinkIn({ state: history.state, hash: location.hash })
      if (!isHere || !arrival) return
      if ('error' in arrival) return showError(arrival.error)
      showError('')
      begin(arrival)
      if (keptHere())
        history.replaceState({ ...history.state, project: undefined }, '', location.pathname + location.search)
    }
    void look()
    const stop = listen(window, 'hashchange', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [begin, showError])
}

/** Not `crypto`, which needs HTTPS. */
const fresh = () => {
  const now = Date.now()
  return { id: now.toString(36) + Math.random().toString(36).slice(2, 8), now }
}

function keptHere(): Project[] | undefined {
  try {
    return storedProjects(localStorage)
  } catch {
    return undefined
  }
}

function lastOpen(): string | null {
  try {
    return sessionStorage.getItem(OPEN_PROJECT_KEY)
  } catch {
    return null
  }
}

/** Returns whether everything was stored. */
function keep(kept: { current: readonly Project[] }, { projects, openId }: ProjectList): boolean {
  try {
    keepChanges(localStorage, kept.current, projects)
    kept.current = projects
    sessionStorage.setItem(OPEN_PROJECT_KEY, openId)
    return true
  } catch {
    return false
  }
}
