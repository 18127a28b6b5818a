import type { Page } from '@playwright/test'
import { blockStorage, expect, holdBack, hydrated, test as base } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor } from './searcher'

const failed = (page: Page) => page.getByRole('alert').getByText('Search couldn’t load.')

const test = base.extend<{
  /** Opens the search while scripts fail; `reconnect` ends that. */
  visitWithoutDialog: () => Promise<{ page: Page; reconnect: () => void }>
}>({
  visitWithoutDialog: ({ newVisitor }, use) =>
    use(async () => {
      const { page } = await newVisitor({ savesData: true })
      let isCut = false
      // Routes added after loading occasionally miss a request
      await page.route('**/*.js', (route) => (isCut ? route.abort() : route.continue()))
      await page.goto('/learn/api/tween')
      await hydrated(page)
      isCut = true
      await page.keyboard.press('/')
      await expect(failed(page)).toBeVisible()
      const reconnect = () => {
        isCut = false
      }
      return { page, reconnect }
    }),
})

test.describe('settings', () => {
  test('remembers query and detail view, and selects the text on opening', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'easing')
    const toggle = page.getByRole('button', { name: 'Toggle detail view' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)')).toHaveCount(1)
    await toggle.click()
    await expect(optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)')).toHaveCount(0)
    expect(await page.evaluate(() => [localStorage['turbo.filterText'], localStorage['turbo.showDetailView']])).toEqual(
      ['"easing"', 'false'],
    )
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(boxOf(page)).toHaveValue('easing')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('easing')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    expect(await optionsOf(page).first().locator('mark').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Reset search' }).click()
    await expect(boxOf(page)).toHaveValue('')
    await expect(boxOf(page)).toBeFocused()
  })

  test('without storage the search works for the session', { tag: '@deep' }, async ({ newVisitor }) => {
    const { page, context, errors } = await newVisitor()
    await blockStorage(context)
    await page.goto('/learn/api/tween')
    await hydrated(page)
    await searchFor(page, 'camera')
    await page.getByRole('button', { name: 'Toggle detail view' }).click()
    await expect(optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)')).toHaveCount(0)
    expect(errors).toEqual([])
  })
})

test.describe('loading and failure', () => {
  test('shows that the index is loading', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    const release = await holdBack(page, '**/search-index-*.json')
    await page.keyboard.press('/')
    await boxOf(page).fill('camera')
    await expect(dialogOf(page).getByText('Loading…')).toBeVisible()
    await release()
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(dialogOf(page).getByText('Loading…')).toHaveCount(0)
  })

  for (const [address, tag] of [
    ['**/assets/manifest.json', ['@deep']],
    ['**/search-index-*.json', []],
  ] as const) {
    test(`reports that ${address} failed to load, and retries`, { tag: [...tag] }, async ({ visitLive }) => {
      const { page } = await visitLive('/learn/api/tween', { savesData: true })
      await page.route(address, (route) => route.abort())
      await page.keyboard.press('/')
      await boxOf(page).fill('camera')
      await expect(page.getByRole('alert').getByText('Search couldn’t load.')).toBeVisible()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(optionsOf(page).first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(boxOf(page)).toBeFocused()
    })
  }

  test('reports an invalid index', { tag: '@deep' }, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.route('**/search-index-*.json', (route) => route.fulfill({ body: '{"terms":' }))
    await page.keyboard.press('/')
    await boxOf(page).fill('camera')
    await expect(page.getByRole('alert').getByText('Search couldn’t load.')).toBeVisible()
  })

  test.describe('if the dialog fails to load', () => {
    test('the page says so, and the next press retries', { tag: '@deep' }, async ({ visitWithoutDialog }) => {
      const { page, reconnect } = await visitWithoutDialog()
      reconnect()
      await page.keyboard.press('/')
      await expect(dialogOf(page)).toBeVisible()
      await expect(failed(page)).toHaveCount(0)
    })

    test('a button retries repeatedly and restores focus', { tag: '@deep' }, async ({ visitWithoutDialog }) => {
      const { page, reconnect } = await visitWithoutDialog()
      const retry = page.getByRole('button', { name: 'Try again' })
      await retry.click()
      await expect(failed(page)).toBeVisible()
      reconnect()
      await retry.focus()
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toBeVisible()
      await expect(failed(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(buttonOf(page)).toBeFocused()
    })

    test('navigation closes the message', async ({ visitWithoutDialog }) => {
      const { page, reconnect } = await visitWithoutDialog()
      reconnect()
      await page.getByRole('link', { name: 'Gamepad', exact: true }).first().click()
      await expect(page).toHaveURL('/learn/api/gamepad')
      await expect(failed(page)).toHaveCount(0)
    })

    test('Escape closes the message, as does a successful load', async ({ visitWithoutDialog }) => {
      const { page, reconnect } = await visitWithoutDialog()
      await page.keyboard.press('Escape')
      await expect(failed(page)).toHaveCount(0)
      await page.keyboard.press('/')
      await expect(failed(page)).toBeVisible()
      reconnect()
      await buttonOf(page).hover()
      await expect(failed(page)).toHaveCount(0)
    })
  })
})
