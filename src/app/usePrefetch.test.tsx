import { renderHook } from '@testing-library/react'
import {
  PREFETCH_INTENT_MS,
  PREFETCH_VIEWPORT_THRESHOLD,
  prefetchQueue,
  shouldPrefetch,
  usePrefetch,
} from './usePrefetch'

describe('usePrefetch', () => {
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
})

describe('prefetch', () => {
  const link = { href: '/learn/api/tween', currentPath: '/learn/api/time', saveData: false }

  test('another page of the site is fetched ahead', () => {
    expect(shouldPrefetch(link)).toBe(true)
  })

  test('nothing is fetched ahead for a reader who saves data', () => {
    expect(shouldPrefetch({ ...link, saveData: true })).toBe(false)
  })

  test('the current page is not fetched again, under either of its addresses', () => {
    expect(shouldPrefetch({ ...link, href: '/learn/api/time.html#tick' })).toBe(false)
    expect(shouldPrefetch({ ...link, href: '#tick' })).toBe(false)
  })

  test('other sites and files are not fetched ahead', () => {
    expect(shouldPrefetch({ ...link, href: 'https://docs.rs' })).toBe(false)
    expect(shouldPrefetch({ ...link, href: '//docs.rs' })).toBe(false)
    expect(shouldPrefetch({ ...link, href: '/learn/api/tween.md' })).toBe(false)
  })

  test('a page is fetched after 100 ms of intent, or with half of its link in view', () => {
    expect(PREFETCH_INTENT_MS).toBe(100)
    expect(PREFETCH_VIEWPORT_THRESHOLD).toBe(0.5)
  })

  test('a page outside the base path is not fetched ahead', () => {
    expect(shouldPrefetch({ ...link, currentPath: '/docs/learn/api/time', basePath: '/docs' })).toBe(false)
    expect(shouldPrefetch({ ...link, href: '/docs/example', currentPath: '/docs/', basePath: '/docs' })).toBe(true)
  })
})

describe('prefetchQueue', () => {
  /** The test controls browser and network. */
  function startQueue() {
    const idle: (() => void)[] = []
    const answers = new Map<string, () => void>()
    const queue = prefetchQueue({
      load: (page) => new Promise<void>((resolve) => answers.set(page, resolve)),
      whenIdle: (work) => idle.push(work),
    })
    const beIdle = () => idle.splice(0).forEach((work) => work())
    const answer = async (page: string) => {
      answers.get(page)!()
      await Promise.resolve()
      await Promise.resolve()
    }
    return { queue, beIdle, answer, requested: () => [...answers.keys()] }
  }

  test('pages are fetched in idle moments, four at the same time', async () => {
    const { queue, beIdle, answer, requested } = startQueue()
    for (const page of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(page)
    expect(requested()).toEqual([])
    beIdle()
    expect(requested()).toEqual(['/a', '/b', '/c', '/d'])
    await answer('/b')
    expect(requested()).toHaveLength(4)
    beIdle()
    expect(requested()).toEqual(['/a', '/b', '/c', '/d', '/e'])
  })

  test('a page is fetched once', () => {
    const { queue, beIdle, requested } = startQueue()
    queue.add('/a')
    queue.add('/a')
    beIdle()
    expect(requested()).toEqual(['/a'])
  })

  test('a page that the reader means does not wait, and is not fetched again', () => {
    const { queue, beIdle, requested } = startQueue()
    for (const page of ['/a', '/b']) queue.add(page)
    queue.hurry('/b')
    expect(requested()).toEqual(['/b'])
    beIdle()
    expect(requested()).toEqual(['/b', '/a'])
  })

  test('a page that comes when all is quiet again is fetched too', async () => {
    const { queue, beIdle, answer, requested } = startQueue()
    queue.add('/a')
    beIdle()
    await answer('/a')
    queue.add('/b')
    beIdle()
    expect(requested()).toEqual(['/a', '/b'])
  })
})
