import { act, renderHook } from '@testing-library/react'
import { closeEditor, openEditor, useDrawsEditor, useEditorOpener, type Opened } from './useLiveEditor'

const openedFrom = (name: string): Opened => ({ figure: document.createElement(name), end: () => {} })

test('notifies all pictures of an edited program', () => {
  const first = renderHook(() => useEditorOpener('a'))
  const second = renderHook(() => useEditorOpener('a'))
  const other = renderHook(() => useEditorOpener('b'))
  const opened = openedFrom('figure')
  renderHook(() => useDrawsEditor('a'))
  jest.useFakeTimers()
  openEditor('a', () => opened)
  openEditor('a', () => openedFrom('div'))
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  expect([first, second, other].map(({ result }) => result.current)).toEqual([opened.figure, opened.figure, undefined])
  let closed: Opened | undefined
  act(() => (closed = closeEditor('a')))
  expect(closed).toBe(opened)
  expect(second.result.current).toBeUndefined()
})

test('lets one picture of a program render its editor, and another when that one unmounts', () => {
  const first = renderHook(() => useDrawsEditor('c'))
  const second = renderHook(() => useDrawsEditor('c'))
  const other = renderHook(() => useDrawsEditor('d'))
  expect([first, second, other].map(({ result }) => result.current)).toEqual([true, false, true])
  first.unmount()
  expect(second.result.current).toBe(true)
})

test('closes a program whose pictures have all unmounted', () => {
  const { unmount } = renderHook(() => useDrawsEditor('e'))
  act(() => openEditor('e', () => openedFrom('figure')))
  unmount()
  expect(closeEditor('e')).toBeUndefined()
  openEditor('e', () => openedFrom('figure'))
  expect(closeEditor('e')).toBeUndefined()
})
