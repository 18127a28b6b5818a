export type RpcWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>

export type WithoutId<Numbered> = Numbered extends { id: number } ? Omit<Numbered, 'id'> : never

type PendingCall<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

type Listeners<News> = {
  /** Receives messages that are not answers. */
  onNews?: (news: News) => void
  /** Called when the worker failed or was abandoned. */
  onFailure: () => void
}

/** Matches answers to requests by id. If the worker fails, pending and later requests reject. */
export function createRpcClient<
  Question extends { id: number },
  Answer extends { id: number },
  News extends object = never,
>(worker: RpcWorker, { onNews, onFailure }: Listeners<News>) {
  const pending = new Map<number, PendingCall<Answer>>()
  let lastId = 0
  let failure: Error | undefined
  const fail = (error: Error) => {
    if (failure) return
    failure = error
    onFailure()
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.onmessage = ({ data }: MessageEvent<Answer | News>) => {
    if (!('id' in data)) return onNews?.(data)
    const call = pending.get(data.id)
    pending.delete(data.id)
    call?.resolve(data)
  }
  worker.onerror = ({ message }) => fail(new Error(message || 'The worker failed'))
  return {
    request: (question: WithoutId<Question>, transfer: Transferable[] = []): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        const id = (lastId += 1)
        pending.set(id, { resolve, reject })
        worker.postMessage({ ...question, id }, transfer)
      }),
    fail,
    hasPending: () => pending.size > 0,
  }
}
