import { fetchPublished } from '../../../dom/fetchPublished'
import { createRpcClient, type WithoutId } from '../../../dom/rpcClient'
import { LOAD_TIMEOUT_MS, withTimeout } from '../../../lib/loading/memoizedLoad'
import type { SearchAnswer, ShownExtras } from '../../../lib/search/searchDocument'
import { siteConfig } from '../../../site/siteConfig'
import { latestOnly, searchWithChunks } from './searchAnswers'
import type { WorkerQuestion, WorkerReply } from '../searchWorker'

type SendToWorker = (question: WithoutId<WorkerQuestion>, transfer?: Transferable[]) => Promise<WorkerReply>

/** The index, and the excerpts and pictures of its results. */
type Source = {
  search: (query: string) => Promise<SearchAnswer | undefined>
  extrasOf: (sections: number[]) => Promise<ShownExtras[]>
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
  const sections = answer.results.flatMap(({ number }) => number ?? [])
  const extras = sections.length > 0 ? await extrasOf(sections) : []
  const results = answer.results.map((result) => ({ ...result, ...extras[sections.indexOf(result.number ?? -1)] }))
  return { ...answer, results }
}

async function loadSource(): Promise<Source> {
  const send = await startWorker()
  return {
    search: searchWithChunks(
      latestOnly((query) => send({ kind: 'search', query })),
      (chunks) => send({ kind: 'load', chunks }),
    ),
    extrasOf: async (sections) => (await send({ kind: 'extras', sections })).extras ?? [],
  }
}

/** How long the first answer waits for excerpts and pictures. */
const EXTRAS_TIMEOUT_MS = 5_000

/** Undefined after the time limit: answers have no excerpts or pictures. */
async function loadExtras(): Promise<ArrayBuffer | undefined> {
  try {
    return await withTimeout(fetchFile('search-extras'), EXTRAS_TIMEOUT_MS)
  } catch {
    return undefined
  }
}

async function fetchFile(name: 'search-index' | 'search-extras'): Promise<ArrayBuffer> {
  return (await fetchPublished(name, __BASE_PATH__)).arrayBuffer()
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
    const limitMs = question.kind === 'search' ? ANSWER_TIMEOUT_MS : LOAD_TIMEOUT_MS + ANSWER_TIMEOUT_MS
    const reply = await withTimeout(questions.request(question, transfer), limitMs).catch((error: Error) => {
      worker.terminate()
      questions.fail(error)
      throw error
    })
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply
  }
  try {
    const [index, extras] = await Promise.all([fetchFile('search-index'), loadExtras()])
    const transfer = extras ? [index, extras] : [index]
    const options = siteConfig.search ?? {}
    await send({ kind: 'read', files: { index, extras }, options, basePath: __BASE_PATH__ }, transfer)
    return send
  } catch (error) {
    worker.terminate()
    throw error
  }
}
