import { fetchChunk, fetchPublished } from '../../../dom/fetchPublished'
import { createRpcClient, type WithoutId } from '../../../dom/rpcClient'
import { LOAD_TIMEOUT_MS, memoizedLoad, withTimeout } from '../../../lib/loading/memoizedLoad'
import type { ChunkedExtras, SearchAnswer, SearchResult, SectionExtras } from '../../../lib/search/searchDocument'
import { siteConfig } from '../../../site/siteConfig'
import { searchWithChunks, extrasReader, latestOnly } from './searchAnswers'
import type { WorkerQuestion, WorkerReply } from '../searchWorker'

type SendToWorker = (question: WithoutId<WorkerQuestion>, transfer?: Transferable[]) => Promise<WorkerReply>

/** The index, and the excerpts and pictures of its results. */
type Source = {
  search: (query: string) => Promise<SearchAnswer | undefined>
  extrasOf: ReturnType<typeof extrasReader>
}

let ready: Promise<Source> | undefined
let last: { query: string; answer: Promise<SearchAnswer>; atHand?: SearchAnswer } | undefined

/** Time limit of the worker; the system may end it without an error. */
const ANSWER_TIMEOUT_MS = 5_000

/** Runs once; failures are retried. */
function loadIndex(): Promise<Source> {
  ready ??= loadSource().catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

export function prepare() {
  loadIndex().catch(() => {
    // The first query retries, and reports failures
  })
}

/** Rejects if the index cannot be loaded. Repeated queries share an answer; superseded ones never resolve. */
export function search(query: string): Promise<SearchAnswer> {
  if (last?.query === query) return last.answer
  const question: NonNullable<typeof last> = { query, answer: answerTo(query) }
  last = question
  question.answer.then(
    (answer) => (question.atHand = answer),
    () => {
      if (last === question) last = undefined
    },
  )
  return question.answer
}

/** Undefined unless the last answer is for this query. */
export function cachedAnswer(query: string | undefined): SearchAnswer | undefined {
  return query === last?.query ? last?.atHand : undefined
}

export function prefetchAnswer(query: string) {
  search(query).catch(() => {
    // The real query reports failures
  })
}

async function answerTo(query: string): Promise<SearchAnswer> {
  const { search: searchIndex, extrasOf } = await loadIndex()
  const answer = (await searchIndex(query)) ?? { query, results: [], terms: [], nearest: [] }
  const withExtras = async (result: SearchResult) => {
    return result.number === undefined ? result : { ...result, ...(await extrasOf(result.number)) }
  }
  return { ...answer, results: await Promise.all(answer.results.map(withExtras)) }
}

async function loadSource(): Promise<Source> {
  const [send, extras] = await Promise.all([startWorker(), loadExtras()])
  const addChunk = memoizedLoad(async (name) => {
    const piece = await (await fetchChunk('search', name, __BASE_PATH__)).arrayBuffer()
    await send({ kind: 'add', name, piece }, [piece])
  })
  const fetchExtras = memoizedLoad(
    async (name) => (await fetchChunk('search', name, __BASE_PATH__)).json() as Promise<SectionExtras>,
  )
  return {
    search: searchWithChunks(
      latestOnly((query: string) => send({ kind: 'search', query })),
      addChunk,
    ),
    extrasOf: extrasReader(extras, fetchExtras),
  }
}

/** How long the first answer waits for excerpts and pictures. */
const EXTRAS_TIMEOUT_MS = 5_000

/** After the time limit, answers have no excerpts or pictures. */
async function loadExtras(): Promise<SectionExtras | ChunkedExtras> {
  try {
    const answer = fetchPublished('search-extras', __BASE_PATH__)
    return await withTimeout(
      answer.then((file) => file.json()),
      EXTRAS_TIMEOUT_MS,
    )
  } catch {
    return { excerpts: [], pictures: {} }
  }
}

async function startWorker(): Promise<SendToWorker> {
  const worker = new Worker(__BASE_PATH__ + __SEARCH_WORKER__, { type: 'module' })
  const questions = createRpcClient<WorkerQuestion, WorkerReply>(worker, {
    onFailure: () => {
      ready = undefined
      last = undefined
    },
  })
  const send: SendToWorker = async (question, transfer) => {
    const limitMs = question.kind === 'read' ? LOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS
    const reply = await withTimeout(questions.request(question, transfer), limitMs).catch((error: Error) => {
      worker.terminate()
      questions.fail(error)
      throw error
    })
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply
  }
  try {
    const file = await (await fetchPublished('search-index', __BASE_PATH__)).arrayBuffer()
    await send({ kind: 'read', file, options: siteConfig.search ?? {} }, [file])
    return send
  } catch (error) {
    worker.terminate()
    throw error
  }
}
