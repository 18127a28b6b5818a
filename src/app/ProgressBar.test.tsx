import { act, render } from '@testing-library/react'
import { ProgressBar } from './ProgressBar'

const bar = (container: HTMLElement) => container.querySelector('[data-progress]')

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('a page that takes 300 ms shows the bar', () => {
  const { container } = render(<ProgressBar isLoading />)
  act(() => jest.advanceTimersByTime(299))
  expect(bar(container)).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(bar(container)).not.toBeNull()
})

test('the bar goes when the page is there', () => {
  const { container, rerender } = render(<ProgressBar isLoading />)
  act(() => jest.advanceTimersByTime(300))
  rerender(<ProgressBar isLoading={false} />)
  expect(bar(container)).toBeNull()
})

test('each page starts its own 300 ms', () => {
  const { container, rerender } = render(<ProgressBar isLoading />)
  act(() => jest.advanceTimersByTime(300))
  rerender(<ProgressBar isLoading={false} />)
  rerender(<ProgressBar isLoading />)
  expect(bar(container)).toBeNull()
})

test('words say after 8 s that the host does not answer', () => {
  const { getByRole, queryByRole, rerender } = render(<ProgressBar isLoading />)
  act(() => jest.advanceTimersByTime(7999))
  expect(getByRole('status')).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(1))
  expect(getByRole('status')).toHaveTextContent('Still loading. Check your connection.')
  rerender(<ProgressBar isLoading={false} />)
  expect(queryByRole('status')).toBeNull()
})

test('the bar is no news for a screen reader', () => {
  const { container } = render(<ProgressBar isLoading />)
  act(() => jest.advanceTimersByTime(300))
  expect(bar(container)).toHaveAttribute('aria-hidden', 'true')
})
