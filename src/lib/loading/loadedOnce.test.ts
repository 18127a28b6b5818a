/** @jest-environment node */
import { loadedOnce } from './loadedOnce'

test('what is asked for twice is loaded once, each thing by its name', async () => {
  const asked: string[] = []
  const load = loadedOnce((name) => {
    asked.push(name)
    return Promise.resolve(name.toUpperCase())
  })
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['A', 'A', 'B'])
  expect(asked).toEqual(['a', 'b'])
})

test('what does not come in time is asked for again by the next call', async () => {
  jest.useFakeTimers()
  const answers = [new Promise<string>(() => {}), Promise.resolve('here')]
  const load = loadedOnce(() => answers.shift()!)
  const failure = expect(load()).rejects.toThrow('no answer came in time')
  await jest.advanceTimersByTimeAsync(20_000)
  await failure
  jest.useRealTimers()
  expect(await load()).toBe('here')
})

test('after a failure the next call tries again', async () => {
  let calls = 0
  const load = loadedOnce(() => (++calls === 1 ? Promise.reject(new Error('404')) : Promise.resolve(calls)))
  await expect(load('a')).rejects.toThrow('404')
  expect(await load('a')).toBe(2)
})
