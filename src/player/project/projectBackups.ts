import { PROJECT_PREFIX } from '../../lib/storage/storageKeys'
import { programFile, type Project } from './project'
import { isProject, type Backup } from './projectList'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/*
 * Web storage holds projects that a closing page has no time to write to the database. The key has the project and the
 * page, because two tabs may close at the same time. Earlier versions of this site stored all projects there, with one
 * text each and no page in the key.
 */

/** Backups of one page. Every method throws if storage is blocked or full. */
export function projectBackups(storage: TextStorage, pageId: string) {
  /** Keys that this page read or wrote. */
  const keys = new Set<string>()
  return {
    /** Omits invalid projects. */
    read(): Backup[] {
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
      return all
        .filter((key) => key.startsWith(PROJECT_PREFIX))
        .sort()
        .flatMap((key) => {
          const [id = '', page = 'earlier'] = key.slice(PROJECT_PREFIX.length).split(':')
          const project = projectIn(id, storage.getItem(key))
          if (!project) return []
          keys.add(key)
          return { project, copyId: `${id}-${page}` }
        })
    },

    write({ id, ...project }: Project) {
      const key = `${PROJECT_PREFIX}${id}:${pageId}`
      storage.setItem(key, JSON.stringify(project))
      keys.add(key)
    },

    /** To be called when all are stored. */
    drop() {
      for (const key of keys) storage.removeItem(key)
      keys.clear()
    },
  }
}

function projectIn(id: string, stored: string | null): Project | undefined {
  try {
    const read = JSON.parse(stored ?? '') as Partial<Record<keyof Project | 'text', unknown>>
    const project = {
      id,
      name: read.name,
      files: typeof read.text === 'string' ? [programFile(read.text)] : read.files,
      isOwn: read.isOwn === true,
      isForeign: read.isForeign === true,
      changedAt: typeof read.changedAt === 'number' ? read.changedAt : 0,
      revision: typeof read.revision === 'number' ? read.revision : 0,
    }
    return isProject(project) ? project : undefined
  } catch {
    return undefined
  }
}
