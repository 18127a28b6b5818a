import { Worker } from 'node:worker_threads'

/** Threads that process one message at a time. */
export type ThreadPool<Question, Answer> = {
  /** Rejects if the thread fails, like all queued calls. */
  run: (question: Question) => Promise<Answer>
  close: () => Promise<void>
}

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** The script answers each message. Stack traces refer to TypeScript lines. */
export function threadPool<Question, Answer>(file: string, count: number): ThreadPool<Question, Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  const idle: Worker[] = []
  const running = new Map<Worker, Waiting<Question, Answer>>()

  function runNext(worker: Worker) {
    const next = waiting.shift()
    if (!next) return void idle.push(worker)
    running.set(worker, next)
    worker.postMessage(next.question)
  }

  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(file, { execArgv: ['--enable-source-maps'] })
    worker.on('message', (answer: Answer) => {
      const asker = running.get(worker)
      running.delete(worker)
      asker?.resolve(answer)
      runNext(worker)
    })
    worker.on('error', (error: Error) => {
      for (const { reject } of [...running.values(), ...waiting.splice(0)]) reject(error)
      running.clear()
    })
    runNext(worker)
    return worker
  })

  return {
    run: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject })
        const worker = idle.shift()
        if (worker) runNext(worker)
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
