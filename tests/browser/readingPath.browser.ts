import type { Page } from 'playwright-core'
import { holdBack, hydrated, site, visit } from './reader'

const SCRIPTS = '**/*.js'

/** Opens a page in a browser that is never idle, and notes the scripts it asks for. */
async function visitWithoutIdle(path: string) {
  const { page, context } = await visit('/brand/icon-light.svg')
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
  await page.goto(site.address + path)
  return { page, context, scripts }
}

/** Opens a page whose scripts are held back until the reader has acted. */
async function visitBeforeScripts(path: string, act: (page: Page) => Promise<unknown>) {
  const { page, context } = await visit('/brand/icon-light.svg')
  const release = await holdBack(page, SCRIPTS)
  await page.addInitScript(() => {
    const keys: string[] = []
    Object.assign(window, { keys })
    window.addEventListener('keydown', ({ isTrusted, key }) => {
      if (!isTrusted) keys.push(key)
    })
  })
  await page.goto(site.address + path)
  await act(page)
  expect(await page.evaluate(() => document.documentElement.dataset.live)).toBeUndefined()
  await release()
  await hydrated(page)
  return { page, context }
}

test('a page asks for no script while it loads, and for at most 3 s of patience after', async () => {
  const { page, context, scripts } = await visitWithoutIdle('/learn/api/tween')
  expect(scripts).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { idleTimeLimit: number }).idleTimeLimit)).toBe(3000)
  await context.close()
})

test('the text, the links and the anchors work without any script', async () => {
  const { page, context } = await visitWithoutIdle('/learn/installation')
  const id = await page.locator('main h2[id]').nth(1).getAttribute('id')
  await page.evaluate((hash) => (window.location.hash = hash!), id)
  await page.waitForFunction((hash) => document.getElementById(hash!)!.getBoundingClientRect().top < 200, id)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[rel="next"]')!.click())
  await page.waitForURL('**/learn/cheatsheet')
  await context.close()
})

test('a mouse that rests where the page appears is no intent', async () => {
  const { page, context, scripts } = await visitWithoutIdle('/learn/installation')
  await page.dispatchEvent('main', 'pointerover')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.locator('script[src]').count()).toBe(0)
  expect(scripts).toEqual([])
  await context.close()
})

test.each(['a moving mouse', 'a key', 'a press'])('%s starts the scripts at once', async (intent) => {
  const { page, context } = await visitWithoutIdle('/learn/installation')
  if (intent === 'a moving mouse') await page.mouse.move(700, 300)
  if (intent === 'a key') await page.keyboard.press('Tab')
  if (intent === 'a press') await page.dispatchEvent('main', 'pointerdown')
  await hydrated(page)
  await context.close()
})

test('a button that was pressed before the scripts ran is pressed once they do', async () => {
  const secondTab = (page: Page) => page.getByRole('tab').nth(1)
  const { page, context } = await visitBeforeScripts('/learn/installation', (first) => secondTab(first).click())
  expect(await secondTab(page).getAttribute('aria-selected')).toBe('true')
  await context.close()
})

test('the theme and a menu that were asked for before the scripts ran are there once they do', async () => {
  const { page, context } = await visitBeforeScripts('/learn/installation', async (first) => {
    await first.getByRole('button', { name: 'Dark Mode' }).first().click()
    await first.getByRole('button', { name: 'More ways to use this page' }).click()
  })
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  await page.getByRole('menu').waitFor()
  await context.close()
})

test('the search key is honoured, and what was typed after it arrives in the search box', async () => {
  const { page, context } = await visitBeforeScripts('/learn/installation', (first) => first.keyboard.type('/tween'))
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('tween')
  await context.close()
})

test('what a reader types into a field before the scripts run stays there and is no search key', async () => {
  const { page, context } = await visitBeforeScripts('/learn/installation', async (first) => {
    await first.evaluate(() => {
      document.body.appendChild(document.createElement('input')).id = 'probe'
    })
    await first.locator('#probe').focus()
    await first.keyboard.type('a/b')
  })
  expect(await page.locator('#probe').inputValue()).toBe('a/b')
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([])
  await context.close()
})
