/** @jest-environment node */
import { inTime } from './inTime'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('what comes within twenty seconds is there', async () => {
  const loading = inTime(new Promise((resolve) => setTimeout(resolve, 19_999, 'here')))
  await jest.advanceTimersByTimeAsync(19_999)
  expect(await loading).toBe('here')
  expect(jest.getTimerCount()).toBe(0)
})

test('what does not come is given up', async () => {
  const failure = expect(inTime(new Promise(() => {}))).rejects.toThrow('no answer came in time')
  await jest.advanceTimersByTimeAsync(20_000)
  await failure
})

test('what fails, fails at once', async () => {
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
})
