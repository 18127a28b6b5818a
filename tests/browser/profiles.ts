import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

const BREACH = /Content Security Policy|TrustedScript|TrustedHTML|Trusted Type/

/** Browsers limit the number of history entries, which tests count. */
const VISITS_AT_MOST = 12

/** Limits memory. */
const KEPT_AT_MOST = 3

export type Coming = BrowserContextOptions & {
  savesData?: boolean
}

/** A reused tab with its options. */
type Profile = { key: string; page: Page; visits: number }

/** At times the headless shell moves its mouse to the corner of a reused tab; the site takes that for an interaction. */
function ignoreCorner() {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  window.addEventListener('pointermove', ignore, true)
}

const spoilt = new WeakSet<BrowserContext>()

export const spoil = (context: BrowserContext) => void spoilt.add(context)

/**
 * Reused tabs, since a new context costs more than a visit. Each visit starts with empty storage; a tab with permanent
 * changes is not reused.
 */
export function profilesOf(browser: Browser, home: string) {
  const free: Profile[] = []
  const used: Profile[] = []
  const breaches: string[] = []

  const fresh = async ({ savesData = false, ...options }: Coming = {}): Promise<Page> => {
    const context = await browser.newContext(options)
    await context.addInitScript(ignoreCorner)
    if (savesData) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    }
    const note = (text: string) => void (BREACH.test(text) && breaches.push(text))
    context.on('console', (message) => note(message.text()))
    context.on('weberror', (error) => note(String(error.error())))
    // Its cache contains another host's responses
    if (options.baseURL) spoil(context)
    const page = await context.newPage()
    const addInitScript = page.addInitScript.bind(page)
    page.addInitScript = (...script: Parameters<typeof addInitScript>) => {
      spoil(context)
      return addInitScript(...script)
    }
    return page
  }

  return {
    /** Opens a page that is not reused. */
    fresh,

    /** Reported policy violations. */
    breaches,

    async open(coming: Coming = {}): Promise<Page> {
      const { viewport, colorScheme, reducedMotion, forcedColors, ...others } = coming
      const key = JSON.stringify(others)
      const place = free.findIndex((profile) => profile.key === key)
      const [known] = place < 0 ? [] : free.splice(place, 1)
      const profile = known ?? { key, page: await fresh(others), visits: 0 }
      used.push(profile)
      const { page } = profile
      await page.setViewportSize(viewport ?? { width: 1440, height: 900 })
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? null,
        reducedMotion: reducedMotion ?? null,
        forcedColors: forcedColors ?? null,
      })
      return page
    },

    async leave({ hasFailed }: { hasFailed: boolean }) {
      for (const profile of used.splice(0)) {
        const { page } = profile
        const context = page.context()
        profile.visits += 1
        if (hasFailed || spoilt.has(context) || page.isClosed() || profile.visits === VISITS_AT_MOST) {
          await context.close()
          continue
        }
        await Promise.all(
          context
            .pages()
            .filter((tab) => tab !== page)
            .map((tab) => tab.close()),
        )
        page.removeAllListeners()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.mouse.move(-9, -9)
        const client = await context.newCDPSession(page)
        // Only the page can clear its session storage
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
        await page.goto('about:blank')
        await client.send('Storage.clearDataForOrigin', { origin: home, storageTypes: 'all' })
        await client.detach()
        free.unshift(profile)
      }
      for (const { page } of free.splice(KEPT_AT_MOST)) await page.context().close()
    },
  }
}
