import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from './reader'

const PATH = '/learn/tutorials/pancake-cat'

const link = (page: Page) => page.locator('pre .l > a[data-symbol="turbo::init!"], pre .l > a[data-symbol]').first()
const selected = (page: Page) => page.evaluate(() => String(window.getSelection()))

/** Hydrates page interactions and returns the link's position. */
async function pointAtLink(page: Page) {
  await link(page).scrollIntoViewIfNeeded()
  await link(page).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  const { x, y, width, height } = (await link(page).boundingBox())!
  return { x: x + 2, y: y + height / 2, right: x + width - 2 }
}

test('a click on a link in code follows it', async ({ visitLive }) => {
  const { page } = await visitLive(PATH)
  const { x, y } = await pointAtLink(page)
  const href = (await link(page).getAttribute('href'))!
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(href)
})

test('a double click selects the word without navigating', async ({ visitLive }) => {
  const { page } = await visitLive(PATH)
  const { x, y } = await pointAtLink(page)
  await stopClock(page)
  await page.mouse.dblclick(x, y, { delay: 40 })
  expect((await link(page).innerText()).startsWith(await selected(page))).toBe(true)
  expect((await selected(page)).length).toBeGreaterThan(1)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(PATH)
})

test('dragging from a link selects code and closes the popup', async ({ visitLive }) => {
  const { page } = await visitLive(PATH)
  const { x, y, right } = await pointAtLink(page)
  const href = await link(page).getAttribute('href')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(right - 4, y, { steps: 4 })
  expect((await selected(page)).length).toBeGreaterThan(3)
  await page.mouse.move(right + 20, y, { steps: 4 })
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.mouse.move(right - 4, y, { steps: 4 })
  await stopClock(page)
  await page.mouse.up()
  expect((await selected(page)).length).toBeGreaterThan(3)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(PATH)
  await expect(link(page)).toHaveAttribute('href', href!)
})

test('Enter follows a link in code', async ({ visitLive }) => {
  const { page } = await visitLive(PATH)
  const href = (await link(page).getAttribute('href'))!
  await link(page).press('Enter')
  await expect(page).toHaveURL(href)
})

test('a modified or middle click opens a tab', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, context } = await visitLive(PATH)
  await pointAtLink(page)
  for (const options of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link(page).click({ ...options, modifiers: [...('modifiers' in options ? options.modifiers! : [])] }),
    ])
    await tab.close()
  }
  await expect(page).toHaveURL(PATH)
})

test('without scripts, links in code are plain links', { tag: '@deep' }, async ({ visit }) => {
  const { page } = await visit(PATH, { javaScriptEnabled: false })
  const href = (await link(page).getAttribute('href'))!
  await link(page).click()
  await expect(page).toHaveURL(href)
})

test('an option in code leads to its highlighted row', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/recipes/spritesheets-and-aseprite')
  const option = page.locator('pre a[data-option="flip_x"], pre a[data-option="rotation"]').first()
  const href = (await option.getAttribute('href'))!
  expect(href).toMatch(/#\w+-(flip_x|rotation)$/)
  const row = page.locator(`tr[id="${href.split('#')[1]}"]`)
  const markOf = () => row.evaluate((element) => getComputedStyle(element).outlineStyle)
  await option.click()
  await expect(page).toHaveURL(href)
  await expect(row).toBeInViewport()
  await expect.poll(markOf).toBe('solid')
  await page.goto(href)
  await page.reload()
  await hydrated(page)
  await expect(row).toBeInViewport()
  expect(await markOf()).toBe('solid')
})
