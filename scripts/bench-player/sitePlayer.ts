import { brotliCompressSync } from 'node:zlib'
import type { Browser, Locator, Page } from '@playwright/test'
import { watch } from './watch'

export type SiteExample = { name: string; page: string; which: 'first' | 'last'; isGame: boolean }

/** Milliseconds from Play to the picture, and from a key press to a new picture. */
export type SiteTimes = { first: number; edits: number[] }

export type LoadedFile = { address: string; bytes: number }

const KEYS = 60
/** A released key is another input, whose frame the browser renders before it delivers a picture. */
const KEY_HELD_MS = 60
const RUN_MS = 3000
const SETTLE_MS = 1500
const PASTE_MS = 900

/** Presses Play on a prefetched player, then edits key by key. */
export async function siteTimes(browser: Browser, site: string, example: SiteExample): Promise<SiteTimes> {
  const { page, bar } = await openExample(browser, site, example)
  await wakePlayer(page, bar)
  const first = await timeOfPress(page, () => bar.locator('button').first().click())
  if (example.isGame) await bar.locator('[data-action=play]').click()
  const edits = await timesOfKeys(page, bar, KEYS)
  await page.close()
  return { first, edits }
}

/** While loading, running and editing with CPU slowdown. */
export async function longTasks(browser: Browser, site: string, example: SiteExample, slowdown: number) {
  const { page, bar } = await openExample(browser, site, example)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => void (window.watched.longTasks.length = 0))
  await wakePlayer(page, bar)
  await timeOfPress(page, () => bar.locator('button').first().click())
  await page.waitForTimeout(RUN_MS)
  if (example.isGame) await bar.locator('[data-action=play]').click()
  await timesOfKeys(page, bar, 10)
  const tasks = await page.evaluate(() => window.watched.longTasks)
  await page.close()
  return tasks
}

/** The longest task after Edit with CPU slowdown, until the editor has settled; prefetched by a hover, or not. */
export async function editTasks(browser: Browser, site: string, example: SiteExample, slowdown: number) {
  const longest = async (isPrefetched: boolean) => {
    const { page, bar } = await openExample(browser, site, example)
    const edit = bar.locator('[data-action=edit]')
    if (isPrefetched) {
      await edit.hover()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(SETTLE_MS)
    }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => void (window.watched.longTasks.length = 0))
    await edit.dispatchEvent('click')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
    await page.waitForTimeout(SETTLE_MS)
    const tasks = await page.evaluate(() => window.watched.longTasks)
    await page.context().close()
    return Math.max(0, ...tasks)
  }
  return { prefetched: await longest(true), cold: await longest(false) }
}

/** While texts are pasted into a running example; 0 below 50 ms. */
export async function longestTasks(browser: Browser, site: string, example: SiteExample, texts: readonly string[]) {
  const { page, bar } = await openExample(browser, site, example)
  await bar.locator('[data-action=edit]').click()
  const field = page.getByRole('textbox', { name: 'Rust program of this example' })
  const paste = async (text: string) => {
    await field.press('Control+a')
    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await page.waitForTimeout(PASTE_MS)
  }
  const longest: number[] = []
  for (const text of texts) {
    await paste('clear(1);')
    const play = bar.getByRole('button', { name: 'Play' })
    if (await play.isVisible()) await play.click()
    await page.evaluate(() => void (window.watched.longTasks.length = 0))
    await paste(text)
    longest.push(Math.max(0, ...(await page.evaluate(() => window.watched.longTasks))))
  }
  await page.close()
  return longest
}

/** Bytes loaded for Play, and additionally for Edit. */
export async function loadedFor(
  browser: Browser,
  site: string,
  example: SiteExample,
): Promise<{ toPlay: LoadedFile[]; toEdit: LoadedFile[] }> {
  const { page, bar } = await openExample(browser, site, example)
  // Loads what any pointer movement loads
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  const files = new Map<string, Promise<LoadedFile>>()
  page.context().on('response', (response) => {
    const address = response.url().slice(site.length)
    // Files shared by page and worker count once; prefetched page data does not count
    if (!/\.(js|css)$|\/programs\//.test(address) || files.has(address)) return
    files.set(
      address,
      response.body().then((body) => ({ address, bytes: brotliCompressSync(body).length })),
    )
  })
  await wakePlayer(page, bar)
  await timeOfPress(page, () => bar.locator('button').first().click())
  await page.waitForLoadState('networkidle')
  const toPlay = await Promise.all(files.values())
  await timesOfKeys(page, bar, 1)
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(files.values())
  await page.close()
  return { toPlay, toEdit: loaded.slice(toPlay.length) }
}

async function openExample(browser: Browser, site: string, { page: address, which }: SiteExample) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(site + address)
  await page.waitForFunction(() => document.documentElement.dataset.live === 'true')
  const bar = page.getByRole('group', { name: 'Live example' })[which]()
  await bar.scrollIntoViewIfNeeded()
  return { page, bar }
}

/** Hovers over the first button, which prefetches the player. */
async function wakePlayer(page: Page, bar: Locator) {
  await bar.locator('button').first().hover()
  await page.waitForFunction(() => window.watched.answers > 0)
  await page.waitForLoadState('networkidle')
}

async function timeOfPress(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.watched.painted.length = 0))
  await press()
  await page.waitForFunction(() => window.watched.painted.length > 0)
  return page.evaluate(() => window.watched.painted[0]! - window.watched.pressed)
}

/** Types spaces at the end of the text. */
async function timesOfKeys(page: Page, bar: Locator, keys: number): Promise<number[]> {
  const edit = bar.locator('[data-action=edit]')
  const field = page.getByRole('textbox', { name: 'Rust program of this example' })
  // The first button of an example that does not move was Edit, and the editor opens some tasks after the press
  if ((await bar.locator('button').first().getAttribute('data-action')) !== 'edit') await edit.click()
  await field.press('Control+End')
  const times: number[] = []
  for (let key = 0; key < keys; key++)
    times.push(await timeOfPress(page, () => page.keyboard.press('Space', { delay: KEY_HELD_MS })))
  return times
}
