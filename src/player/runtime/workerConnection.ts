import { createRpcClient, type RpcWorker, type WithoutId } from '../../dom/rpcClient'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import type { Answer, Loading, Outcome, Question, TextAnswer, TextQuestion } from './protocol'

/**
 * How long an answer may take: the programs' own budgets end sooner, on slow machines, too. A page that was busy itself gets a
 * little more time to notice it.
 */
const PATIENCE_MS = 3900
const GRACE_MS = 100

/** What a connection needs of a worker. */
export type PlayerWorker = RpcWorker & Pick<Worker, 'terminate'>

/** A worker in which everything is ready. */
export type Connection = {
  /** The answer to a question; undefined if none came in time, or the worker failed: then it has been ended. */
  ask: (question: WithoutId<Question>) => Promise<Outcome | undefined>
  /** What is to be said of a text. */
  askOf: (question: TextQuestion) => Promise<TextAnswer>
  hasEnded: () => boolean
}

/** Makes a worker ready. Rejects if its script cannot be loaded. */
export async function connectionTo(worker: PlayerWorker): Promise<Connection> {
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The pixels that a program has shown last: when it is moved on they have been painted. */
  const shown = new Map<number, ArrayBuffer>()
  const { ask, fail, hasPending } = createRpcClient<Question, Answer, Loading>(worker, {
    onNews: ({ isLoading }) => {
      // A slow network is no reason to end it
      clearTimeout(timer)
      if (!isLoading && hasPending()) watch()
    },
    onFailure: () => {
      hasEnded = true
      worker.terminate()
    },
  })
  const end = () => fail(new Error('The player gave no answer in time'))
  const watch = () => {
    timer = setTimeout(() => (timer = setTimeout(end, GRACE_MS)), PATIENCE_MS)
  }
  await withTimeout(ask({ kind: 'prepare', program: 0 })).catch(() => {
    worker.terminate()
    throw new Error('The script of the player could not be loaded')
  })
  return {
    ask: async (question) => {
      watch()
      const spare = shown.get(question.program)
      shown.delete(question.program)
      const asked = question.kind === 'advance' && spare ? ask({ ...question, spare }, [spare]) : ask(question)
      const answer = await asked.catch(() => undefined)
      clearTimeout(timer)
      const outcome = answer?.outcome
      if (outcome?.kind === 'shown') shown.set(question.program, outcome.picture.pixels.buffer)
      return outcome
    },
    askOf: (question) => ask({ program: 0, ...question }).catch(() => ({})),
    hasEnded: () => hasEnded,
  }
}
