import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from './reader'

const permissions = ['clipboard-read', 'clipboard-write']
const copy = (page: Page) => page.getByRole('button', { name: 'Copy page for LLMs' })
const link = (page: Page) => page.getByRole('link', { name: 'Ask in ChatGPT' })

test("the link has the page's public address on any host", async ({ visitLive, site }) => {
  const { page } = await visitLive('/learn/api/tween?from=search#behavior')
  const href = new URL((await link(page).getAttribute('href'))!)
  expect(href.origin).toBe('https://chatgpt.com')
  expect(href.searchParams.get('hints')).toBe('search')
  expect(href.searchParams.get('q')).toMatch(new RegExp(`${site.address}/learn/api/tween\\n`))
  await expect(link(page)).toHaveAttribute('target', '_blank')
})

test('the button copies the whole source and confirms for a second', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/api/tween.html', { permissions })
  await copy(page).focus()
  await stopClock(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    fs.readFileSync('public/learn/api/tween.md', 'utf8'),
  )
  await page.clock.runFor(1000)
  await expect(copy(page)).toBeFocused()
  expect(errors).toEqual([])
})

test('a press before hydration copies afterwards', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { permissions })
  await copy(page).click()
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
})

test('reports a source that failed to load, and retries on the next press', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { permissions })
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
  await hydrated(page)
  await copy(page).click()
  await expect(page.getByRole('status').getByText('Couldn’t copy this page. Try again.')).toBeVisible()
  await page.unroute('**/*.md')
  await copy(page).click()
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
})

test('does not load the source with the page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  const loadsSource = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/learn/api/tween.md')),
    )
  expect(await loadsSource()).toBe(false)
  await copy(page).hover()
  await expect.poll(loadsSource).toBe(true)
})

test('neither control is heavier than the text of the outline', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const look = (element: Element) => {
    const { backgroundColor, borderStyle, fontSize, fontWeight } = getComputedStyle(element)
    return { backgroundColor, borderStyle, fontSize, fontWeight }
  }
  const expected = await entry.evaluate(look)
  for (const control of [link(page), copy(page)]) expect(await control.evaluate(look)).toEqual(expected)
})
