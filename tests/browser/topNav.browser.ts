import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect, holdBack, stopClock, test as base, type Visit } from './reader'

const desktop = { viewport: { width: 1440, height: 900 } }
const tablet = { viewport: { width: 820, height: 900 } }

const trigger = (page: Page) => page.getByRole('button', { name: '0.7.4' })

/** Whether the menu is open, after timers and rendering. */
const isOpen = (page: Page) =>
  trigger(page).evaluate(async (button) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(turn)
      })
    }
    return button.getAttribute('aria-expanded') === 'true'
  })

const moveAway = (page: Page) => page.mouse.move(5, 895)
const moveOver = (page: Page) => trigger(page).hover()

const test = base.extend<{
  /** Opens a page with the menus loaded but closed, and a stopped clock. */
  visitWithMenus: (options: BrowserContextOptions) => Promise<Visit>
}>({
  visitWithMenus: ({ visitLive }, use) =>
    use(async (options) => {
      const seen = await visitLive('/example', options)
      const { page } = seen
      await trigger(page).focus()
      await expect(page.locator('button[data-state="closed"]')).toBeVisible()
      await stopClock(page)
      await moveAway(page)
      return seen
    }),
})

test('the menu opens and closes by hover with delays', async ({ visitWithMenus }) => {
  const { page } = await visitWithMenus(tablet)
  await moveOver(page)
  await page.clock.runFor(199)
  expect(await isOpen(page)).toBe(false)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(true)
  await expect(page.getByRole('link', { name: 'Changelog' })).toHaveAttribute(
    'href',
    'https://github.com/super-turbo-society/turbo-cli/releases',
  )
  await expect(page.getByRole('link', { name: 'Contributing' })).toHaveAttribute('target', '_blank')
  await moveAway(page)
  await page.clock.runFor(150)
  expect(await isOpen(page)).toBe(false)
})

test('Arrow Down enters the panel, Escape closes it and restores focus, an outside click closes it', async ({
  visitWithMenus,
}) => {
  const { page } = await visitWithMenus(desktop)
  await trigger(page).press('Enter')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Changelog' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  await expect(trigger(page)).toBeFocused()
  await trigger(page).press('Enter')
  expect(await isOpen(page)).toBe(true)
  await page.mouse.click(700, 800)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(false)
})

test('menus load on approach', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/example', desktop)
  // Any pointer movement loads more
  await page.mouse.move(600, 500)
  await expect(page.locator('main img[role="button"]').first()).toBeAttached()
  const scripts: string[] = []
  page.on('request', (request) => {
    // The search's script loads when the browser is idle
    if (request.resourceType() === 'script' && !request.url().includes('/search')) scripts.push(request.url())
  })
  await page.mouse.move(700, 500)
  expect(scripts).toEqual([])
  await moveOver(page)
  await expect(page.locator('button[data-state="open"]')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
})

test('a click before hydration opens the menu afterwards', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page } = await newVisitor(desktop)
  const release = await holdBack(page, '**/app-*.js')
  await page.goto('/example', { waitUntil: 'commit' })
  await trigger(page).click()
  await release()
  await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible()
})

test("without scripts the menu's links appear on hover", async ({ visit }) => {
  const { page } = await visit('/example', { ...desktop, javaScriptEnabled: false })
  await moveOver(page)
  await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible()
})

test('the search button is 40px high, at most 15.5rem wide, and opens the search', async ({ visitLive }) => {
  const { page } = await visitLive('/example', desktop)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  expect(await button.boundingBox()).toMatchObject({ width: 248, height: 40 })
  expect(await button.innerText()).toMatch(/^Search\.\.\.\s*\/$/)
  await page.evaluate(() =>
    window.addEventListener('turbo:open-search', () => (document.documentElement.dataset.asked = 'yes')),
  )
  await button.click()
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('yes')
})
