import { PREFETCH_INTENT_MS, PREFETCH_VIEWPORT_THRESHOLD, shouldPrefetch } from './prefetch'

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
