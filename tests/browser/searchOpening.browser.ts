import type { Page } from '@playwright/test'
import { drawn, expect, holdBack, test } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor, selectedOf } from './searcher'

const focusIsInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))

test.describe('opening and closing', () => {
  test('nothing of the search comes with a page, everything with the wish to search', async ({ visitLive }) => {
    const requests: string[] = []
    const { page } = await visitLive('/learn/api/tween')
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /search/.test(name))).toEqual([])
    await buttonOf(page).hover()
    await page.waitForResponse(/search-index-[\da-f]{8}\.json$/)
    const published = () => requests.filter((path) => /^\/assets\/.*\.json$/.test(path)).sort()
    const files = ['data/search-excerpts', 'data/search-index', 'data/section-pictures', 'manifest'].map((name) =>
      expect.stringContaining(`/assets/${name}`),
    )
    expect(published()).toEqual(files)
    await searchFor(page, 'tween')
    expect(published()).toEqual(files)
  })

  test('slash, Ctrl+K, Cmd+K and the button open one dialog with the focus in the box', async ({ visitLive }) => {
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

  test('what is typed while the dialog is on its way arrives in the box', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    const release = await holdBack(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('reccta')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('t')
    await release()
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(boxOf(page)).toHaveValue('rect')
  })

  test('Cmd+K and Ctrl+K also close it, a slash is typed', async ({ visitLive }) => {
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
  })

  test('a slash typed in a field stays there', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
    await page.locator('textarea').focus()
    await page.keyboard.press('/')
    await expect(page.locator('textarea')).toHaveValue('/')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('the focus stays inside and returns to the opener; the page behind is inert and does not scroll', async ({
    visitLive,
  }) => {
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

  test('a press beside it closes it, but not with the right button or Ctrl; so does the close button', async ({
    visitLive,
  }) => {
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
  })
})

test.describe('small screens and assistive technology', () => {
  test('the button of the top bar opens the dialog and gets the focus back', async ({ visitLive }) => {
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

  test('on a phone the dialog fills the screen, works by touch and leaves the hints out', async ({ visitLive }) => {
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

  test('on a desktop the panel stands 64 px from the top and is at most 775 px wide', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    await expect(dialogOf(page)).toBeVisible()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 64, width: 775 })
  })

  test('a screen reader meets a combobox, its listbox of options, and a count', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'stopwatch')
    const box = boxOf(page)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(box).toHaveAttribute('aria-controls', (await page.getByRole('listbox').getAttribute('id'))!)
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ results? for "stopwatch"$/ })
        .count(),
    ).toBe(1)
    const tree = await dialogOf(page).ariaSnapshot()
    expect(tree).toContain('- dialog "Search"')
    expect(tree).toContain('- button "Close search dialog"')
    expect(tree).toMatch(/- combobox "Search" \[expanded\].*: stopwatch|- combobox "Search"[^\n]*stopwatch/)
    expect(tree).toContain('- button "Toggle detail view" [pressed]')
    expect(tree).toContain('- button "Reset search"')
    expect(tree).toContain('- listbox "Results"')
    expect(tree).toContain('- option "Time > Examples > A stopwatch" [selected]')
    await box.fill('qqqqqqq')
    await expect(page.getByRole('status').getByText('No results for "qqqqqqq"')).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  test('another answer of as many results is heard: its query, and another first result', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'sprite')
    await expect(page.getByRole('status').getByText('16 results for "sprite"', { exact: true })).toBeVisible()
    const active = () => boxOf(page).getAttribute('aria-activedescendant')
    expect(await active()).toBe('search-result:/learn/api/sprites#sprites')
    await boxOf(page).fill('shader')
    await expect(page.getByRole('status').getByText('16 results for "shader"', { exact: true })).toBeVisible()
    expect(await active()).toBe('search-result:/learn/guides/shaders#writing-custom-shaders')
    expect(await selectedOf(page).getAttribute('id')).toBe(await active())
  })

  test('excerpts hold no ids, links, images or tab stops', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'example')
    await expect(optionsOf(page).locator('[id], a, img, button, [tabindex], iframe')).toHaveCount(0)
  })

  test('in forced colors a mark has the colors of the system for marks', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween', { forcedColors: 'active' })
    await searchFor(page, 'camera')
    const [mark, system] = await optionsOf(page)
      .locator('mark')
      .first()
      .evaluate((element) => {
        const sample = document.body.appendChild(document.createElement('p'))
        sample.style.cssText = 'forced-color-adjust: none; color: MarkText; background: Mark'
        const colorsOf = (of: Element) => [getComputedStyle(of).color, getComputedStyle(of).backgroundColor]
        return [colorsOf(element), colorsOf(sample)]
      })
    expect(mark).toEqual(system)
  })

  test('a button that is only a picture says what it does, once, to the pointer and to the focus', async ({
    visitLive,
  }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const reset = page.getByRole('button', { name: 'Reset search' })
    const tip = page.locator('[data-tooltip]')
    await reset.hover()
    await expect(tip).toHaveText('Clear')
    await boxOf(page).hover()
    await expect(tip).toHaveCount(0)
    await boxOf(page).focus()
    await page.keyboard.press('Tab')
    await expect(tip).toHaveText('Hide excerpts')
    await page.keyboard.press('Enter')
    await expect(tip).toHaveText('Show excerpts')
    await page.keyboard.press('Tab')
    await expect(reset).toBeFocused()
    await expect(tip).toHaveText('Clear')
  })
})
