/** By name, if there is one; after a failure or timeout, the next call retries. */
export function memoizedLoad<Thing>(load: (name: string) => Promise<Thing>): (name?: string) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>()
  return (name = '') => {
    const loading = known.get(name) ?? withTimeout(load(name))
    known.set(name, loading)
    loading.catch(() => known.delete(name))
    return loading
  }
}

/** Allows for slow connections. */
export const LOAD_TIMEOUT_MS = 20_000

export async function withTimeout<Thing>(loading: Promise<Thing>, timeoutMs = LOAD_TIMEOUT_MS): Promise<Thing> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the request timed out')), timeoutMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
