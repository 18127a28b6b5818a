import type { Answer, Loading, Outcome, Question } from './protocol'

/**
 * How long an answer may take: the programs' own budgets end sooner, on slow machines, too. A page that was busy itself gets a
 * little more time to notice it.
 */
const PATIENCE_MS = 3900
const GRACE_MS = 100

/** What a connection needs of a worker. */
export type PlayerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type Unnumbered<Question> = Question extends { id: number } ? Omit<Question, 'id'> : never

/** A worker in which everything is ready. */
export type Connection = {
  /** The answer to a question; undefined if none came in time, or the worker failed: then it has been ended. */
  ask: (question: Unnumbered<Question>) => Promise<Outcome | undefined>
  hasEnded: () => boolean
}

/** Makes a worker ready. Rejects if its script cannot be loaded. */
export function connectionTo(worker: PlayerWorker): Promise<Connection> {
  let lastId = 0
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Who waits for the answer of that number, and is told `undefined` when there will be none. */
  let waiting: { id: number; resolve: (answer: Answer | undefined) => void } | undefined

  const settle = (answer: Answer | undefined) => {
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(answer)
  }
  const end = () => {
    hasEnded = true
    worker.terminate()
    settle(undefined)
  }
  const send = (question: Unnumbered<Question>): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      waiting = { id: (lastId += 1), resolve }
      worker.postMessage({ ...question, id: lastId })
    })
  const watch = () => {
    timer = setTimeout(() => (timer = setTimeout(end, GRACE_MS)), PATIENCE_MS)
  }
  worker.onmessage = ({ data }: MessageEvent<Answer | Loading>) => {
    if ('isLoading' in data) {
      // A slow network is no reason to end it
      clearTimeout(timer)
      if (!data.isLoading && waiting) watch()
    } else if (data.id === waiting?.id) settle(data)
  }
  worker.onerror = end

  const connection: Connection = {
    ask: async (question) => {
      watch()
      const answer = await send(question)
      clearTimeout(timer)
      return answer?.outcome
    },
    hasEnded: () => hasEnded,
  }
  return send({ kind: 'prepare', program: 0 }).then((answer) => {
    if (!answer) throw new Error('The script of the player could not be loaded')
    return connection
  })
}
