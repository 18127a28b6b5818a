import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { hydrated, site, stopClock, visit } from './reader'

const permissions = ['clipboard-read', 'clipboard-write']
const chevron = (page: Page) => page.getByRole('button', { name: 'More ways to use this page' })
const item = (page: Page) => page.getByRole('menuitem', { name: 'Copy page for LLMs' })
const link = (page: Page) => page.getByRole('link', { name: 'Ask in ChatGPT' })

test('the link carries the public address of the page, whatever the host', async () => {
  const { page, context } = await visit('/learn/api/tween?from=search#behavior')
  await hydrated(page)
  const href = new URL((await link(page).getAttribute('href'))!)
  expect(href.origin).toBe('https://chatgpt.com')
  expect(href.searchParams.get('hints')).toBe('search')
  expect(href.searchParams.get('q')).toMatch(new RegExp(`${site.address}/learn/api/tween\\n`))
  expect(await link(page).getAttribute('target')).toBe('_blank')
  await context.close()
})

test('the one item copies the whole source, and says so for a second', async () => {
  const { page, context, errors } = await visit('/learn/api/tween.html', { permissions })
  await hydrated(page)
  await chevron(page).click()
  await item(page).waitFor()
  await stopClock(page)
  await item(page).click()
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' })
  expect(await link(page).count()).toBe(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    fs.readFileSync('public/learn/api/tween.md', 'utf8'),
  )
  await page.clock.runFor(1000)
  await link(page).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('the menu works by keyboard and gives the focus back', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await chevron(page).focus()
  await page.keyboard.press('ArrowDown')
  await item(page).waitFor()
  expect(await chevron(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  expect(await item(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await item(page).waitFor({ state: 'detached' })
  expect(await chevron(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})

test('a second press on the button closes the menu', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await chevron(page).click()
  await item(page).waitFor()
  await chevron(page).click()
  await item(page).waitFor({ state: 'detached' })
  expect(await chevron(page).getAttribute('aria-expanded')).toBe('false')
  await context.close()
})

test('a press before the page is live opens the menu as soon as it is', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await chevron(page).click()
  await item(page).waitFor()
  await context.close()
})

test('a source that cannot be fetched is told', async () => {
  const { page, context } = await visit('/learn/api/tween', { permissions })
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
  await hydrated(page)
  await chevron(page).click()
  await item(page).click()
  await page.getByRole('status').getByText('This page could not be copied.').waitFor()
  expect(await link(page).isVisible()).toBe(true)
  await context.close()
})

test('neither panel nor source is loaded with the page', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const before = await loaded()
  expect(before.some((name) => name.endsWith('.md'))).toBe(false)
  await chevron(page).click()
  await item(page).waitFor()
  const added = (await loaded()).filter((name) => !before.includes(name))
  expect(added.some((name) => name.endsWith('/learn/api/tween.md'))).toBe(true)
  expect(added.some((name) => name.endsWith('.js'))).toBe(true)
  await context.close()
})

test('a menu that cannot be loaded is told, and the next press tries again', async () => {
  const { page, context } = await visit('/learn/api/tween')
  await hydrated(page)
  await page.route('**/*.js', (route) => route.abort())
  await chevron(page).click()
  await page.getByRole('status').getByText('The menu could not be loaded.').waitFor()
  await page.unroute('**/*.js')
  await chevron(page).click()
  await item(page).waitFor()
  expect(await page.getByText('The menu could not be loaded.').count()).toBe(0)
  await context.close()
})
