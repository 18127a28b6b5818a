import { render, screen } from '@testing-library/react'
import { errorMessage, IncompleteNote } from './ErrorScreen'

test('an HTTP error shows status and status text', () => {
  expect(errorMessage({ status: 404, statusText: 'Not Found' })).toBe('404 Not Found')
})

test('shows a status without text alone', () => {
  expect(errorMessage({ status: 503, statusText: '' })).toBe('503')
})

test('any other error shows its message', () => {
  expect(errorMessage(new Error('Out of pancakes'))).toBe('Out of pancakes')
})

test('a thrown value shows as JSON', () => {
  expect(errorMessage({ code: 7 })).toBe('{"code":7}')
  expect(errorMessage('oops')).toBe('"oops"')
  expect(errorMessage(null)).toBe('null')
})

test('a value without JSON shows as text', () => {
  expect(errorMessage(undefined)).toBe('undefined')
  expect(errorMessage(7n)).toBe('7')
})

test('a page that is not complete says what works, and offers a reload', () => {
  render(<IncompleteNote />)
  expect(screen.getByRole('status')).toHaveTextContent('You can read it, but search and menus don’t work.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})
