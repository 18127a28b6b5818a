import type { SearchAnswer } from '../../lib/search/searchDocument'
import type { WorkerReply } from './searchWorker'

type Reply = Pick<WorkerReply, 'answer' | 'wanted'>

/**
 * Asks an index that may be cut: the pieces that an answer needs are had first. A query that another one followed meanwhile
 * stays without an answer.
 */
export function askWithPieces(ask: (query: string) => Promise<Reply>, addPiece: (name: string) => Promise<void>) {
  let latest: string
  return async (query: string): Promise<SearchAnswer | undefined> => {
    latest = query
    let reply = await ask(query)
    while (reply.wanted) {
      await Promise.all(reply.wanted.map(addPiece))
      if (latest !== query) return new Promise(() => undefined)
      reply = await ask(query)
    }
    return reply.answer
  }
}
