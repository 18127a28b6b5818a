import { renderHook } from '@testing-library/react'
import { useEditHint } from './useToolbarState'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const hinted = (isRunning: boolean, isEditing = false) => {
  const { result, rerender } = renderHook(
    (now: { isRunning: boolean; isEditing: boolean }) => useEditHint(now.isRunning, now.isEditing),
    { initialProps: { isRunning, isEditing } },
  )
  return {
    reported: () => result.current,
    go: (isRunning: boolean, isEditing: boolean) => rerender({ isRunning, isEditing }),
  }
}

test('shows the edit hint for the first running example only', () => {
  const first = hinted(false)
  expect(first.reported()).toBe(false)
  first.go(true, false)
  expect(first.reported()).toBe(true)
  expect(hinted(true).reported()).toBe(false)
})

test('hides the hint once the user edits', () => {
  const example = hinted(true)
  example.go(true, true)
  example.go(true, false)
  expect(example.reported()).toBe(false)
  expect(localStorage.getItem('turbo.edit-hint')).toBe('shown')
})

test('shows the hint if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(hinted(true).reported()).toBe(true)
})
