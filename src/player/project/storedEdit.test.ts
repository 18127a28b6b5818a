import { editKey, hasStoredEdit } from './storedEdit'

const page = { pathname: '/learn/api/circles', hash: '' }

test('stays inactive without an edit', () => {
  expect(hasStoredEdit(page, '2')).toBe(false)
})

test('is active with an edit stored in this tab', () => {
  sessionStorage.setItem(editKey('/learn/api/circles', '2'), '["a","b"]')
  expect(hasStoredEdit(page, '2')).toBe(true)
  expect(hasStoredEdit(page, '3')).toBe(false)
  expect(hasStoredEdit({ ...page, pathname: '/learn/api/lines' }, '2')).toBe(false)
})

test('is active for a link with a program', () => {
  expect(hasStoredEdit({ ...page, hash: '#edit=2.abc' }, '9')).toBe(true)
  expect(hasStoredEdit({ ...page, hash: '#examples' }, '9')).toBe(false)
})

test('stays inactive without storage', () => {
  const shut = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(hasStoredEdit(page, '2')).toBe(false)
  shut.mockRestore()
})

test('is active with an edit in the history entry', () => {
  history.replaceState({ edits: { 'turbo.edit:/learn/api/circles:2': '["a","b"]' } }, '')
  expect(hasStoredEdit(page, '2')).toBe(true)
  history.replaceState(null, '')
})
