import fs from 'node:fs'
import { expect, test as base, type BrowserContext, type Page, type Route } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { nextBuildOf } from './nextBuild'
import { profilesOf, spoil, type Coming } from './profiles'

export { expect }

export type Visit = {
  page: Page
  /** Accessing it excludes the tab from reuse. */
  readonly context: BrowserContext
  /** Console errors and uncaught exceptions. */
  errors: string[]
  warnings: string[]
  /** Requests to other hosts. */
  foreignRequests: string[]
}

type Visiting = (path: string, coming?: Coming) => Promise<Visit>

type Reader = {
  /** A blank page of a fresh visit. */
  newVisitor: (coming?: Coming) => Promise<Visit>
  /** Opens an address. */
  visit: Visiting
  /** Opens an address and waits for hydration. */
  visitLive: Visiting
  /** Serves another folder until the test ends. */
  deploy: (folder: string) => void
}

type Host = {
  /** The built site on a server of this worker. */
  site: Awaited<ReturnType<typeof serve>>
  profiles: ReturnType<typeof profilesOf>
  /** The folder of a later build. */
  nextBuild: string
  /** A page with the search open. */
  search: Visit
}

export const test = base.extend<Reader, Host>({
  site: [
    async ({}, use) => {
      const site = await serve({ folder: 'public' })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.address),

  profiles: [({ browser, site }, use) => use(profilesOf(browser, site.address)), { scope: 'worker' }],

  nextBuild: [
    async ({}, use) => {
      const folder = nextBuildOf('public')
      await use(folder)
      fs.rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  search: [
    async ({ profiles, site }, use) => {
      const seen = observe(await profiles.fresh(), site.address)
      await seen.page.goto(`${site.address}/learn/api/tween`)
      await hydrated(seen.page)
      await seen.page.keyboard.press('/')
      await use(seen)
      await seen.page.context().close()
    },
    { scope: 'worker' },
  ],

  newVisitor: async ({ profiles, site }, use, testInfo) => {
    await use(async (coming) => {
      const page = await profiles.open(coming)
      return observe(page, site.address)
    })
    await profiles.leave({ hasFailed: testInfo.status !== testInfo.expectedStatus })
    expect(profiles.breaches.splice(0), 'no page breaks its content policy').toEqual([])
  },

  visit: ({ newVisitor }, use) =>
    use(async (path, coming) => {
      const visit = await newVisitor(coming)
      await visit.page.goto(path)
      return visit
    }),

  visitLive: ({ visit }, use) =>
    use(async (path, coming) => {
      const seen = await visit(path, coming)
      await hydrated(seen.page)
      return seen
    }),

  deploy: async ({ site }, use) => {
    await use(site.deploy)
    site.deploy('public')
  },
})

function observe(page: Page, home: string): Visit {
  const visit: Visit = {
    page,
    get context() {
      spoil(page.context())
      return page.context()
    },
    errors: [],
    warnings: [],
    foreignRequests: [],
  }
  page.on('console', (message) => {
    if (message.type() === 'error') visit.errors.push(message.text())
    if (message.type() === 'warning') visit.warnings.push(message.text())
  })
  page.on('pageerror', (error) => visit.errors.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== home) visit.foreignRequests.push(request.url())
  })
  return visit
}

export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.live === 'true')
}

/** Waits for the next paint. */
export async function drawn(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Delays matching requests until released. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    await released
    await route.fallback()
  }
  await page.route(pattern, hold)
  return async () => {
    release()
    await page.unroute(pattern, hold)
  }
}

/** As with blocked cookies. Has to run before the first address. */
export async function blockStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/**
 * Records the positions of visible elements after loading; the result returns what moved later. Excludes the growing
 * end of the page, which depends on the machine.
 */
export async function recordPositions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const isWhole = new Promise((whole) => document.addEventListener('DOMContentLoaded', whole, { once: true }))
    if (document.readyState === 'loading') await isWhole
    const placeOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }
    // The sidebar scrolls to the current entry
    const places = [...document.querySelectorAll('body *:not(aside *)')].flatMap((element) => {
      const place = placeOf(element)
      const [, top = 0, , height = 0] = place
      return height > 0 && top < innerHeight ? [{ element, place: place.join() }] : []
    })
    const moved = () =>
      places.flatMap(({ element, place }) => {
        const now = placeOf(element).join()
        return !element.isConnected || now === place ? [] : [`${element.outerHTML.slice(0, 90)} ${place} → ${now}`]
      })
    Object.assign(window, { moved })
  })
  return () => page.evaluate(() => (window as unknown as { moved: () => string[] }).moved())
}

export async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    const anchor = document.body.appendChild(document.createElement('a'))
    anchor.href = address
    anchor.click()
    anchor.remove()
  }, href)
}

/** Stops a page's clock; timers run on demand. */
export async function stopClock(page: Page) {
  spoil(page.context())
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
