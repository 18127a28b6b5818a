import { act, renderHook } from '@testing-library/react'
import { useFrameRate } from './useFrameRate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('counts the updates of each second while a program runs', () => {
  const run = { frame: 100 }
  const { result, rerender } = renderHook(({ isRunning }) => useFrameRate(run, isRunning), {
    initialProps: { isRunning: true },
  })
  expect(result.current).toBeUndefined()
  run.frame = 160
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current).toBe(60)
  run.frame = 190
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current).toBe(30)
  rerender({ isRunning: false })
  expect(result.current).toBeUndefined()
})
