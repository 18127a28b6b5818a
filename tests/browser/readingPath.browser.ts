import type { Page } from '@playwright/test'
import { drawn, expect, holdBack, hydrated, test as base } from './reader'

const SCRIPTS = '**/*.js'

const test = base.extend<{
  /** Opens a page in a browser that is never idle, and records requests for scripts. */
  visitWithoutIdle: (path: string) => Promise<{ page: Page; scripts: string[] }>
  /** Opens a page whose scripts are delayed until an action. */
  visitBeforeScripts: (path: string, act: (page: Page) => Promise<unknown>) => Promise<Page>
}>({
  visitWithoutIdle: ({ newVisitor }, use) =>
    use(async (path) => {
      const { page } = await newVisitor()
      await page.addInitScript(() => {
        window.requestIdleCallback = (_, options) => {
          Object.assign(window, { idleTimeLimit: options?.timeout })
          return 0
        }
      })
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto(path)
      return { page, scripts }
    }),

  visitBeforeScripts: ({ newVisitor }, use) =>
    use(async (path, act) => {
      const { page } = await newVisitor()
      const release = await holdBack(page, SCRIPTS)
      await page.goto(path)
      await act(page)
      expect(await page.evaluate(() => document.documentElement.dataset.live)).toBeUndefined()
      await release()
      await hydrated(page)
      return page
    }),
})

test('a page requests no script while loading, and loads them after at most 3 s', async ({ visitWithoutIdle }) => {
  const { page, scripts } = await visitWithoutIdle('/learn/api/tween')
  expect(scripts).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { idleTimeLimit: number }).idleTimeLimit)).toBe(3000)
})

test('text, links and anchors work without scripts', async ({ visitWithoutIdle }) => {
  const { page } = await visitWithoutIdle('/learn/installation')
  const id = await page.locator('main h2[id]').nth(1).getAttribute('id')
  await page.evaluate((hash) => (window.location.hash = hash!), id)
  await page.waitForFunction((hash) => document.getElementById(hash!)!.getBoundingClientRect().top < 200, id)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[rel="next"]')!.click())
  await expect(page).toHaveURL('/learn/how-a-game-works')
})

test('a mouse at rest is no intent', async ({ visitWithoutIdle }) => {
  const { page, scripts } = await visitWithoutIdle('/learn/installation')
  await page.dispatchEvent('main', 'pointerover')
  await drawn(page)
  await expect(page.locator('script[src]')).toHaveCount(0)
  expect(scripts).toEqual([])
})

test('moving the mouse loads the scripts', async ({ visitWithoutIdle }) => {
  const { page } = await visitWithoutIdle('/learn/installation')
  await page.mouse.move(700, 300)
  await hydrated(page)
})

test('a button pressed before the scripts takes effect with them', async ({ visitBeforeScripts }) => {
  const secondTab = (page: Page) => page.getByRole('tab').nth(1)
  const page = await visitBeforeScripts('/learn/installation', (first) => secondTab(first).click())
  await expect(secondTab(page)).toHaveAttribute('aria-selected', 'true')
})

test('theme and menu requested before the scripts take effect with them', async ({ visitBeforeScripts }) => {
  const page = await visitBeforeScripts('/learn/installation', async (first) => {
    await first.getByRole('button', { name: 'Dark Mode' }).first().click()
    await first.getByRole('button', { name: '0.7.4' }).press('Enter')
  })
  await expect(page.locator('html')).toContainClass('dark')
  await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible()
})

test('the search key works early, and typed text reaches the search box', async ({ visitBeforeScripts }) => {
  const page = await visitBeforeScripts('/learn/installation', (first) => first.keyboard.type('/tween'))
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('tween')
})

test('text typed into a field before the scripts stays and is no search key', async ({ visitBeforeScripts }) => {
  const page = await visitBeforeScripts('/learn/installation', async (first) => {
    await first.evaluate(() => {
      document.body.appendChild(document.createElement('input')).id = 'probe'
      const keys: string[] = []
      Object.assign(window, { keys })
      window.addEventListener('keydown', ({ isTrusted, key }) => {
        if (!isTrusted) keys.push(key)
      })
    })
    await first.locator('#probe').focus()
    await first.keyboard.type('a/b')
  })
  await expect(page.locator('#probe')).toHaveValue('a/b')
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([])
})
