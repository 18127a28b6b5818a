import { hideDismissedBanner } from './hideDismissedBanner'

const root = document.documentElement

afterEach(() => {
  root.className = ''
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a dismissed banner is hidden', () => {
  localStorage.setItem('turbo.banner:1x2y3z', 'false')
  hideDismissedBanner('turbo.banner:1x2y3z')
  expect(root).toHaveClass('banner-dismissed', { exact: true })
})

test('a banner that was not dismissed stays, also when an older one was', () => {
  localStorage.setItem('turbo.banner:older', 'false')
  hideDismissedBanner('turbo.banner:1x2y3z')
  expect(root).not.toHaveClass('banner-dismissed')
})

test('a browser without storage is no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  hideDismissedBanner('turbo.banner:1x2y3z')
  expect(root).not.toHaveClass('banner-dismissed')
})
