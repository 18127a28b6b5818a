import type { Page } from '@playwright/test'
import { blockStorage, drawn, expect, follow, holdBack, hydrated, test } from './reader'

const LONG_PAGE = '/learn/guides/rust-basics'
const OTHER_LONG_PAGE = '/learn/cheatsheet'

const top = (page: Page) => page.evaluate(() => window.scrollY)
const isScrolledTo = (page: Page, y: number) => page.waitForFunction((wanted) => window.scrollY === wanted, y)

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

test('a new page starts at the top; Back and Forward restore positions', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await expect(page).toHaveURL(OTHER_LONG_PAGE)
  await isScrolledTo(page, 0)
  await scrollTo(page, 300)
  await page.goBack()
  await isScrolledTo(page, 700)
  await page.goForward()
  await isScrolledTo(page, 300)
})

test('a new page with a hash shows that section below the bars', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  const id = await sectionOf(page, 1)
  await follow(page, OTHER_LONG_PAGE)
  await expect(page).toHaveURL(OTHER_LONG_PAGE)
  await follow(page, `${LONG_PAGE}#${id}`)
  await expect(page).toHaveURL(`${LONG_PAGE}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  const distance = await page.evaluate((hash) => document.getElementById(hash)!.getBoundingClientRect().top, id)
  expect(distance).toBeGreaterThanOrEqual(60)
  expect(distance).toBeLessThanOrEqual(60 + 32 + 24 + 1)
})

test('an anchor of the same page scrolls directly, and Back returns', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  const id = await sectionOf(page, 2)
  await scrollTo(page, 150)
  await page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    window.addEventListener('scroll', () => tops.push(window.scrollY))
  })
  await follow(page, `#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  const there = await top(page)
  expect(there).toBeGreaterThan(150)
  expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).not.toContain(0)
  await page.goBack()
  await isScrolledTo(page, 150)
  await page.goForward()
  await isScrolledTo(page, there)
})

test('positions survive a reload', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await expect(page).toHaveURL(OTHER_LONG_PAGE)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await isScrolledTo(page, 700)
})

test('a reload keeps the position', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  await scrollTo(page, 700)
  await page.reload()
  await isScrolledTo(page, 700)
  await hydrated(page)
  expect(await top(page)).toBe(700)
})

test('scrolling before hydration is not reset to the hash', async ({ visitLive }) => {
  const { page } = await visitLive(LONG_PAGE)
  const id = await sectionOf(page, 2)
  await page.goto('about:blank')
  const release = await holdBack(page, '**/*.js')
  await page.goto(`${LONG_PAGE}#${id}`)
  await page.waitForFunction(() => window.scrollY > 300)
  const atHash = await top(page)
  // A wheel event, because browsers return to the hash after a plain scrollTo
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -300)
  await page.waitForFunction((wanted) => window.scrollY <= wanted, atHash - 300)
  const there = await top(page)
  await release()
  await hydrated(page)
  await drawn(page)
  expect(await top(page)).toBe(there)
})

test('without storage positions last for the document', async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor()
  await blockStorage(context)
  await page.goto(LONG_PAGE)
  await hydrated(page)
  await scrollTo(page, 700)
  await follow(page, OTHER_LONG_PAGE)
  await expect(page).toHaveURL(OTHER_LONG_PAGE)
  await isScrolledTo(page, 0)
  await page.goBack()
  await isScrolledTo(page, 700)
  expect(errors).toEqual([])
})
