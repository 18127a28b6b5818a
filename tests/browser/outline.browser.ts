import type { Page } from '@playwright/test'
import { expect, test } from './reader'

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const active = (page: Page) => outline(page).locator('[aria-current="location"]')
const becomesActive = (page: Page, name: string) => expect(active(page)).toHaveText(name)

/** The heading's distance from the top of the viewport, and the lower edge of the bars. */
const landing = (page: Page, id: string) =>
  page.evaluate((target) => {
    const bars = document.querySelector('header')!.getBoundingClientRect().bottom
    return { top: document.getElementById(target)!.getBoundingClientRect().top, bars }
  }, id)

test('the outline is in static HTML as plain links', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { javaScriptEnabled: false })
  await expect(outline(page).getByRole('link', { name: 'Examples' })).toHaveAttribute('href', '#examples')
  await outline(page).getByRole('link', { name: 'Examples' }).click()
  expect(new URL(page.url()).hash).toBe('#examples')
})

test('marks the first heading at the top, the last at the bottom, else the one below the bars, without changing the address', async ({
  visitLive,
}) => {
  const { page } = await visitLive('/learn/api/tween')
  await becomesActive(page, 'Overview')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await becomesActive(page, 'See also')
  await page.evaluate(() => document.getElementById('behavior')!.scrollIntoView())
  await becomesActive(page, 'Behavior')
  await page.evaluate(() => window.scrollTo(0, 0))
  await becomesActive(page, 'Overview')
  await expect(page).toHaveURL('/learn/api/tween')
})

test('a click scrolls below the bars, adds a history entry, and marks the entry', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await becomesActive(page, 'Overview')
  const steps = await page.evaluate(() => history.length)
  await outline(page).getByRole('link', { name: 'Examples', exact: true }).click()
  expect(await active(page).innerText()).toBe('Examples')
  await expect(page).toHaveURL('/learn/api/tween#examples')
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  const { top, bars } = await landing(page, 'examples')
  expect(top).toBeGreaterThanOrEqual(bars)
  expect(top).toBeLessThan(bars + 80)
  await page.goBack()
  await expect(page).toHaveURL('/learn/api/tween')
})

test('an address with an anchor starts with that entry', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween#behavior')
  await becomesActive(page, 'Behavior')
})

test('navigation replaces the entries', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await page.locator('a[rel="prev"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Time' })).toBeVisible()
  const ids = await outline(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const id of ids) await expect(page.locator(`main [id="${id.slice(1)}"]`)).toHaveCount(1)
})

test('a page without outline keeps the assistant', async ({ visit }) => {
  const { page } = await visit('/learn/getting-started')
  await expect(outline(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask in ChatGPT' })).toBeVisible()
})

test('Tab continues from a chosen heading', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await becomesActive(page, 'Overview')
  await outline(page).getByRole('link', { name: 'Common mistakes' }).click()
  await becomesActive(page, 'Common mistakes')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#common-mistakes')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
