import type { CutExtras, SearchAnswer, SearchResult, SectionExtras } from '../../../lib/search/searchDocument'
import type { WorkerReply } from '../searchWorker'

type Reply = Pick<WorkerReply, 'answer' | 'wanted'>

/**
 * Asks an index that may be cut: the pieces that an answer needs are had first. A query that another one followed meanwhile
 * stays without an answer.
 */
export function searchWithChunks(ask: (query: string) => Promise<Reply>, addChunk: (name: string) => Promise<void>) {
  let latest: string
  return async (query: string): Promise<SearchAnswer | undefined> => {
    latest = query
    let reply = await ask(query)
    while (reply.wanted) {
      await Promise.all(reply.wanted.map(addChunk))
      if (latest !== query) return new Promise(() => undefined)
      reply = await ask(query)
    }
    return reply.answer
  }
}

type Ask<Question, Answer> = (question: Question) => Promise<Answer>

/**
 * Asks one question at a time. While an answer is on its way only the latest question waits; those before it are never
 * asked and never answered, for nobody wants to know any more.
 */
export function latestOnly<Question, Answer>(ask: Ask<Question, Answer>): Ask<Question, Answer> {
  let isAsking = false
  let waiting: (() => void) | undefined
  return (question) =>
    new Promise((resolve, reject) => {
      const start = () => {
        isAsking = true
        ask(question)
          .then(resolve, reject)
          .finally(() => {
            isAsking = false
            const next = waiting
            waiting = undefined
            next?.()
          })
      }
      if (isAsking) waiting = start
      else start()
    })
}

/** Reads the excerpt and the picture of a section by its number, from one file or its pieces. Without them rather than not at all. */
export function extrasReader(
  file: SectionExtras | CutExtras,
  fetchChunk: (name: string) => Promise<SectionExtras>,
): (number: number) => Promise<Pick<SearchResult, 'html' | 'picture'>> {
  const extrasAt = ({ excerpts, pictures }: SectionExtras, place: number) => {
    return { html: excerpts[place], picture: pictures[place] }
  }
  return async (number) => {
    if ('excerpts' in file) return extrasAt(file, number)
    try {
      const piece = await fetchChunk(file.pieces[Math.floor(number / file.size)]!)
      return extrasAt(piece, number % file.size)
    } catch {
      return {}
    }
  }
}
