import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OPEN_WORK_KEY, WORK_PREFIX } from '../../lib/storage/storageKeys'
import { listen } from '../page/events'
import { arrivalIn } from '../project/arrivals'
import { keepChanges, keptWorks } from '../project/keptWorks'
import * as rules from '../project/shelf'
import type { Beginning, Shelf, Work } from '../project/shelf'

/** The works of the reader, kept with every change. */
export function useShelf() {
  const [begun] = useState(() => {
    const kept = keptHere()
    return { kept, shelf: rules.shelfOf(kept ?? [], lastOpen(), fresh()) }
  })
  const [shelf, setShelf] = useState(begun.shelf)
  const [isKept, setKept] = useState(begun.kept !== undefined)
  const [deleted, setDeleted] = useState<Work>()
  const [fault, setFault] = useState('')
  /** What is kept, as far as this tab knows. */
  const kept = useRef<readonly Work[]>(begun.kept ?? [])
  useLayoutEffect(() => setKept(keep(kept, shelf)), [shelf])

  useOtherTabs((works) => {
    const isKeptHere = kept.current.includes(rules.openWork(shelf))
    const next = rules.withKept(shelf, works, isKeptHere)
    // Not written back: two tabs with the same work open would never come to rest
    kept.current = next.works
    setShelf(next)
  })

  const begin = useCallback((beginning: Beginning) => {
    setDeleted(undefined)
    // Made outside, so that it is the same however often React asks for the next state
    const given = fresh()
    setShelf((before) => rules.withWork(before, beginning, given))
  }, [])
  useArrivals(begin, setFault)

  const work = rules.openWork(shelf)
  return {
    works: rules.inOrder(shelf.works),
    work,
    /** Whether the browser keeps what is written. */
    isKept,
    /** Why the address holds no program; '' where it holds one, or none is meant. */
    fault,
    /** What was deleted last, as long as nothing else has been opened. */
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
      setDeleted(work)
      const given = fresh()
      setShelf((before) => rules.withoutOpen(before, given))
    },
    bringBack: (lost: Work) => {
      setDeleted(undefined)
      setShelf((before) => rules.withBack(before, lost))
    },
  }
}

/** Tells what is kept whenever another page may have changed it. One out of the back/forward cache has heard nothing meanwhile. */
function useOtherTabs(follow: (works: readonly Work[]) => void) {
  const latest = useRef(follow)
  latest.current = follow
  useEffect(() => {
    const look = () => {
      const works = keptHere()
      if (works) latest.current(works)
    }
    const stops = [
      listen(window, 'storage', (event) => {
        const { key } = event as StorageEvent
        if (key === null || key.startsWith(WORK_PREFIX)) look()
      }),
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) look()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
}

/** Opens what the reader brings along, now and when the address changes. An address that a reload may read again is left alone. */
function useArrivals(begin: (beginning: Beginning) => void, tell: (fault: string) => void) {
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { history, location } = window
      const arrival = await arrivalIn({ state: history.state, hash: location.hash })
      if (!isHere || !arrival) return
      if ('fault' in arrival) return tell(arrival.fault)
      tell('')
      begin(arrival)
      if (keptHere())
        history.replaceState({ ...history.state, work: undefined }, '', location.pathname + location.search)
    }
    void look()
    const stop = listen(window, 'hashchange', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [begin, tell])
}

/** Not by `crypto`, which hosts without HTTPS do not have. */
const fresh = () => {
  const now = Date.now()
  return { id: now.toString(36) + Math.random().toString(36).slice(2, 8), now }
}

/** What this browser keeps; undefined where it keeps its storage shut. */
function keptHere(): Work[] | undefined {
  try {
    return keptWorks(localStorage)
  } catch {
    return undefined
  }
}

function lastOpen(): string | null {
  try {
    return sessionStorage.getItem(OPEN_WORK_KEY)
  } catch {
    return null
  }
}

/** Whether everything could be kept. */
function keep(kept: { current: readonly Work[] }, { works, openId }: Shelf): boolean {
  try {
    keepChanges(localStorage, kept.current, works)
    kept.current = works
    sessionStorage.setItem(OPEN_WORK_KEY, openId)
    return true
  } catch {
    return false
  }
}
