import { act, renderHook } from '@testing-library/react'
import { closeEditor, openEditor, useDrawsEditor, useEditorOpener } from './openEditors'

test('all pictures of a program know that it is edited', () => {
  const first = renderHook(() => useEditorOpener('a'))
  const second = renderHook(() => useEditorOpener('a'))
  const other = renderHook(() => useEditorOpener('b'))
  const button = document.createElement('button')
  act(() => openEditor('a', button))
  expect([first, second, other].map(({ result }) => result.current)).toEqual([button, button, undefined])
  let back: HTMLElement | undefined
  act(() => (back = closeEditor('a')))
  expect(back).toBe(button)
  expect(second.result.current).toBeUndefined()
})

test('of the pictures of a program one draws its editor, and another when that one is gone', () => {
  const first = renderHook(() => useDrawsEditor('c'))
  const second = renderHook(() => useDrawsEditor('c'))
  const other = renderHook(() => useDrawsEditor('d'))
  expect([first, second, other].map(({ result }) => result.current)).toEqual([true, false, true])
  first.unmount()
  expect(second.result.current).toBe(true)
})

test('a program whose pictures are gone is no longer edited', () => {
  const { unmount } = renderHook(() => useDrawsEditor('e'))
  act(() => openEditor('e', document.createElement('button')))
  unmount()
  expect(closeEditor('e')).toBeUndefined()
})
