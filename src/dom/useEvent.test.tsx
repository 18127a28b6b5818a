import { renderHook } from '@testing-library/react'
import { useEvent } from './useEvent'

test('the listener stays the same, and does what the newest one does', () => {
  const reported: string[] = []
  const { result, rerender } = renderHook(
    ({ word }) => useEvent((name: string) => void reported.push(`${word} ${name}`)),
    {
      initialProps: { word: 'first' },
    },
  )
  const listener = result.current
  rerender({ word: 'second' })
  result.current('row')
  expect(result.current).toBe(listener)
  expect(reported).toEqual(['second row'])
})
