import { renderHook, waitFor } from '@testing-library/react'
import { useEditorModule } from './editorModule'

jest.mock('../editor/Editor', () => ({ Editor: () => null }))

const onFailure = jest.fn()
const editorOf = (isWanted: boolean) =>
  renderHook((wanted: boolean) => useEditorModule(wanted, onFailure), { initialProps: isWanted })

test('the editor comes once it is wanted, after the example has been painted', async () => {
  const { result, rerender } = editorOf(false)
  rerender(true)
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBeDefined())
})

test('where an edit was kept, an editor that is loaded is there at once', async () => {
  const { result } = editorOf(true)
  await waitFor(() => expect(result.current).toBeDefined())
  expect(editorOf(true).result.current).toBeDefined()
})
