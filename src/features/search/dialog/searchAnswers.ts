import type { SearchAnswer } from '../../../lib/search/searchDocument'
import type { WorkerReply } from '../searchWorker'

type Reply = Pick<WorkerReply, 'answer' | 'wanted'>

/** Loads the chunks that an answer needs. A superseded query never resolves. */
export function searchWithChunks(
  send: (query: string) => Promise<Reply>,
  load: (chunks: string[]) => Promise<unknown>,
) {
  let latest: string
  return async (query: string): Promise<SearchAnswer | undefined> => {
    latest = query
    let reply = await send(query)
    while (reply.wanted) {
      await load(reply.wanted)
      if (latest !== query) return new Promise(() => undefined)
      reply = await send(query)
    }
    return reply.answer
  }
}

type Send<Question, Answer> = (question: Question) => Promise<Answer>

/** Runs one query at a time and queues only the latest; superseded ones never run and never resolve. */
export function latestOnly<Question, Answer>(send: Send<Question, Answer>): Send<Question, Answer> {
  let isPending = false
  let waiting: (() => void) | undefined
  return (question) =>
    new Promise((resolve, reject) => {
      const start = () => {
        isPending = true
        send(question)
          .then(resolve, reject)
          .finally(() => {
            isPending = false
            const next = waiting
            waiting = undefined
            next?.()
          })
      }
      if (isPending) waiting = start
      else start()
    })
}
