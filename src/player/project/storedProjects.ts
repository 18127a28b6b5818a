import { PROJECT_PREFIX } from '../../lib/storage/storageKeys'
import { changesBetween } from './projectList'
import type { Project } from './projectList'

type ProjectStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The valid stored projects. Throws if storage is blocked. */
export function storedProjects(storage: ProjectStorage): Project[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
  return keys
    .filter((key) => key.startsWith(PROJECT_PREFIX))
    .sort()
    .flatMap((key) => workIn(key.slice(PROJECT_PREFIX.length), storage.getItem(key)) ?? [])
}

/** Stores changes, each project under its own key. Throws if storage is full. */
export function keepChanges(storage: ProjectStorage, before: readonly Project[], after: readonly Project[]) {
  const { kept, gone } = changesBetween(before, after)
  // Deletions first, because they free space
  for (const id of gone) storage.removeItem(PROJECT_PREFIX + id)
  for (const { id, ...project } of kept) storage.setItem(PROJECT_PREFIX + id, JSON.stringify(project))
}

function workIn(id: string, stored: string | null): Project | undefined {
  try {
    const { name, text, isOwn, isForeign, changedAt } = JSON.parse(stored ?? '') as Record<string, unknown>
    if (typeof name !== 'string' || typeof text !== 'string') return undefined
    const when = typeof changedAt === 'number' ? changedAt : 0
    return { id, name, text, isOwn: isOwn === true, isForeign: isForeign === true, changedAt: when }
  } catch {
    return undefined
  }
}
