import { storedValue } from './storedValue'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is stored is read, and there may be nothing', () => {
  localStorage.setItem('turbo.theme', 'dark')
  expect(storedValue('turbo.theme')).toBe('dark')
  expect(storedValue('turbo.search')).toBeNull()
})

test('a browser that keeps its storage shut holds nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(storedValue('turbo.theme')).toBeNull()
})
