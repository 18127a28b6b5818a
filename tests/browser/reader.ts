import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { serve } from '../../scripts/serve'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium: CHROMIUM_PATH, else the first of its usual names on PATH. */
function chromiumPath(): string {
  const names = [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome'].filter(Boolean) as string[]
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // Not this one
    }
  }
  throw new Error('Install Chromium, or set CHROMIUM_PATH to its executable')
}

export type Site = {
  address: string
  deploy: (folder: string) => void
  close: () => Promise<void>
}

/** The built site on a static server; started for each file of tests. */
export let site: Site

let browser: Browser

beforeAll(async () => {
  site = await serve({ folder: 'public' })
  browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

/** A page of a fresh visitor, with everything it complained about. */
export type Visit = {
  page: Page
  context: BrowserContext
  /** Console errors and uncaught exceptions. */
  errors: string[]
  warnings: string[]
  /** Addresses of other hosts that were asked. */
  foreignRequests: string[]
}

/** Opens an address in a fresh context. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const seen: Visit = { page, context, errors: [], warnings: [], foreignRequests: [] }
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
    if (message.type() === 'warning') seen.warnings.push(message.text())
  })
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== site.address) seen.foreignRequests.push(request.url())
  })
  await page.goto(site.address + path)
  return seen
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.live === 'true')
}

/** Holds back every request that matches, until it is released. */
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

/** Makes every access to web storage throw, as browsers do when cookies are blocked. Run it before the first address. */
export async function blockStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

/** Counts the documents that are loaded from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Follows a link that is put on the page for the purpose. */
export async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    const anchor = document.body.appendChild(document.createElement('a'))
    anchor.href = address
    anchor.click()
    anchor.remove()
  }, href)
}

/** Stops the clock of a page; from now on its timers run only when they are told to. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
