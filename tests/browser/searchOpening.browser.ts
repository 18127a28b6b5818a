import type { Page } from '@playwright/test'
import { drawn, expect, holdBack, hydrated, test } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor } from './searcher'

const focusIsInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))

test.describe('opening and closing', () => {
  test('prefetches the dialog when idle, the index on intent', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await expect(page.locator('dialog')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const published = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const files = async () =>
      (await published()).filter((path) => /^\/assets\/(?!data\/sidebars).*\.json$|search-worker/.test(path)).sort()
    expect(await files()).toEqual(['/assets/manifest.json'])
    const answer = page.waitForResponse(/search-index-[\da-f]{8}\.json$/)
    await buttonOf(page).hover()
    await answer
    await searchFor(page, 'tween')
    const wanted = ['data/search-extras', 'data/search-index', 'data/suggested-pages', 'manifest'].map((name) =>
      expect.stringContaining(`/assets/${name}`),
    )
    expect(await files()).toEqual([...wanted, expect.stringContaining('/search-worker')])
  })

  test('save-data disables the prefetch', { tag: '@deep' }, async ({ newVisitor }) => {
    const { page } = await newVisitor({ savesData: true })
    await page.goto('/learn/api/tween')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /search|manifest\.json/.test(name))).toEqual([])
    await page.keyboard.press('/')
    await expect(boxOf(page)).toBeFocused()
  })

  test('slash, Ctrl+K, Cmd+K and the button open the dialog with focus in the box', async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
    for (const open of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => buttonOf(page).click(),
    ]) {
      await open()
      await expect(dialogOf(page)).toBeVisible()
      await expect(boxOf(page)).toBeFocused()
      await expect(boxOf(page)).toHaveValue('')
      await expect(page.locator('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
    }
    expect(errors).toEqual([])
  })

  test('text typed while the dialog loads reaches the box', async ({ newVisitor }) => {
    const { page } = await newVisitor({ savesData: true })
    await page.goto('/learn/api/tween')
    await hydrated(page)
    const release = await holdBack(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('reccta')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('t')
    await release()
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(boxOf(page)).toHaveValue('rect')
  })

  test('Cmd+K and Ctrl+K also close it; a slash is typed in any field', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.press(keys)
      await expect(dialogOf(page)).toBeHidden()
    }
    await page.keyboard.press('/')
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(boxOf(page)).toHaveValue('/')
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
    await page.locator('textarea').focus()
    await page.keyboard.press('/')
    await expect(page.locator('textarea')).toHaveValue('/')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('focus is trapped and restored; the page behind is inert and does not scroll', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await buttonOf(page).click()
    await searchFor(page, 'tween')
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsInside(page)).toBe(true)
    }
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await focusIsInside(page)).toBe(true)
    }
    await page
      .locator('main a')
      .first()
      .evaluate((link) => (link as HTMLElement).focus())
    expect(await focusIsInside(page)).toBe(true)
    const top = await page.evaluate(() => window.scrollY)
    await page.mouse.move(20, 600)
    await page.mouse.wheel(0, 500)
    await drawn(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(buttonOf(page)).toBeFocused()
  })

  test(
    'a click outside closes it, except with the right button or Ctrl; so does the close button',
    { tag: '@deep' },
    async ({ visitLive }) => {
      const { page } = await visitLive('/learn/api/tween')
      await page.keyboard.press('/')
      await expect(dialogOf(page)).toBeVisible()
      await page.mouse.click(20, 600, { button: 'right' })
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.down('Control')
      await page.mouse.click(20, 600)
      await page.keyboard.up('Control')
      await expect(dialogOf(page)).toBeVisible()
      await page.mouse.click(20, 600)
      await expect(dialogOf(page)).toBeHidden()
      await page.keyboard.press('/')
      await page.getByRole('button', { name: 'Close search dialog' }).click()
      await expect(dialogOf(page)).toBeHidden()
    },
  )
})

test.describe('small screens and assistive technology', () => {
  test("the top bar's button opens the dialog and regains focus", async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 780 })
      await button.click()
      await expect(dialogOf(page)).toBeVisible()
      await expect(boxOf(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(button).toBeFocused()
    }
    expect(errors).toEqual([])
  })

  test('on a phone the dialog fills the screen, supports touch and omits hints', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween', {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    })
    await buttonOf(page).tap()
    await expect(dialogOf(page)).toBeVisible()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    await boxOf(page).fill('gamepad')
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(page.getByText('Navigate', { exact: true })).toBeHidden()
    await optionsOf(page).first().tap()
    await expect(page).toHaveURL('/learn/api/gamepad#gamepad')
    await expect(dialogOf(page)).toBeHidden()
  })

  for (const [where, viewport, seen] of [
    ['a phone', { width: 390, height: 780 }, { top: 0, height: 420 }],
    ['a phone on its side', { width: 844, height: 390 }, { top: 24, height: 180 }],
  ] as const) {
    const tag = where === 'a phone' ? [] : '@deep'
    test(`on ${where} box and first result are above the keyboard`, { tag }, async ({ newVisitor }) => {
      const { page } = await newVisitor({ viewport, hasTouch: true, isMobile: true })
      // Browsers without a screen keyboard have nothing that covers the window
      await page.addInitScript(({ height }) => {
        const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height, scale: 1 })
        Object.defineProperty(window, 'visualViewport', { value: viewport })
      }, viewport)
      await page.goto('/learn/api/tween')
      await hydrated(page)
      await buttonOf(page).tap()
      await expect(boxOf(page)).toBeFocused()
      await page.evaluate(({ top, height }) => {
        Object.assign(window.visualViewport!, { offsetTop: top, height }).dispatchEvent(new Event('resize'))
      }, seen)
      await boxOf(page).fill('gamepad')
      await expect(optionsOf(page).first()).toBeVisible()
      await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
      expect(await dialogOf(page).boundingBox()).toEqual({
        x: 0,
        y: seen.top,
        width: viewport.width,
        height: seen.height,
      })
      for (const part of [boxOf(page), optionsOf(page).first()]) {
        const { y, height } = (await part.boundingBox())!
        expect([y >= seen.top, y + Math.min(height, 44) <= seen.top + seen.height]).toEqual([true, true])
      }
      await optionsOf(page)
        .first()
        .tap({ position: { x: 40, y: 20 } })
      await expect(page).toHaveURL('/learn/api/gamepad#gamepad')
    })
  }
})
