import { fetchPublished } from '../../dom/fetchPublished'
import type { SearchAnswer, SearchResult } from '../../lib/search/searchDocument'
import type { SectionPictures, SmallPicture } from '../../lib/symbols/smallPictures'
import { siteConfig } from '../../site/siteConfig'
import type { WorkerQuestion, WorkerReply } from './searchWorker'

type Unnumbered<Question> = Question extends { id: number } ? Omit<Question, 'id'> : never
type Ask = (question: Unnumbered<WorkerQuestion>, transfer?: Transferable[]) => Promise<SearchAnswer | undefined>

/** What answers, and the pictures of its sections. */
type Source = { ask: Ask; pictures: SectionPictures }

let ready: Promise<Source> | undefined

/** Fetches the index and reads it in a worker, once; after a failure, the next call tries again. */
function loadIndex(): Promise<Source> {
  ready ??= loadSource().catch((error: unknown) => {
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
  const { ask, pictures } = await loadIndex()
  const answer = (await ask({ kind: 'search', query })) ?? { query, results: [], terms: [] }
  return { ...answer, results: answer.results.map((result) => withPicture(result, pictures[result.href])) }
}

function withPicture(result: SearchResult, picture: SmallPicture | undefined): SearchResult {
  return picture ? { ...result, picture } : result
}

async function loadSource(): Promise<Source> {
  const [ask, pictures] = await Promise.all([startWorker(), sectionPictures()])
  return { ask, pictures }
}

/** Answers come without pictures rather than not at all. */
async function sectionPictures(): Promise<SectionPictures> {
  try {
    return await (await fetchPublished('section-pictures', __BASE_PATH__)).json()
  } catch {
    return {}
  }
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
  let failure: Error | undefined
  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<WorkerReply>) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asker?.resolve(answer)
    else asker?.reject(new Error(error))
  }
  worker.onerror = ({ message }) => {
    failure = new Error(message || 'The search worker failed')
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
    ready = undefined
  }
  return (question, transfer = []) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure)
      const id = (lastId += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...question, id }, transfer)
    })
}
