import type { Page } from 'playwright-core'
import { blockStorage, follow, holdBack, hydrated, site, visit } from './reader'

const LONG_PAGE = '/learn/guides/rust-basics'
const OTHER_LONG_PAGE = '/learn/cheatsheet'

const top = (page: Page) => page.evaluate(() => window.scrollY)
const standsAt = (page: Page, y: number) => page.waitForFunction((wanted) => window.scrollY === wanted, y)

async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo(0, wanted)
      }),
    y,
  )
}

const sectionOf = async (page: Page, index: number) =>
  (await page.locator('main h2[id]').nth(index).getAttribute('id'))!

test('a new page starts at the very top; back and forward return to where the reader left', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await page.waitForURL(`**${OTHER_LONG_PAGE}`)
  await standsAt(page, 0)
  await scrollTo(page, 300)
  await page.goBack()
  await standsAt(page, 700)
  await page.goForward()
  await standsAt(page, 300)
  await context.close()
})

test('a new page with a hash shows that section below the bars', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  const id = await sectionOf(page, 1)
  await follow(page, OTHER_LONG_PAGE)
  await page.waitForURL(`**${OTHER_LONG_PAGE}`)
  await follow(page, `${LONG_PAGE}#${id}`)
  await page.waitForURL(`**#${id}`)
  await page.waitForFunction((hash) => document.activeElement?.id === hash, id)
  const distance = await page.evaluate((hash) => document.getElementById(hash)!.getBoundingClientRect().top, id)
  expect(distance).toBeGreaterThanOrEqual(60)
  expect(distance).toBeLessThanOrEqual(60 + 32 + 24 + 1)
  await context.close()
})

test('an anchor of the same page does not pass through the top, and back returns to the place before', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  const id = await sectionOf(page, 2)
  await scrollTo(page, 150)
  await page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    window.addEventListener('scroll', () => tops.push(window.scrollY))
  })
  await follow(page, `#${id}`)
  await page.waitForFunction((hash) => document.activeElement?.id === hash, id)
  const there = await top(page)
  expect(there).toBeGreaterThan(150)
  expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).not.toContain(0)
  await page.goBack()
  await standsAt(page, 150)
  await page.goForward()
  await standsAt(page, there)
  await context.close()
})

test('positions outlive a reload of the document', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await page.waitForURL(`**${OTHER_LONG_PAGE}`)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await standsAt(page, 700)
  await context.close()
})

test('a reload keeps the position', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  await scrollTo(page, 700)
  await page.reload()
  await standsAt(page, 700)
  await hydrated(page)
  expect(await top(page)).toBe(700)
  await context.close()
})

test('a reader who scrolls before the scripts run is not pulled back to the hash', async () => {
  const { page, context } = await visit(LONG_PAGE)
  await hydrated(page)
  const id = await sectionOf(page, 2)
  await page.goto('about:blank')
  const release = await holdBack(page, '**/*.js')
  await page.goto(`${site.address}${LONG_PAGE}#${id}`)
  await page.waitForFunction(() => window.scrollY > 300)
  const atHash = await top(page)
  // A wheel, as the reader has: the browser itself goes back to the hash after a mere scrollTo
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -300)
  await page.waitForFunction((wanted) => window.scrollY <= wanted, atHash - 300)
  const there = await top(page)
  await release()
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await top(page)).toBe(there)
  await context.close()
})

test('without storage the positions last as long as the document', async () => {
  const { page, context, errors } = await visit('/404.html')
  errors.length = 0
  await blockStorage(context)
  await page.goto(site.address + LONG_PAGE)
  await hydrated(page)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await page.waitForURL(`**${OTHER_LONG_PAGE}`)
  await standsAt(page, 0)
  await page.goBack()
  await standsAt(page, 700)
  expect(errors).toEqual([])
  await context.close()
})
