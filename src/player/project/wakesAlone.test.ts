import { editKey, wakesAlone } from './wakesAlone'

const page = { pathname: '/learn/api/circles', hash: '' }

test('an example sleeps until the reader wants it', () => {
  expect(wakesAlone(page, '2')).toBe(false)
})

test('an example that was edited in this tab shows it when the reader comes back', () => {
  sessionStorage.setItem(editKey('/learn/api/circles', '2'), '["a","b"]')
  expect(wakesAlone(page, '2')).toBe(true)
  expect(wakesAlone(page, '3')).toBe(false)
  expect(wakesAlone({ ...page, pathname: '/learn/api/lines' }, '2')).toBe(false)
})

test('an address with an edited program is shown at once', () => {
  expect(wakesAlone({ ...page, hash: '#edit=2.abc' }, '9')).toBe(true)
  expect(wakesAlone({ ...page, hash: '#examples' }, '9')).toBe(false)
})

test('where the browser keeps nothing, an example sleeps', () => {
  const shut = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(wakesAlone(page, '2')).toBe(false)
  shut.mockRestore()
})
