import { prefetchQueue } from './prefetchQueue'

/** A queue in a browser that is idle when told so, on a network that answers when told so. */
function startQueue() {
  const idle: (() => void)[] = []
  const answers = new Map<string, () => void>()
  const queue = prefetchQueue({
    load: (page) => new Promise<void>((resolve) => answers.set(page, resolve)),
    whenIdle: (work) => idle.push(work),
  })
  const beIdle = () => idle.splice(0).forEach((work) => work())
  const answer = async (page: string) => {
    answers.get(page)!()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, beIdle, answer, asked: () => [...answers.keys()] }
}

test('pages are fetched in idle moments, four at the same time', async () => {
  const { queue, beIdle, answer, asked } = startQueue()
  for (const page of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(page)
  expect(asked()).toEqual([])
  beIdle()
  expect(asked()).toEqual(['/a', '/b', '/c', '/d'])
  await answer('/b')
  expect(asked()).toHaveLength(4)
  beIdle()
  expect(asked()).toEqual(['/a', '/b', '/c', '/d', '/e'])
})

test('a page is fetched once', () => {
  const { queue, beIdle, asked } = startQueue()
  queue.add('/a')
  queue.add('/a')
  beIdle()
  expect(asked()).toEqual(['/a'])
})

test('a page that the reader means does not wait, and is not fetched again', () => {
  const { queue, beIdle, asked } = startQueue()
  for (const page of ['/a', '/b']) queue.add(page)
  queue.hurry('/b')
  expect(asked()).toEqual(['/b'])
  beIdle()
  expect(asked()).toEqual(['/b', '/a'])
})

test('a page that comes when all is quiet again is fetched too', async () => {
  const { queue, beIdle, answer, asked } = startQueue()
  queue.add('/a')
  beIdle()
  await answer('/a')
  queue.add('/b')
  beIdle()
  expect(asked()).toEqual(['/a', '/b'])
})
