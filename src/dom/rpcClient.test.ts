import { createRpcClient, type RpcWorker } from './rpcClient'

type Question = { id: number; word: string }
type Answer = { id: number; length: number }

function asked(onNews = jest.fn()) {
  const sent: Question[] = []
  const worker: RpcWorker = {
    postMessage: (question: Question) => void sent.push(question),
    onmessage: null,
    onerror: null,
  }
  const onFailure = jest.fn()
  const questions = createRpcClient<Question, Answer, { isBusy: boolean }>(worker, { onNews, onFailure })
  const tell = (data: object) => worker.onmessage!.call(self as never, new MessageEvent('message', { data }))
  const crash = (message: string) => worker.onerror!.call(self as never, new ErrorEvent('error', { message }))
  return { ...questions, sent, tell, crash, onNews, onFailure }
}

test('each answer finds the one who asked', async () => {
  const { ask, sent, tell } = asked()
  const [first, second] = [ask({ word: 'a' }), ask({ word: 'bb' })]
  expect(sent).toEqual([
    { id: 1, word: 'a' },
    { id: 2, word: 'bb' },
  ])
  tell({ id: 2, length: 2 })
  tell({ id: 1, length: 1 })
  expect(await first).toEqual({ id: 1, length: 1 })
  expect(await second).toEqual({ id: 2, length: 2 })
})

test('what is no answer is news', () => {
  const { tell, onNews } = asked()
  tell({ isBusy: true })
  expect(onNews).toHaveBeenCalledWith({ isBusy: true })
})

test('a failed worker rejects pending and later calls', async () => {
  const { ask, crash, onFailure } = asked()
  const pending = ask({ word: 'a' })
  crash('out of memory')
  await expect(pending).rejects.toThrow('out of memory')
  await expect(ask({ word: 'b' })).rejects.toThrow('out of memory')
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a worker can be given up', async () => {
  const { ask, fail, hasPending } = asked()
  const pending = ask({ word: 'a' })
  expect(hasPending()).toBe(true)
  fail(new Error('too slow'))
  await expect(pending).rejects.toThrow('too slow')
  expect(hasPending()).toBe(false)
})
