import { fetchPublished } from '../../dom/fetchPublished'
import { questionsTo, type Unnumbered } from '../../dom/questionsTo'
import type { SearchAnswer, SearchResult } from '../../lib/search/searchDocument'
import type { SectionPictures } from '../../lib/symbols/smallPictures'
import { siteConfig } from '../../site/siteConfig'
import { latestOnly } from './latestOnly'
import type { WorkerQuestion, WorkerReply } from './searchWorker'

type Ask = (question: Unnumbered<WorkerQuestion>, transfer?: Transferable[]) => Promise<SearchAnswer | undefined>

/** What stands beside the titles of results: excerpts in the order of the index, and pictures by address. */
type Extras = { excerpts: string[]; pictures: SectionPictures }

/** What answers, and what its answers are shown with. */
type Source = { ask: (query: string) => Promise<SearchAnswer | undefined>; extras: Extras }

let ready: Promise<Source> | undefined
let last: { query: string; answer: Promise<SearchAnswer>; atHand?: SearchAnswer } | undefined

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

/**
 * The answer to a query. Rejects if the index cannot be had. A query that is asked again is answered once; one that
 * another followed before it was its turn stays without an answer.
 */
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

/** The answer to a query, if it is the one that came last: it can be drawn without waiting for a promise and a paint. */
export function answerAtHand(query: string | undefined): SearchAnswer | undefined {
  return query === last?.query ? last?.atHand : undefined
}

/** Has the answer on its way while the reader is still typing. */
export function askAhead(query: string) {
  search(query).catch(() => {
    // Whoever asks in earnest is told
  })
}

async function answerTo(query: string): Promise<SearchAnswer> {
  const { ask, extras } = await loadIndex()
  const answer = (await ask(query)) ?? { query, results: [], terms: [], nearest: [] }
  return { ...answer, results: answer.results.map((result) => withExtras(result, extras)) }
}

function withExtras(result: SearchResult, { excerpts, pictures }: Extras): SearchResult {
  if (result.number === undefined) return result
  return { ...result, html: excerpts[result.number], picture: pictures[result.href] }
}

async function loadSource(): Promise<Source> {
  const [ask, excerpts, pictures] = await Promise.all([
    startWorker(),
    extraFile<string[]>('search-excerpts', []),
    extraFile<SectionPictures>('section-pictures', {}),
  ])
  return { ask: latestOnly((query: string) => ask({ kind: 'search', query })), extras: { excerpts, pictures } }
}

/** Answers come without excerpts and pictures rather than not at all. */
async function extraFile<Content>(name: 'search-excerpts' | 'section-pictures', missing: Content): Promise<Content> {
  try {
    return await (await fetchPublished(name, __BASE_PATH__)).json()
  } catch {
    return missing
  }
}

async function startWorker(): Promise<Ask> {
  const worker = new Worker(__BASE_PATH__ + __SEARCH_WORKER__, { type: 'module' })
  const questions = questionsTo<WorkerQuestion, WorkerReply>(worker, {
    onFailure: () => {
      ready = undefined
      last = undefined
    },
  })
  const ask: Ask = async (question, transfer) => {
    const { answer, error } = await questions.ask(question, transfer)
    if (error !== undefined) throw new Error(error)
    return answer
  }
  try {
    const file = await (await fetchPublished('search-index', __BASE_PATH__)).arrayBuffer()
    await ask({ kind: 'read', file, options: siteConfig.search ?? {} }, [file])
    return ask
  } catch (error) {
    worker.terminate()
    throw error
  }
}
