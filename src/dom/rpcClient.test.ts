import { createRpcClient, type RpcWorker } from './rpcClient'

type Question = { id: number; word: string }
type Answer = { id: number; length: number }

function startClient(onNews = jest.fn()) {
  const sent: Question[] = []
  const worker: RpcWorker = {
    postMessage: (question: Question) => void sent.push(question),
    onmessage: null,
    onerror: null,
  }
  const onFailure = jest.fn()
  const questions = createRpcClient<Question, Answer, { isBusy: boolean }>(worker, { onNews, onFailure })
  const reply = (data: object) => worker.onmessage!.call(self as never, new MessageEvent('message', { data }))
  const crash = (message: string) => worker.onerror!.call(self as never, new ErrorEvent('error', { message }))
  return { ...questions, sent, reply, crash, onNews, onFailure }
}

test('each answer finds the one who asked', async () => {
  const { request, sent, reply } = startClient()
  const [first, second] = [request({ word: 'a' }), request({ word: 'bb' })]
  expect(sent).toEqual([
    { id: 1, word: 'a' },
    { id: 2, word: 'bb' },
  ])
  reply({ id: 2, length: 2 })
  reply({ id: 1, length: 1 })
  expect(await first).toEqual({ id: 1, length: 1 })
  expect(await second).toEqual({ id: 2, length: 2 })
})

test('what is no answer is news', () => {
  const { reply, onNews } = startClient()
  reply({ isBusy: true })
  expect(onNews).toHaveBeenCalledWith({ isBusy: true })
})

test('a failed worker rejects pending and later calls', async () => {
  const { request, crash, onFailure } = startClient()
  const pending = request({ word: 'a' })
  crash('out of memory')
  await expect(pending).rejects.toThrow('out of memory')
  await expect(request({ word: 'b' })).rejects.toThrow('out of memory')
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a worker can be given up', async () => {
  const { request, fail, hasPending } = startClient()
  const pending = request({ word: 'a' })
  expect(hasPending()).toBe(true)
  fail(new Error('too slow'))
  await expect(pending).rejects.toThrow('too slow')
  expect(hasPending()).toBe(false)
})
