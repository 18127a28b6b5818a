import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from './reader'

const permissions = ['clipboard-read', 'clipboard-write']
const chevron = (page: Page) => page.getByRole('button', { name: 'More ways to use this page' })
const item = (page: Page) => page.getByRole('menuitem', { name: 'Copy page for LLMs' })
const link = (page: Page) => page.getByRole('link', { name: 'Ask in ChatGPT' })

test("the link has the page's public address on any host", async ({ visitLive, site }) => {
  const { page } = await visitLive('/learn/api/tween?from=search#behavior')
  const href = new URL((await link(page).getAttribute('href'))!)
  expect(href.origin).toBe('https://chatgpt.com')
  expect(href.searchParams.get('hints')).toBe('search')
  expect(href.searchParams.get('q')).toMatch(new RegExp(`${site.address}/learn/api/tween\\n`))
  await expect(link(page)).toHaveAttribute('target', '_blank')
})

test('the item copies the whole source and confirms for a second', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/api/tween.html', { permissions })
  await chevron(page).click()
  await expect(item(page)).toBeVisible()
  await stopClock(page)
  await item(page).click()
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
  await expect(link(page)).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    fs.readFileSync('public/learn/api/tween.md', 'utf8'),
  )
  await page.clock.runFor(1000)
  await expect(link(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('the menu works by keyboard and restores focus', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await chevron(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(item(page)).toBeVisible()
  await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(item(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item(page)).toHaveCount(0)
  await expect(chevron(page)).toBeFocused()
})

test('the tooltip hides while the menu is open; a second press closes the menu', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  const tooltip = page.locator('[data-tooltip]')
  await chevron(page).hover()
  await expect(tooltip).toHaveText('More ways to use this page')
  await chevron(page).click()
  await expect(item(page)).toBeVisible()
  await expect(tooltip).toHaveCount(0)
  await chevron(page).click()
  await expect(item(page)).toHaveCount(0)
  await expect(chevron(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a press before hydration opens the menu afterwards', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  await chevron(page).click()
  await expect(item(page)).toBeVisible()
})

test('reports a source that failed to load', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { permissions })
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
  await hydrated(page)
  await chevron(page).click()
  await item(page).click()
  await expect(page.getByRole('status').getByText('Couldn’t copy this page.')).toBeVisible()
  await expect(link(page)).toBeVisible()
})

test('loads neither panel nor source with the page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const before = await loaded()
  expect(before.some((name) => name.endsWith('.md'))).toBe(false)
  await chevron(page).click()
  await expect(item(page)).toBeVisible()
  // Resource entries are recorded after the last byte
  const isAdded = async (end: string) => (await loaded()).some((name) => name.endsWith(end) && !before.includes(name))
  await expect.poll(() => isAdded('/learn/api/tween.md')).toBe(true)
  await expect.poll(() => isAdded('.js')).toBe(true)
})

test('reports a menu that failed to load, and retries on the next press', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await page.route('**/*.js', (route) => route.abort())
  await chevron(page).click()
  await expect(page.getByRole('status').getByText('Couldn’t load the menu.')).toBeVisible()
  await page.unroute('**/*.js')
  await chevron(page).click()
  await expect(item(page)).toBeVisible()
  await expect(page.getByText('Couldn’t load the menu.')).toHaveCount(0)
})
