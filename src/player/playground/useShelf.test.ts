import { act, renderHook } from '@testing-library/react'
import { useShelf } from './useShelf'

const comeBack = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

/** Another tab writes, of which a page in the back/forward cache hears nothing. */
const writeElsewhere = (id: string, text: string) =>
  localStorage.setItem(`turbo.work:${id}`, JSON.stringify({ name: 'Pong', text, isOwn: true, changedAt: 5 }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a page out of the back/forward cache shows what another tab wrote meanwhile', () => {
  const { result } = renderHook(useShelf)
  act(() => result.current.change({ text: 'clear(1);' }))
  writeElsewhere(result.current.work.id, 'clear(2);')
  comeBack(true)
  expect(result.current.work.text).toBe('clear(2);')
})

test('what this page writes after it has come back is kept', () => {
  const { result } = renderHook(useShelf)
  writeElsewhere(result.current.work.id, 'clear(2);')
  comeBack(true)
  act(() => result.current.change({ text: 'clear(3);' }))
  expect(localStorage.getItem(`turbo.work:${result.current.work.id}`)).toContain('clear(3);')
})
