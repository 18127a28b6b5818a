import type { Page } from '@playwright/test'
import { blockStorage, expect, hydrated, test } from './reader'

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const turnsDark = (page: Page) => expect(page.locator('html')).toContainClass('dark')
const shownButton = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true').first()

test('without a choice the system theme applies before any script', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.route('**/*.js', (route) => route.abort())
  for (const [colorScheme, dark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/learn/api/tween')
    expect(await isDark(page)).toBe(dark)
    expect(await page.evaluate(() => localStorage.getItem('turbo.theme'))).toBeNull()
  }
})

test('follows the system while nothing is chosen', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween', { colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await turnsDark(page)
})

test('a choice overrides the system and syncs to other tabs', async ({ visitLive }) => {
  const { page, context, errors } = await visitLive('/learn/api/tween', { colorScheme: 'light' })
  const other = await context.newPage()
  await other.goto('/learn/api/time')
  await hydrated(other)
  await shownButton(page, 'Dark Mode').click()
  await turnsDark(page)
  await turnsDark(other)
  await expect(shownButton(other, 'Dark Mode')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('turbo.theme'))).toBe('dark')
  await page.reload()
  expect(await isDark(page)).toBe(true)
  expect(errors).toEqual([])
})

test('a press before hydration takes effect afterwards', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { colorScheme: 'light' })
  await shownButton(page, 'Dark Mode').click()
  await turnsDark(page)
})

test('works without storage', async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor({ colorScheme: 'dark' })
  await blockStorage(context)
  await page.goto('/learn/api/tween')
  expect(await isDark(page)).toBe(true)
  await hydrated(page)
  await shownButton(page, 'Light Mode').click()
  await expect(page.locator('html')).not.toContainClass('dark')
  expect(errors).toEqual([])
})
