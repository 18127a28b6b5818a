import { cancelPostponed, hasNoNetwork, postpone, postponedStep } from './routerState'

const step = { address: 'http://localhost/learn/api/tween?a=1#easing', replace: false }
const navigate = jest.fn()
let isOnline = true
const answer = jest.fn<Promise<Response>, []>()

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.___navigate = navigate
  window.fetch = answer
  answer.mockResolvedValue({ ok: true } as Response)
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = false
})

afterEach(() => {
  cancelPostponed()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('there is no network where the browser says so, or where the host gives no answer at all', async () => {
  expect(await hasNoNetwork('/a')).toBe(true)
  isOnline = true
  expect(await hasNoNetwork('/a')).toBe(false)
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await hasNoNetwork('/a')).toBe(true)
})

test('an answer that is an error is an answer', async () => {
  isOnline = true
  answer.mockResolvedValue({ ok: false, status: 500 } as Response)
  expect(await hasNoNetwork('/a')).toBe(false)
})

test('a postponed step is taken once, when the network is back', async () => {
  postpone(step)
  await pass(6000)
  expect(navigate).not.toHaveBeenCalled()
  isOnline = true
  await pass(6000)
  expect(navigate.mock.calls).toEqual([['/learn/api/tween?a=1#easing', { replace: false }]])
  expect(postponedStep()).toBeUndefined()
})

test('a step that was given up is not taken', async () => {
  postpone(step)
  cancelPostponed()
  isOnline = true
  await pass(6000)
  expect(navigate).not.toHaveBeenCalled()
})

test('of two postponed steps the later one is taken', async () => {
  postpone(step)
  postpone({ address: 'http://localhost/learn/api/time', replace: true })
  isOnline = true
  await pass(6000)
  expect(navigate.mock.calls).toEqual([['/learn/api/time', { replace: true }]])
})
