import { editKey, hasStoredEdit } from './storedEdit'

const page = { pathname: '/learn/api/circles', hash: '' }

test('an example sleeps until the reader wants it', () => {
  expect(hasStoredEdit(page, '2')).toBe(false)
})

test('an example that was edited in this tab shows it when the reader comes back', () => {
  sessionStorage.setItem(editKey('/learn/api/circles', '2'), '["a","b"]')
  expect(hasStoredEdit(page, '2')).toBe(true)
  expect(hasStoredEdit(page, '3')).toBe(false)
  expect(hasStoredEdit({ ...page, pathname: '/learn/api/lines' }, '2')).toBe(false)
})

test('an address with an edited program is shown at once', () => {
  expect(hasStoredEdit({ ...page, hash: '#edit=2.abc' }, '9')).toBe(true)
  expect(hasStoredEdit({ ...page, hash: '#examples' }, '9')).toBe(false)
})

test('where the browser keeps nothing, an example sleeps', () => {
  const shut = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(hasStoredEdit(page, '2')).toBe(false)
  shut.mockRestore()
})
