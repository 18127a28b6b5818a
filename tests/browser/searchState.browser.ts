import type { Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor, visitLive } from './searcher'

describe('settings', () => {
  test('the query and the detail view are remembered; the text is selected on opening', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'easing')
    const toggle = page.getByRole('button', { name: 'Toggle detail view' })
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    expect(await optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(1)
    await toggle.click()
    expect(await optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(0)
    expect(await page.evaluate(() => [localStorage.filterText, localStorage.showDetailView])).toEqual([
      '"easing"',
      'false',
    ])
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await optionsOf(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe('easing')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('easing')
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')
    await toggle.click()
    expect(await optionsOf(page).first().locator('mark').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Reset search' }).click()
    expect(await boxOf(page).inputValue()).toBe('')
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await context.close()
  })

  test('without storage the search works for the session', async () => {
    const { page, context, errors } = await visit('/learn/api/tween')
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.reload()
    await hydrated(page)
    await searchFor(page, 'camera')
    await page.getByRole('button', { name: 'Toggle detail view' }).click()
    expect(await optionsOf(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('loading and failure', () => {
  test('while the index is on its way the dialog says so', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    let deliver = () => {}
    const held = new Promise<void>((resolve) => (deliver = resolve))
    await page.route('**/search-index-*.json', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('/')
    await boxOf(page).fill('camera')
    await dialogOf(page).getByText('Loading…').waitFor()
    deliver()
    await optionsOf(page).first().waitFor()
    expect(await dialogOf(page).getByText('Loading…').count()).toBe(0)
    await context.close()
  })

  test.each(['**/.turbo/search.json', '**/search-index-*.json'])(
    'where %s cannot be had the dialog says so, and a second try works',
    async (address) => {
      const { page, context } = await visitLive('/learn/api/tween')
      await page.route(address, (route) => route.abort())
      await page.keyboard.press('/')
      await boxOf(page).fill('camera')
      await page.getByRole('alert').getByText('Search is unavailable, try again').waitFor()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try again' }).click()
      await optionsOf(page).first().waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
      await context.close()
    },
  )

  test('a broken index is a failure, not a silence', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await page.route('**/search-index-*.json', (route) => route.fulfill({ body: '{"terms":' }))
    await page.keyboard.press('/')
    await boxOf(page).fill('camera')
    await page.getByRole('alert').getByText('Search is unavailable, try again').waitFor()
    await context.close()
  })

  describe('where the dialog itself cannot be had', () => {
    const failed = (page: Page) => page.getByRole('alert').getByText('Search is unavailable, try again')

    /** The route stands before the page is loaded: one that is set later misses a request now and then. */
    async function visitWithoutDialog() {
      const seen = await visitLive('/learn/api/tween')
      let isCut = false
      await seen.page.route('**/*.js', (route) => (isCut ? route.abort() : route.continue()))
      await seen.page.reload()
      await hydrated(seen.page)
      isCut = true
      await seen.page.keyboard.press('/')
      await failed(seen.page).waitFor()
      const reconnect = () => {
        isCut = false
      }
      return { ...seen, reconnect }
    }

    test('the page says so, and the next press tries again', async () => {
      const { page, context, reconnect } = await visitWithoutDialog()
      reconnect()
      await page.keyboard.press('/')
      await dialogOf(page).waitFor()
      expect(await failed(page).count()).toBe(0)
      await context.close()
    })

    test('a button tries again, also where the first try fails once more, and the focus comes back', async () => {
      const { page, context, reconnect } = await visitWithoutDialog()
      const retry = page.getByRole('button', { name: 'Try again' })
      await retry.click()
      await failed(page).waitFor()
      reconnect()
      await retry.focus()
      await page.keyboard.press('Enter')
      await dialogOf(page).waitFor()
      expect(await failed(page).count()).toBe(0)
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await buttonOf(page).evaluate((button) => button === document.activeElement)).toBe(true)
      await context.close()
    })

    test('Escape closes the note', async () => {
      const { page, context } = await visitWithoutDialog()
      await page.keyboard.press('Escape')
      await failed(page).waitFor({ state: 'detached' })
      await context.close()
    })

    test('the next page closes the note', async () => {
      const { page, context, reconnect } = await visitWithoutDialog()
      reconnect()
      await page.getByRole('link', { name: 'Gamepad', exact: true }).first().click()
      await page.waitForURL(`${site.address}/learn/api/gamepad`)
      await failed(page).waitFor({ state: 'detached' })
      await context.close()
    })

    test('once the pointer on the button has brought the dialog, the note goes', async () => {
      const { page, context, reconnect } = await visitWithoutDialog()
      reconnect()
      await buttonOf(page).hover()
      await failed(page).waitFor({ state: 'detached' })
      await context.close()
    })
  })
})
