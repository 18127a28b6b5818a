import zlib from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, follow, hydrated, test as base, type Visit } from './reader'

const dataOf = (path: string) => `/page-data${path}/page-data.json`

function fetchedPages(page: Page): string[] {
  const pages: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/page-data(\/.*)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? []
    if (path) pages.push(path)
  })
  return pages
}

/** Waits until links are observed. */
async function watching(page: Page) {
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Disables intersection observers, so that no link comes into view. */
async function withoutView(page: Page) {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
  })
}

const test = base.extend<{
  /** Opens a page with a stopped clock, which prefetches only on hover, focus or touch. */
  visitWithStoppedClock: (path: string) => Promise<Visit>
}>({
  visitWithStoppedClock: ({ newVisitor }, use) =>
    use(async (path) => {
      const seen = await newVisitor()
      const { page } = seen
      await withoutView(page)
      await page.clock.install()
      await page.goto(path)
      await watching(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      return seen
    }),
})

const sidebarLink = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first()

test("prefetches a visible link's page, at most 6 KB", async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const data = page.waitForResponse(dataOf('/learn/installation'))
  await page.goto('/learn/getting-started')
  await watching(page)
  const body = await (await data).body()
  expect(zlib.brotliCompressSync(body).length).toBeLessThanOrEqual(6000)
})

test('a link counts as visible from half its area', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options)
        Object.assign(window, { threshold: options?.threshold })
      }
    }
  })
  await page.goto('/learn/getting-started')
  await watching(page)
  expect(await page.evaluate(() => (window as unknown as { threshold: number }).threshold)).toBe(0.5)
})

test('observes links of later pages', async ({ visit }) => {
  const { page } = await visit('/')
  await watching(page)
  const data = page.waitForRequest(dataOf('/learn/cheatsheet'))
  await follow(page, '/learn/getting-started')
  await expect(page).toHaveURL('/learn/getting-started')
  await data
})

test('prefetches on intent after 100 ms, once', async ({ visitWithStoppedClock }) => {
  const { page, foreignRequests } = await visitWithStoppedClock('/learn/getting-started')
  const pages = fetchedPages(page)
  await sidebarLink(page, '/learn/cheatsheet').hover()
  await page.clock.runFor(99)
  expect(pages).toEqual([])
  for (const path of ['/learn/cheatsheet', '/learn/getting-started', '/learn/cheatsheet', '/learn/guides/cli']) {
    const data = path === '/learn/guides/cli' ? page.waitForResponse(dataOf(path)) : undefined
    await sidebarLink(page, path).hover()
    await page.clock.runFor(100)
    await data
  }
  expect(pages).toEqual(['/learn/cheatsheet', '/learn/guides/cli'])
  expect(foreignRequests).toEqual([])
})

test('save-data disables prefetching', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page } = await newVisitor({ savesData: true })
  await withoutView(page)
  await page.clock.install()
  await page.goto('/learn/getting-started')
  await watching(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const pages = fetchedPages(page)
  await sidebarLink(page, '/learn/cheatsheet').hover()
  await page.clock.runFor(100)
  await sidebarLink(page, '/learn/installation').click()
  await page.clock.resume()
  await expect(page).toHaveURL('/learn/installation')
  expect(pages).toEqual(['/learn/installation'])
})
