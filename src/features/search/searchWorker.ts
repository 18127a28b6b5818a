import { fetchChunk } from '../../dom/fetchPublished'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { answerOf, prepareAnswers, searchFileOf, type SearchSource } from '../../lib/search/searchIndex'
import type { ChunkedExtras, SearchAnswer, SectionExtras, ShownExtras } from '../../lib/search/searchDocument'
import { searchWords } from '../../site/searchWords'
import { extrasReader } from './extrasReader'

type Files = { index: ArrayBuffer; extras: ArrayBuffer | undefined }

/** Reads the files, loads chunks of the index, answers a query, or reads the extras of sections. */
export type WorkerQuestion =
  | { id: number; kind: 'read'; files: Files; options: Record<string, unknown>; basePath: string }
  | { id: number; kind: 'load'; chunks: string[] }
  | { id: number; kind: 'search'; query: string }
  | { id: number; kind: 'extras'; sections: number[] }

/** The answer, the chunks that it needs, extras, or an error. */
export type WorkerReply = {
  id: number
  answer?: SearchAnswer
  wanted?: string[]
  extras?: ShownExtras[]
  error?: string
}

let source: SearchSource | undefined
let extrasOf: ReturnType<typeof extrasReader> | undefined
let addChunk: (name: string) => Promise<void>

async function replyTo(question: WorkerQuestion): Promise<Omit<WorkerReply, 'id'>> {
  if (question.kind === 'read') read(question)
  else if (question.kind === 'load') await Promise.all(question.chunks.map(addChunk))
  else if (question.kind === 'extras') return { extras: await extrasOf?.(question.sections) }
  else if (source) {
    const answer = answerOf(question.query, source)
    const wanted = source.chunks?.takeWanted() ?? []
    return wanted.length > 0 ? { wanted } : { answer }
  }
  return {}
}

function read({ files, options, basePath }: Extract<WorkerQuestion, { kind: 'read' }>) {
  const { chunks, ...file } = searchFileOf(textOf(files.index))
  source = { ...file, chunks, words: searchWords, overrides: options }
  prepareAnswers(source)
  addChunk = memoizedLoad(async (name) => chunks?.add(name, await (await fetchChunk('search', name, basePath)).text()))
  extrasOf = extrasReader(
    files.extras && readExtras(files.extras),
    async (name) => (await fetchChunk('search', name, basePath)).json() as Promise<SectionExtras>,
  )
}

/** A result is useful without its excerpt. */
function readExtras(file: ArrayBuffer): SectionExtras | ChunkedExtras | undefined {
  try {
    return JSON.parse(textOf(file)) as SectionExtras | ChunkedExtras
  } catch {
    return undefined
  }
}

const textOf = (file: ArrayBuffer) => new TextDecoder().decode(file)

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  let reply: WorkerReply
  try {
    reply = { ...(await replyTo(data)), id: data.id }
  } catch (error) {
    reply = { id: data.id, error: String(error) }
  }
  self.postMessage(reply)
}
