import { inTime } from './inTime'

/** Loads the thing of each name once, of those without names the only one; after a failure, or in vain, the next call tries again. */
export function loadedOnce<Thing>(load: (name: string) => Promise<Thing>): (name?: string) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>()
  return (name = '') => {
    const loading = known.get(name) ?? inTime(load(name))
    known.set(name, loading)
    loading.catch(() => known.delete(name))
    return loading
  }
}
