import { wrapCode } from './wrapCode'

const root = document.documentElement

afterEach(() => {
  delete root.dataset.wrap
  localStorage.clear()
  jest.restoreAllMocks()
})

test('lines wrap for a reader who chose so', () => {
  localStorage.setItem('turbo.wrap', 'true')
  wrapCode()
  expect(root).toHaveAttribute('data-wrap')
})

test('lines go on for everybody else, also where storage is blocked', () => {
  wrapCode()
  expect(root).not.toHaveAttribute('data-wrap')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  wrapCode()
  expect(root).not.toHaveAttribute('data-wrap')
})
