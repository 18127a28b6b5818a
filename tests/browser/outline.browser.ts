import type { Page } from 'playwright-core'
import { hydrated, site, stopClock, visit } from './reader'

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const active = (page: Page) => outline(page).locator('[aria-current="location"]')
const becomesActive = (page: Page, name: string) =>
  outline(page)
    .locator('[aria-current="location"]', { hasText: new RegExp(`^${name}$`) })
    .waitFor()

/** How far the heading's top is from the top of the window, and where the bars end. */
const landing = (page: Page, id: string) =>
  page.evaluate((target) => {
    const bars = document.querySelector('header')!.getBoundingClientRect().bottom
    return { top: document.getElementById(target)!.getBoundingClientRect().top, bars }
  }, id)

test('the outline is in the static HTML as plain links', async () => {
  const { page, context } = await visit('/learn/api/tween', { javaScriptEnabled: false })
  expect(await outline(page).getByRole('link', { name: 'Examples' }).getAttribute('href')).toBe('#examples')
  await outline(page).getByRole('link', { name: 'Examples' }).click()
  expect(new URL(page.url()).hash).toBe('#examples')
  await context.close()
})

test('the first heading is active at the top, the last at the bottom, and scrolling never changes the address', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await becomesActive(page, 'Overview')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await becomesActive(page, 'See also')
  await page.evaluate(() => window.scrollTo(0, 0))
  await becomesActive(page, 'Overview')
  expect(page.url()).toBe(`${site.address}/learn/api/tween`)
  await context.close()
})

test('a heading that has reached the bars is the active one', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await page.evaluate(() => document.getElementById('behavior')!.scrollIntoView())
  await becomesActive(page, 'Behavior')
  await context.close()
})

test('a click puts the heading below the bars, adds one step to the history, and marks the entry at once', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await becomesActive(page, 'Overview')
  const steps = await page.evaluate(() => history.length)
  await outline(page).getByRole('link', { name: 'Examples', exact: true }).click()
  expect(await active(page).innerText()).toBe('Examples')
  expect(page.url()).toBe(`${site.address}/learn/api/tween#examples`)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  const { top, bars } = await landing(page, 'examples')
  expect(top).toBeGreaterThanOrEqual(bars)
  expect(top).toBeLessThan(bars + 80)
  await page.goBack()
  await page.waitForURL(`${site.address}/learn/api/tween`)
  await context.close()
})

test('scrolling is ignored for 500 ms after a click', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await becomesActive(page, 'Overview')
  await stopClock(page)
  await outline(page).getByRole('link', { name: 'Common mistakes' }).click()
  await page.clock.runFor(499)
  expect(await active(page).innerText()).toBe('Common mistakes')
  await page.clock.runFor(1)
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 0)
    await scrolled
  })
  await page.clock.runFor(100)
  expect(await active(page).innerText()).toBe('Overview')
  await context.close()
})

test('an address with an anchor starts with that entry', async () => {
  const { page, context } = await visit('/learn/api/tween#behavior')
  await hydrated(page)
  await becomesActive(page, 'Behavior')
  await context.close()
})

test('the column is there from 1281 px on, and not before', async () => {
  const { page, context } = await visit('/learn/api/tween', { viewport: { width: 1281, height: 900 } })
  expect(await outline(page).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await outline(page).isVisible()).toBe(false)
  await context.close()
})

test('another page brings its own entries', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await page.locator('a[rel="prev"]').click()
  await page.getByRole('heading', { level: 1, name: 'Time' }).waitFor()
  const ids = await outline(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const id of ids) expect(await page.locator(`main [id="${id.slice(1)}"]`).count()).toBe(1)
  await context.close()
})

test('a page that asks for no outline has none, and keeps the assistant', async () => {
  const { page, context } = await visit('/learn/getting-started')
  expect(await outline(page).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Ask in ChatGPT' }).isVisible()).toBe(true)
  await context.close()
})

test('after a chosen entry the Tab key goes on from its heading', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await becomesActive(page, 'Overview')
  await outline(page).getByRole('link', { name: 'Common mistakes' }).click()
  await becomesActive(page, 'Common mistakes')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#common-mistakes')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await context.close()
})
