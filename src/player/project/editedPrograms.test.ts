import { act, renderHook } from '@testing-library/react'
import {
  acceptForeign,
  editedProgram,
  keepForeign,
  storeEdit,
  useEditedProgram,
  useUnsavedEdits,
} from './editedPrograms'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => jest.restoreAllMocks())

test('stores an edit for all pictures of a program, in the tab', () => {
  const { result } = renderHook(() => useEditedProgram('turbo.edit:/a:1', 'clear(1);'))
  expect(result.current).toBeUndefined()
  act(() => storeEdit('turbo.edit:/a:1', 'clear(1);', 'clear(2);'))
  expect(result.current).toMatchObject({ text: 'clear(2);', isForeign: false })
  expect(sessionStorage.getItem('turbo.edit:/a:1')).toBe('["clear(1);","clear(2);"]')
})

test('restores an edit stored before the page loaded', () => {
  sessionStorage.setItem('turbo.edit:/b:1', '["clear(1);","clear(2);"]')
  expect(editedProgram('turbo.edit:/b:1', 'clear(1);')?.text).toBe('clear(2);')
})

test('ignores an edit of a program that the page no longer has', () => {
  storeEdit('turbo.edit:/c:1', 'clear(1);', 'clear(2);')
  expect(editedProgram('turbo.edit:/c:1', 'clear(3);')).toBeUndefined()
})

test("does not store the page's own program", () => {
  storeEdit('turbo.edit:/d:1', 'clear(1);', 'clear(2);')
  storeEdit('turbo.edit:/d:1', 'clear(1);', 'clear(1);')
  expect(editedProgram('turbo.edit:/d:1', 'clear(1);')).toBeUndefined()
  expect(sessionStorage.getItem('turbo.edit:/d:1')).toBeNull()
})

test.each(['[oops', '5', '"x"', 'true', 'null', '["clear(1);"]', '["clear(1);",5]'])('%s is no edit', (stored) => {
  sessionStorage.setItem('turbo.edit:/e:1', stored)
  expect(editedProgram('turbo.edit:/e:1', 'clear(1);')).toBeUndefined()
})

test('keeps a shared program foreign while it is read and changed, without storing it', () => {
  keepForeign('turbo.edit:/f:1', 'clear(1);', 'clear(2);')
  storeEdit('turbo.edit:/f:1', 'clear(1);', 'clear(3);')
  expect(editedProgram('turbo.edit:/f:1', 'clear(1);')).toMatchObject({ text: 'clear(3);', isForeign: true })
  expect(sessionStorage.getItem('turbo.edit:/f:1')).toBeNull()
})

test('stores it once it is run', () => {
  keepForeign('turbo.edit:/g:1', 'clear(1);', 'clear(2);')
  acceptForeign('turbo.edit:/g:1')
  expect(editedProgram('turbo.edit:/g:1', 'clear(1);')).toMatchObject({ text: 'clear(2);', isForeign: false })
  expect(sessionStorage.getItem('turbo.edit:/g:1')).toBe('["clear(1);","clear(2);"]')
})

test("prefers the user's own edit to a shared one", () => {
  storeEdit('turbo.edit:/h:1', 'clear(1);', 'clear(2);')
  keepForeign('turbo.edit:/h:1', 'clear(1);', 'clear(9);')
  expect(editedProgram('turbo.edit:/h:1', 'clear(1);')?.text).toBe('clear(2);')
})

describe('while storage is full', () => {
  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })

  test('keeps an edit in the history entry, without an older text in storage', () => {
    storeEdit('turbo.edit:/i:1', 'clear(1);', 'clear(2);')
    fill()
    storeEdit('turbo.edit:/i:1', 'clear(1);', 'clear(3);')
    expect(sessionStorage.getItem('turbo.edit:/i:1')).toBeNull()
    expect(history.state).toEqual({ edits: { 'turbo.edit:/i:1': '["clear(1);","clear(3);"]' } })
  })

  test('reports it until the edit is stored or reset', () => {
    const full = fill()
    const { result } = renderHook(() => useUnsavedEdits())
    act(() => storeEdit('turbo.edit:/j:1', 'clear(1);', 'clear(2);'))
    expect(result.current).toBe('storageFull')
    full.mockRestore()
    act(() => storeEdit('turbo.edit:/j:1', 'clear(1);', 'clear(3);'))
    expect(result.current).toBeUndefined()
    expect(history.state).toEqual({})
  })
})

test('restores an edit from the history entry and stores it', () => {
  history.replaceState({ key: '7', edits: { 'turbo.edit:/k:1': '["clear(1);","clear(2);"]' } }, '')
  expect(editedProgram('turbo.edit:/k:1', 'clear(1);')?.text).toBe('clear(2);')
  expect(sessionStorage.getItem('turbo.edit:/k:1')).toBe('["clear(1);","clear(2);"]')
  expect(history.state).toEqual({ key: '7' })
})

test('carries a refused edit to another entry of the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  storeEdit('turbo.edit:/l:1', 'clear(1);', 'clear(2);')
  history.pushState({ key: '8' }, '')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.state).toEqual({ key: '8', edits: { 'turbo.edit:/l:1': '["clear(1);","clear(2);"]' } })
})
