import { INDEX_ADDRESS_FILE, indexAddress } from '../../lib/search/indexAddress'
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
    const file = await fetchIndex()
    await ask({ kind: 'read', file, options: siteConfig.search ?? {} }, [file])
    return ask
  } catch (error) {
    worker.terminate()
    throw error
  }
}

async function fetchIndex(): Promise<ArrayBuffer> {
  const address = await fetched(INDEX_ADDRESS_FILE)
  const { file } = (await address.json()) as { file: string }
  return (await fetched(file)).arrayBuffer()
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(indexAddress(file, __BASE_PATH__))
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  return response
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
