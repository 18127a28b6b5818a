import type { Project, SpriteFile } from './project'
import { versionToStore } from './projectList'

/** Every call rejects if storage is blocked or full. */
export type ProjectStorage = {
  /** Records that may be invalid. */
  projects: () => Promise<unknown[]>
  sprites: (id: string) => Promise<SpriteFile[]>
  /** Stores a project and changed sprites in one step. Resolves with what is stored then; see `versionToStore`. */
  save: (project: Project, sprites: SpriteChanges) => Promise<Project>
  remove: (id: string) => Promise<void>
  /** Pictures by project, as addresses with their data. */
  pictures: () => Promise<Map<string, string>>
  savePicture: (id: string, address: string) => Promise<void>
}

export type SpriteChanges = { put: readonly SpriteFile[]; removed: readonly string[] }

const PROJECTS = 'projects'
const SPRITES = 'sprites'
const PICTURES = 'pictures'

type StoredSprite = SpriteFile & { id: string }
type StoredPicture = { id: string; address: string }

/**
 * An IndexedDB database, opened by the first call; the next call retries a failure. Reports when the browser or another
 * tab closes or deletes it.
 */
export function projectStorage(onClosed: () => void): ProjectStorage {
  let opening: Promise<IDBDatabase> | undefined
  const close = () => {
    opening = undefined
    onClosed()
  }
  const opened = () =>
    (opening ??= openDatabase(close).catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  /** Runs requests in one transaction; resolves when it is complete. */
  async function transact<Result>(
    mode: IDBTransactionMode,
    work: (stores: (name: string) => IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const database = await opened()
    const transaction = database.transaction([PROJECTS, SPRITES, PICTURES], mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
    try {
      const [result] = await Promise.all([work((store) => transaction.objectStore(store)), done])
      return result
    } catch (error) {
      await done.catch(() => {})
      throw transaction.error ?? error
    }
  }

  return {
    projects: () => transact('readonly', (store) => answerOf<unknown[]>(store(PROJECTS).getAll())),
    sprites: (id) =>
      transact('readonly', async (store) => {
        const found = await answerOf<StoredSprite[]>(store(SPRITES).getAll(spritesOf(id)))
        return found.map(({ path, bytes }) => ({ path, bytes }))
      }),
    save: (project, { put, removed }) =>
      transact('readwrite', async (store) => {
        const stored = await answerOf<Project | undefined>(store(PROJECTS).get(project.id))
        const version = versionToStore(project, stored)
        if (version === stored) return version
        store(PROJECTS).put(version)
        for (const path of removed) store(SPRITES).delete([project.id, path])
        for (const { path, bytes } of put) store(SPRITES).put({ id: project.id, path, bytes } satisfies StoredSprite)
        return version
      }),
    remove: (id) =>
      transact('readwrite', async (store) => {
        store(PROJECTS).delete(id)
        store(SPRITES).delete(spritesOf(id))
        await answerOf(store(PICTURES).delete(id))
      }),
    pictures: () =>
      transact('readonly', async (store) => {
        const found = await answerOf<StoredPicture[]>(store(PICTURES).getAll())
        return new Map(found.map(({ id, address }) => [id, address]))
      }),
    savePicture: (id, address) =>
      transact('readwrite', async (store) => {
        await answerOf(store(PICTURES).put({ id, address } satisfies StoredPicture))
      }),
  }
}

const spritesOf = (id: string) => IDBKeyRange.bound([id], [id, []])

function answerOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result)
    request.onerror = () => reject(request.error ?? new Error('The request failed'))
  })
}

async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open('turbo', 1)
  request.onupgradeneeded = () => {
    const { result: database } = request
    database.createObjectStore(PROJECTS, { keyPath: 'id' })
    database.createObjectStore(SPRITES, { keyPath: ['id', 'path'] })
    database.createObjectStore(PICTURES, { keyPath: 'id' })
  }
  const database = await answerOf<IDBDatabase>(request)
  database.onclose = onClosed
  // Another tab deletes the database, or has a newer version of the site
  database.onversionchange = () => {
    database.close()
    onClosed()
  }
  return database
}
