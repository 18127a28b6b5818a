import { PROJECT_PREFIX } from '../../lib/storage/storageKeys'
import { programFile } from './project'
import type { Project, ProjectFile } from './project'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/*
 * Web storage holds projects that a closing page has no time to write to the database. Earlier versions of this site
 * stored all projects there, with one text each.
 */

/** Omits invalid projects. Throws if storage is blocked. */
export function projectBackups(storage: TextStorage): Project[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
  return keys
    .filter((key) => key.startsWith(PROJECT_PREFIX))
    .sort()
    .flatMap((key) => projectIn(key.slice(PROJECT_PREFIX.length), storage.getItem(key)) ?? [])
}

/** For closing pages. Throws if storage is full. */
export function backUpProject(storage: TextStorage, { id, ...project }: Project) {
  storage.setItem(PROJECT_PREFIX + id, JSON.stringify(project))
}

export function dropProjectBackup(storage: TextStorage, id: string) {
  storage.removeItem(PROJECT_PREFIX + id)
}

function projectIn(id: string, stored: string | null): Project | undefined {
  try {
    const read = JSON.parse(stored ?? '') as Partial<Record<keyof Project | 'text', unknown>>
    const files = filesIn(read)
    if (typeof read.name !== 'string' || !files) return undefined
    return {
      id,
      name: read.name,
      files,
      isOwn: read.isOwn === true,
      isForeign: read.isForeign === true,
      changedAt: typeof read.changedAt === 'number' ? read.changedAt : 0,
      revision: typeof read.revision === 'number' ? read.revision : 0,
      older: [],
    }
  } catch {
    return undefined
  }
}

function filesIn({ text, files }: { text?: unknown; files?: unknown }): readonly ProjectFile[] | undefined {
  if (typeof text === 'string') return [programFile(text)]
  if (!Array.isArray(files)) return undefined
  const read = files as Partial<ProjectFile>[]
  return read.every((file) => typeof file.path === 'string' && typeof file.text === 'string')
    ? (read as ProjectFile[])
    : undefined
}
