import { withTimeout, memoizedLoad } from './memoizedLoad'

/** @jest-environment node */

test('loads once per name', async () => {
  const loaded: string[] = []
  const load = memoizedLoad((name) => {
    loaded.push(name)
    return Promise.resolve(name.toUpperCase())
  })
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['A', 'A', 'B'])
  expect(loaded).toEqual(['a', 'b'])
})

test('retries after a timeout', async () => {
  jest.useFakeTimers()
  const answers = [new Promise<string>(() => {}), Promise.resolve('here')]
  const load = memoizedLoad(() => answers.shift()!)
  const failure = expect(load()).rejects.toThrow('the request timed out')
  await jest.advanceTimersByTimeAsync(20_000)
  await failure
  jest.useRealTimers()
  expect(await load()).toBe('here')
})

test('retries after a failure', async () => {
  let calls = 0
  const load = memoizedLoad(() => (++calls === 1 ? Promise.reject(new Error('404')) : Promise.resolve(calls)))
  await expect(load('a')).rejects.toThrow('404')
  expect(await load('a')).toBe(2)
})

/** @jest-environment node */

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('resolves within twenty seconds', async () => {
  const loading = withTimeout(new Promise((resolve) => setTimeout(resolve, 19_999, 'here')))
  await jest.advanceTimersByTimeAsync(19_999)
  expect(await loading).toBe('here')
  expect(jest.getTimerCount()).toBe(0)
})

test('rejects after twenty seconds', async () => {
  const failure = expect(withTimeout(new Promise(() => {}))).rejects.toThrow('the request timed out')
  await jest.advanceTimersByTimeAsync(20_000)
  await failure
})

test('rejects immediately on failure', async () => {
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404')
})
