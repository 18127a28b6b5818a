import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { countDocuments, expect, stopClock, test as base, type Visit } from './reader'

const notice = (page: Page) => page.getByText('You’re offline. This page opens when you reconnect.')
const link = (page: Page) => page.locator('main a[href="/learn/installation"]').first()

const test = base.extend<{
  /** Opens a page without prefetching, then goes offline. */
  visitAndLoseNetwork: (path: string) => Promise<Visit>
}>({
  visitAndLoseNetwork: ({ visitLive }, use) =>
    use(async (path) => {
      const seen = await visitLive(path, { savesData: true })
      await seen.context.setOffline(true)
      return seen
    }),
})

test('offline, a page stays and says so, and the next one opens on reconnection', async ({ visitAndLoseNetwork }) => {
  const { page, context } = await visitAndLoseNetwork('/learn/getting-started')
  const documents = countDocuments(page)
  await link(page).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await expect(page).toHaveURL('/learn/getting-started')
  await expect(page.getByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible()
  expect(await findingsOf(page, { include: ['body'], exclude: ['main'] })).toEqual([])
  await context.setOffline(false)
  await expect(page).toHaveURL('/learn/installation')
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(documents()).toBe(0)
})

test('an unreachable host counts as offline', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/getting-started', { savesData: true })
  await page.route('**/*', (route) => route.abort('internetdisconnected'))
  await link(page).click()
  await expect(notice(page)).toBeVisible()
  await page.unrouteAll()
  await expect(page).toHaveURL('/learn/installation')
})

test('the user can cancel', { tag: '@deep' }, async ({ visitAndLoseNetwork }) => {
  const { page, context } = await visitAndLoseNetwork('/learn/getting-started')
  await stopClock(page)
  await link(page).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/learn/getting-started')
})

test('Back works offline and cancels the navigation', { tag: '@deep' }, async ({ visitAndLoseNetwork }) => {
  const { page, context } = await visitAndLoseNetwork('/learn/getting-started')
  await context.setOffline(false)
  await link(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible()
  await context.setOffline(true)
  await page.locator('main a[href="/learn/cheatsheet"], a[href="/learn/cheatsheet"]').last().click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL('/learn/installation')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

const presses: [string, (page: Page) => Promise<unknown>][] = [
  ['a link', (page) => link(page).click()],
  ['the search key', (page) => page.keyboard.press('/')],
]
for (const [what, press] of presses) {
  test(`a host that never answers: ${what} says so within 10 s`, { tag: '@deep' }, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/getting-started', { savesData: true })
    await page.route('**/*', () => {})
    await press(page)
    await expect(page.locator('[data-progress]')).toBeAttached({ timeout: 1_000 })
    await expect(page.getByText('Still loading. Check your connection.')).toBeVisible({ timeout: 9_000 })
  })
}
