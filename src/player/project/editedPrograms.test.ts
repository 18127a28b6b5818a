import { act, renderHook } from '@testing-library/react'
import { acceptForeign, editedProgram, storeEdit, keepForeign, useEditedProgram } from './editedPrograms'

beforeEach(() => sessionStorage.clear())

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
