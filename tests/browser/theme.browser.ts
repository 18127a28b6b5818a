import type { Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const turns = (page: Page, dark: boolean) =>
  page.waitForFunction((expected) => document.documentElement.classList.contains('dark') === expected, dark)
const shownButton = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true').first()

test.each([
  ['light', false],
  ['dark', true],
] as const)('without a choice a %s system decides, before any script file is loaded', async (colorScheme, dark) => {
  const { page, context } = await visit('/404.html', { colorScheme })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.address}/learn/api/tween`)
  expect(await isDark(page)).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('turbo.theme'))).toBeNull()
  await context.close()
})

test('the page follows the system while nothing is chosen', async () => {
  const { page, context } = await visit('/learn/api/tween', { colorScheme: 'light' })
  await hydrated(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await turns(page, true)
  await context.close()
})

test('a choice is kept over the system, and followed by other tabs', async () => {
  const { page, context, errors } = await visit('/learn/api/tween', { colorScheme: 'light' })
  await hydrated(page)
  const other = await context.newPage()
  await other.goto(`${site.address}/learn/api/time`)
  await hydrated(other)
  await shownButton(page, 'Dark Mode').click()
  await turns(page, true)
  await turns(other, true)
  expect(await shownButton(other, 'Dark Mode').getAttribute('aria-pressed')).toBe('true')
  expect(await page.evaluate(() => localStorage.getItem('turbo.theme'))).toBe('dark')
  await page.reload()
  expect(await isDark(page)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('a press before the page is live is honored', async () => {
  const { page, context } = await visit('/learn/api/tween', { colorScheme: 'light' })
  await shownButton(page, 'Dark Mode').click()
  await turns(page, true)
  await context.close()
})

test('a browser that refuses storage shows the page and switches', async () => {
  const { context, page, errors } = await visit('/404.html', { colorScheme: 'dark' })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.goto(`${site.address}/learn/api/tween`)
  expect(await isDark(page)).toBe(true)
  await hydrated(page)
  await shownButton(page, 'Light Mode').click()
  await turns(page, false)
  expect(errors).toEqual([])
  await context.close()
})
