import { renderHook } from '@testing-library/react'
import { usePrefetch } from './usePrefetch'

const fetched: string[] = []
const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!
const begin = (type: string, href: string) => link(href).dispatchEvent(new Event(type, { bubbles: true }))

beforeEach(() => {
  jest.useFakeTimers()
  fetched.length = 0
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.___loader = { hovering: async (page: string) => void fetched.push(page) } as never
  window.history.replaceState(null, '', '/learn/getting-started.html')
  document.body.innerHTML = ['/a', '/b', '/learn/getting-started', '/a.md', '//turbo.test/a', 'https://turbo.test/a']
    .map((href) => `<a href="${href}"></a>`)
    .join('')
  renderHook(usePrefetch)
  jest.advanceTimersByTime(200)
})
afterEach(() => jest.useRealTimers())

test.each(['mouseover', 'focusin', 'touchstart'])('%s for 100 ms has the page fetched', (type) => {
  begin(type, '/a')
  jest.advanceTimersByTime(99)
  expect(fetched).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched).toEqual(['/a'])
})

test.each([
  ['mouseover', 'mouseout'],
  ['focusin', 'focusout'],
  ['touchstart', 'touchcancel'],
])('a reader who leaves the link within 100 ms of %s did not mean it', (type, end) => {
  begin(type, '/a')
  jest.advanceTimersByTime(99)
  begin(end, '/a')
  jest.advanceTimersByTime(500)
  expect(fetched).toEqual([])
})

test('a reader who goes on to the next link means that one', () => {
  begin('mouseover', '/a')
  jest.advanceTimersByTime(99)
  begin('mouseover', '/b')
  jest.advanceTimersByTime(100)
  expect(fetched).toEqual(['/b'])
})

test.each(['/learn/getting-started', '/a.md', '//turbo.test/a', 'https://turbo.test/a'])(
  '%s is not fetched: it is the current page, a file or another site',
  (href) => {
    begin('mouseover', href)
    jest.advanceTimersByTime(500)
    expect(fetched).toEqual([])
  },
)
