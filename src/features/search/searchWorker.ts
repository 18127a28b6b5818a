import { answerOf, searchFileOf } from '../../lib/search/searchIndex'
import type { SearchSource } from '../../lib/search/searchIndex'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { searchWords } from '../../site/searchWords'

/** What the page asks: to read an index file, or to answer a query. */
export type WorkerQuestion =
  | { id: number; kind: 'read'; file: ArrayBuffer; options: Record<string, unknown> }
  | { id: number; kind: 'search'; query: string }

/** The answer to the question of that number, or what went wrong. */
export type WorkerReply = { id: number; answer?: SearchAnswer; error?: string }

let source: SearchSource | undefined

function answerTo(question: WorkerQuestion): SearchAnswer | undefined {
  if (question.kind === 'search') return source && answerOf(question.query, source)
  const file = searchFileOf(new TextDecoder().decode(question.file))
  source = { ...file, words: searchWords, overrides: question.options }
  return undefined
}

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  let reply: WorkerReply
  try {
    reply = { id: data.id, answer: answerTo(data) }
  } catch (error) {
    reply = { id: data.id, error: String(error) }
  }
  self.postMessage(reply)
}
