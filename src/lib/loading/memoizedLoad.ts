/** Loads the thing of each name once, of those without names the only one; after a failure, or in vain, the next call tries again. */
export function memoizedLoad<Thing>(load: (name: string) => Promise<Thing>): (name?: string) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>()
  return (name = '') => {
    const loading = known.get(name) ?? withTimeout(load(name))
    known.set(name, loading)
    loading.catch(() => known.delete(name))
    return loading
  }
}

/** What is loaded from a host that is asked for it, on a slow line, too. */
export const LOAD_TIMEOUT_MS = 20_000

/** What is loaded, if it comes in time; else it rejects, and what comes later is left alone. */
export async function withTimeout<Thing>(loading: Promise<Thing>, timeoutMs = LOAD_TIMEOUT_MS): Promise<Thing> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer came in time')), timeoutMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
