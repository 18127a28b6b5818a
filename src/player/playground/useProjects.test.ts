import { act, renderHook } from '@testing-library/react'
import { useProjects } from './useProjects'

const comeBack = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

/** Another tab writes; a page in the back/forward cache gets no event. */
const writeElsewhere = (id: string, text: string) =>
  localStorage.setItem(`turbo.work:${id}`, JSON.stringify({ name: 'Pong', text, isOwn: true, changedAt: 5 }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("shows another tab's text after returning from the back/forward cache", () => {
  const { result } = renderHook(useProjects)
  act(() => result.current.change({ text: 'clear(1);' }))
  writeElsewhere(result.current.project.id, 'clear(2);')
  comeBack(true)
  expect(result.current.project.text).toBe('clear(2);')
})

test('stores what this page writes after it returned', () => {
  const { result } = renderHook(useProjects)
  writeElsewhere(result.current.project.id, 'clear(2);')
  comeBack(true)
  act(() => result.current.change({ text: 'clear(3);' }))
  expect(localStorage.getItem(`turbo.work:${result.current.project.id}`)).toContain('clear(3);')
})
