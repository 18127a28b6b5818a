import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** What browsers say in the console when a page breaks its content policy. */
const BREACH = /Content Security Policy|TrustedScript|TrustedHTML|Trusted Type/

/** A browser remembers only so many entries of a history, and their number is looked at. */
const VISITS_AT_MOST = 12

/** More would wait in the memory than are soon wanted again. */
const KEPT_AT_MOST = 3

/** How a visitor comes. */
export type Coming = BrowserContextOptions & {
  /** Whether links are not fetched ahead, so that a click meets the network. */
  savesData?: boolean
}

/** A tab that passes from visitor to visitor, with what it was opened with. */
type Profile = { key: string; page: Page; visits: number }

const spoilt = new WeakSet<BrowserContext>()

/** Keeps a tab from later visitors, because something about it is changed for good. */
export const spoil = (context: BrowserContext) => void spoilt.add(context)

/**
 * The tabs of one worker, which pass from visitor to visitor: a fresh one costs more than the visit itself. Each visitor finds
 * nothing stored and nothing open; what cannot be put back is not passed on.
 */
export function profilesOf(browser: Browser, home: string) {
  const free: Profile[] = []
  const used: Profile[] = []
  const breaches: string[] = []

  const fresh = async ({ savesData = false, ...options }: Coming = {}): Promise<Page> => {
    const context = await browser.newContext(options)
    if (savesData) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    }
    const note = (text: string) => void (BREACH.test(text) && breaches.push(text))
    context.on('console', (message) => note(message.text()))
    context.on('weberror', (error) => note(String(error.error())))
    // A cache that knows the answers of another host
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
    /** Opens an empty page that is passed on to nobody. */
    fresh,

    /** What pages said about breaches of their content policy. */
    breaches,

    /** Opens an empty page. */
    async open(coming: Coming = {}): Promise<Page> {
      const { viewport, colorScheme, reducedMotion, forcedColors, ...lasting } = coming
      const key = JSON.stringify(lasting)
      const place = free.findIndex((profile) => profile.key === key)
      const [known] = place < 0 ? [] : free.splice(place, 1)
      const profile = known ?? { key, page: await fresh(lasting), visits: 0 }
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

    /** Ends all visits of a test. */
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
        // Of the session, only the page itself can say so
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
