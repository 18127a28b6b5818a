import type { Page } from 'playwright-core'
import { holdBack, hydrated, site, visit } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor, selectedOf, visitLive } from './searcher'

const focusIsInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))

describe('opening and closing', () => {
  test('nothing of the search comes with a page, everything with the wish to search', async () => {
    const requests: string[] = []
    const { page, context } = await visitLive('/learn/api/tween')
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /search/.test(name))).toEqual([])
    await buttonOf(page).hover()
    await page.waitForResponse(/search-index-[\da-f]{8}\.json$/)
    expect(requests.filter((path) => /search/.test(path))).toHaveLength(2)
    await searchFor(page, 'tween')
    expect(requests.filter((path) => /search/.test(path))).toHaveLength(2)
    await context.close()
  })

  test('slash, Ctrl+K, Cmd+K and the button open one dialog with the focus in the box', async () => {
    const { page, context, errors } = await visitLive('/learn/api/tween')
    for (const open of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => buttonOf(page).click(),
    ]) {
      await open()
      await dialogOf(page).waitFor()
      expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await boxOf(page).inputValue()).toBe('')
      expect(await page.locator('dialog').count()).toBe(1)
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
    }
    expect(errors).toEqual([])
    await context.close()
  })

  test('what is typed while the dialog is on its way arrives in the box', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    const release = await holdBack(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('reccta')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('t')
    await release()
    await optionsOf(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe('rect')
    await context.close()
  })

  test('Cmd+K and Ctrl+K also close it, a slash is typed', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await dialogOf(page).waitFor()
      await page.keyboard.press(keys)
      await dialogOf(page).waitFor({ state: 'hidden' })
    }
    await page.keyboard.press('/')
    await dialogOf(page).waitFor()
    await page.keyboard.press('/')
    expect(await boxOf(page).inputValue()).toBe('/')
    await context.close()
  })

  test('a slash typed in a field stays there', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
    await page.locator('textarea').focus()
    await page.keyboard.press('/')
    expect(await page.locator('textarea').inputValue()).toBe('/')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await context.close()
  })

  test('the focus stays inside and returns to the opener; the page behind is inert and does not scroll', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
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
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await buttonOf(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await context.close()
  })

  test('a press beside it closes it, but not with the right button or Ctrl; so does the close button', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    await dialogOf(page).waitFor()
    await page.mouse.click(20, 600, { button: 'right' })
    expect(await dialogOf(page).isVisible()).toBe(true)
    await page.keyboard.down('Control')
    await page.mouse.click(20, 600)
    await page.keyboard.up('Control')
    expect(await dialogOf(page).isVisible()).toBe(true)
    await page.mouse.click(20, 600)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.getByRole('button', { name: 'Close search dialog' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    await context.close()
  })
})

describe('small screens and assistive technology', () => {
  test.each([1440, 390])(
    'the button of the top bar opens the dialog and gets the focus back, at %i px',
    async (width) => {
      const { page, context, errors } = await visit('/learn/api/tween', {
        viewport: { width, height: 780 },
      })
      await hydrated(page)
      const button = page.getByRole('button', { name: 'Search', exact: true })
      const prepared = page.waitForResponse(/search-index-[\da-f]{8}\.json$/)
      await button.hover()
      await prepared
      await button.click()
      await dialogOf(page).waitFor()
      expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  test('on a phone the dialog fills the screen, works by touch and leaves the hints out', async () => {
    const { page, context } = await visitLive('/learn/api/tween', {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    })
    await buttonOf(page).tap()
    await dialogOf(page).waitFor()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    await boxOf(page).fill('gamepad')
    await optionsOf(page).first().waitFor()
    expect(await page.getByText('Navigate', { exact: true }).isVisible()).toBe(false)
    await optionsOf(page).first().tap()
    await page.waitForURL(`${site.address}/learn/api/gamepad#gamepad`)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('on a desktop the panel stands 64 px from the top and is at most 775 px wide', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    await dialogOf(page).waitFor()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 64, width: 775 })
    await context.close()
  })

  test('a screen reader meets a combobox, its listbox of options, and a count', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'stopwatch')
    const box = boxOf(page)
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await box.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'))
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
    await page.getByRole('status').getByText('No results for "qqqqqqq"').waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await context.close()
  })

  test('another answer of as many results is heard: its query, and another first result', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'sprite')
    await page.getByRole('status').getByText('16 results for "sprite"', { exact: true }).waitFor()
    const active = () => boxOf(page).getAttribute('aria-activedescendant')
    expect(await active()).toBe('search-result:/learn/api/sprites#sprites')
    await boxOf(page).fill('shader')
    await page.getByRole('status').getByText('16 results for "shader"', { exact: true }).waitFor()
    expect(await active()).toBe('search-result:/learn/guides/shaders#writing-custom-shaders')
    expect(await selectedOf(page).getAttribute('id')).toBe(await active())
    await context.close()
  })

  test('excerpts hold no ids, links, images or tab stops', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'example')
    expect(await optionsOf(page).locator('[id], a, img, button, [tabindex], iframe').count()).toBe(0)
    await context.close()
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in the %s dialog', async (colorScheme) => {
    const { page, context } = await visitLive('/learn/api/tween', { colorScheme })
    await searchFor(page, 'camera')
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') })
    const faults = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (root: unknown) => Promise<{ violations: unknown[] }> } }
      return (await axe.run('dialog')).violations
    })
    expect(faults).toEqual([])
    await context.close()
  })
})
