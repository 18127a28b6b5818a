import { renderHook } from '@testing-library/react'
import { usePrintedPage } from './usePrintedPage'

test('prints the host without restyling the page', () => {
  const host = () => document.documentElement.style.getPropertyValue('--host')
  renderHook(() => usePrintedPage())
  expect(host()).toBe('')
  window.dispatchEvent(new Event('beforeprint'))
  expect(host()).toBe("'http://localhost'")
})

test('what is folded away is open while printing, and folded again after', () => {
  document.body.innerHTML = '<details></details><details open></details>'
  const states = () => [...document.querySelectorAll('details')].map(({ open }) => open)
  renderHook(() => usePrintedPage())
  window.dispatchEvent(new Event('beforeprint'))
  expect(states()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(states()).toEqual([false, true])
})
