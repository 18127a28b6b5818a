import { answerOf, searchFileOf } from '../../lib/search/searchIndex'
import type { SearchSource } from '../../lib/search/searchIndex'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { searchWords } from '../../site/searchWords'

/** Reads an index file or chunk, or answers a query. */
export type WorkerQuestion =
  | { id: number; kind: 'read'; file: ArrayBuffer; options: Record<string, unknown> }
  | { id: number; kind: 'add'; name: string; piece: ArrayBuffer }
  | { id: number; kind: 'search'; query: string }

/** The answer, the chunks that it needs, or an error. */
export type WorkerReply = { id: number; answer?: SearchAnswer; wanted?: string[]; error?: string }

let source: SearchSource | undefined

function replyTo(question: WorkerQuestion): Omit<WorkerReply, 'id'> {
  if (question.kind === 'read') {
    source = { ...searchFileOf(textOf(question.file)), words: searchWords, overrides: question.options }
  } else if (question.kind === 'add') {
    source?.chunks?.add(question.name, textOf(question.piece))
  } else if (source) {
    const answer = answerOf(question.query, source)
    const wanted = source.chunks?.takeWanted() ?? []
    return wanted.length > 0 ? { wanted } : { answer }
  }
  return {}
}

const textOf = (file: ArrayBuffer) => new TextDecoder().decode(file)

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  let reply: WorkerReply
  try {
    reply = { ...replyTo(data), id: data.id }
  } catch (error) {
    reply = { id: data.id, error: String(error) }
  }
  self.postMessage(reply)
}
