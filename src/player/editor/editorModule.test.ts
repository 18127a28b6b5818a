import { act, renderHook, waitFor } from '@testing-library/react'
import { useEditorModule } from './editorModule'

jest.mock('./Editor', () => ({ Editor: () => null }))

const onFailure = jest.fn()
const editorOf = (isWanted: boolean) =>
  renderHook((wanted: boolean) => useEditorModule(wanted, onFailure), { initialProps: isWanted })

test('mounts the editor on demand, after the example has painted', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const { result, rerender } = editorOf(false)
  rerender(true)
  await waitFor(() => expect(frames).toHaveBeenCalled())
  expect(result.current).toBeUndefined()
  act(() => frames.mock.lastCall![0](0))
  frames.mockRestore()
  await waitFor(() => expect(result.current).toBeDefined())
})

test('shows a stored edit immediately if the editor is loaded', async () => {
  const { result } = editorOf(true)
  await waitFor(() => expect(result.current).toBeDefined())
  expect(editorOf(true).result.current).toBeDefined()
})
