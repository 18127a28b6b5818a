import { createRpcClient, type RpcWorker, type WithoutId } from '../../dom/rpcClient'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import type { Answer, Loading, Outcome, Question, TextAnswer, TextQuestion } from './protocol'

/** Time limit of an answer; program budgets end earlier, even on slow machines. A busy page gets a little longer. */
const ANSWER_TIMEOUT_MS = 3900
const GRACE_MS = 100

export type PlayerWorker = RpcWorker & Pick<Worker, 'terminate'>

export type Connection = {
  /** Undefined after a timeout or failure, which terminates the worker. */
  request: (question: WithoutId<Question>) => Promise<Outcome | undefined>
  queryText: (question: TextQuestion) => Promise<TextAnswer>
  hasEnded: () => boolean
}

/** Rejects if the worker's script cannot be loaded. */
export async function connectionTo(worker: PlayerWorker): Promise<Connection> {
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last drawn buffer of each program, reused by its next update. */
  const shown = new Map<number, ArrayBuffer>()
  const { request, fail, hasPending } = createRpcClient<Question, Answer, Loading>(worker, {
    onNews: ({ isLoading }) => {
      // A slow network does not count as a timeout
      clearTimeout(timer)
      if (!isLoading && hasPending()) watch()
    },
    onFailure: () => {
      hasEnded = true
      worker.terminate()
    },
  })
  const end = () => fail(new Error('The player did not answer in time'))
  const watch = () => {
    timer = setTimeout(() => (timer = setTimeout(end, GRACE_MS)), ANSWER_TIMEOUT_MS)
  }
  await withTimeout(request({ kind: 'prepare', program: 0 })).catch(() => {
    worker.terminate()
    throw new Error('The script of the player could not be loaded')
  })
  return {
    request: async (question) => {
      watch()
      const spare = shown.get(question.program)
      shown.delete(question.program)
      const reply = question.kind === 'advance' && spare ? request({ ...question, spare }, [spare]) : request(question)
      const answer = await reply.catch(() => undefined)
      clearTimeout(timer)
      const outcome = answer?.outcome
      if (outcome?.kind === 'shown') shown.set(question.program, outcome.picture.pixels.buffer)
      return outcome
    },
    queryText: (question) => request({ program: 0, ...question }).catch(() => ({})),
    hasEnded: () => hasEnded,
  }
}
