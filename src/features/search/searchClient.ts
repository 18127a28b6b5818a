import { fetchPublished } from '../../dom/fetchPublished'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { siteConfig } from '../../site/siteConfig'
import type { WorkerQuestion, WorkerReply } from './searchWorker'

type Unnumbered<Question> = Question extends { id: number } ? Omit<Question, 'id'> : never
type Ask = (question: Unnumbered<WorkerQuestion>, transfer?: Transferable[]) => Promise<SearchAnswer | undefined>

let ready: Promise<Ask> | undefined

/** Fetches the index and reads it in a worker, once; after a failure, the next call tries again. */
function loadIndex(): Promise<Ask> {
  ready ??= startWorker().catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

/** Loads what an answer needs, before it is asked for. */
export function prepare() {
  loadIndex().catch(() => {
    // The first question tries again, and tells the reader if it fails once more
  })
}

/** The answer to a query. Rejects if the index cannot be had. */
export async function search(query: string): Promise<SearchAnswer> {
  const ask = await loadIndex()
  return (await ask({ kind: 'search', query })) ?? { query, results: [], terms: [] }
}

async function startWorker(): Promise<Ask> {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url))
  try {
    const ask = questionsTo(worker)
    const file = await (await fetchPublished('search-index', __BASE_PATH__)).arrayBuffer()
    await ask({ kind: 'read', file, options: siteConfig.search ?? {} }, [file])
    return ask
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** Numbers the questions, so that each reply finds the one who asked. */
function questionsTo(worker: Worker): Ask {
  const waiting = new Map<number, { resolve: (answer?: SearchAnswer) => void; reject: (error: Error) => void }>()
  let lastId = 0
  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<WorkerReply>) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asker?.resolve(answer)
    else asker?.reject(new Error(error))
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The search worker failed'))
    waiting.clear()
    ready = undefined
  }
  return (question, transfer = []) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...question, id }, transfer)
    })
}
