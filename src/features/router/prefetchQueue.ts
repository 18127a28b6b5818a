/** How many pages are fetched ahead at the same time. */
export const PREFETCHED_AT_ONCE = 4

type PrefetchOptions = {
  /** Fetches a page; ends when the page is there. */
  load: (page: string) => Promise<unknown> | undefined
  /** Runs work when the browser has nothing better to do. */
  whenIdle: (work: () => void) => void
}

export type PrefetchQueue = ReturnType<typeof prefetchQueue>

/** The pages whose links are in view, fetched in idle moments, each once and only a few at the same time. */
export function prefetchQueue({ load, whenIdle }: PrefetchOptions) {
  const seen = new Set<string>()
  const waiting: string[] = []
  let loading = 0

  const loadNext = () => {
    const page = waiting.shift()
    if (page === undefined) return
    loading++
    const done = () => {
      loading--
      if (waiting.length > 0) whenIdle(loadNext)
    }
    Promise.resolve(load(page)).then(done, done)
  }

  return {
    /** Has a page fetched when its turn comes. */
    add(page: string) {
      if (seen.has(page)) return
      seen.add(page)
      waiting.push(page)
      if (waiting.length + loading <= PREFETCHED_AT_ONCE) whenIdle(loadNext)
    },

    /** Has a page fetched at once. */
    hurry(page: string) {
      seen.add(page)
      const place = waiting.indexOf(page)
      if (place >= 0) waiting.splice(place, 1)
      void load(page)
    },
  }
}
