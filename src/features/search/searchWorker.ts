import { answerOf, searchIndexOf } from '../../lib/search/searchIndex'
import type { SearchIndex } from '../../lib/search/searchIndex'
import type { SearchAnswer } from '../../lib/search/searchDocument'

/** What the page asks: to read an index file, or to answer a query. */
export type WorkerQuestion =
  | { id: number; kind: 'read'; file: ArrayBuffer; options: Record<string, unknown> }
  | { id: number; kind: 'search'; query: string }

/** The answer to the question of that number, or what went wrong. */
export type WorkerReply = { id: number; answer?: SearchAnswer; error?: string }

let index: SearchIndex | undefined
let options: Record<string, unknown> = {}

function answerTo(question: WorkerQuestion): SearchAnswer | undefined {
  if (question.kind === 'search') return index && answerOf(index, question.query, options)
  options = question.options
  index = searchIndexOf(new TextDecoder().decode(question.file))
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
