import { WORK_PREFIX } from '../../lib/storage/storageKeys'
import { changesBetween } from './shelf'
import type { Work } from './shelf'

/** What works are kept in. */
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The works that a browser keeps. What is broken is left out. Throws where the browser keeps its storage shut. */
export function keptWorks(storage: Keeper): Work[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
  return keys
    .filter((key) => key.startsWith(WORK_PREFIX))
    .sort()
    .flatMap((key) => workIn(key.slice(WORK_PREFIX.length), storage.getItem(key)) ?? [])
}

/** Keeps what has changed, each work for itself. Throws where there is no room. */
export function keepChanges(storage: Keeper, before: readonly Work[], after: readonly Work[]) {
  const { kept, gone } = changesBetween(before, after)
  // First what needs no room
  for (const id of gone) storage.removeItem(WORK_PREFIX + id)
  for (const { id, ...work } of kept) storage.setItem(WORK_PREFIX + id, JSON.stringify(work))
}

function workIn(id: string, stored: string | null): Work | undefined {
  try {
    const { name, text, isOwn, isForeign, changedAt } = JSON.parse(stored ?? '') as Record<string, unknown>
    if (typeof name !== 'string' || typeof text !== 'string') return undefined
    const when = typeof changedAt === 'number' ? changedAt : 0
    return { id, name, text, isOwn: isOwn === true, isForeign: isForeign === true, changedAt: when }
  } catch {
    return undefined
  }
}
