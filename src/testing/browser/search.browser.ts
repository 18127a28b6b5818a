import fs from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
const focusIsInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))

/** Visits a page that has a button for the search, as the top bar has. */
async function visitSearchable(path = '/learn/api/tween', visitor: BrowserContextOptions = {}) {
  const seen = await visit(path, visitor)
  await hydrated(seen.page)
  await seen.page.evaluate(() => {
    const opener = document.createElement('button')
    opener.textContent = 'Find'
    opener.setAttribute('aria-keyshortcuts', '/')
    opener.style.cssText = 'position:fixed;top:0;left:0;z-index:99'
    opener.onclick = () => window.dispatchEvent(new CustomEvent('turbo:open-search'))
    document.body.prepend(opener)
  })
  return seen
}

async function searchFor(page: Page, query: string) {
  if (!(await dialogOf(page).isVisible())) await page.keyboard.press('/')
  await boxOf(page).fill(query)
  await options(page).first().waitFor()
}

describe('opening and closing', () => {
  test('nothing of the search comes with a page, everything with the wish to search', async () => {
    const requests: string[] = []
    const { page, context } = await visitSearchable()
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /search/.test(name))).toEqual([])
    await page.getByRole('button', { name: 'Find' }).hover()
    await page.waitForResponse(/search-index-[\da-f]{8}\.json$/)
    expect(requests.filter((path) => /search/.test(path))).toHaveLength(2)
    await searchFor(page, 'tween')
    expect(requests.filter((path) => /search/.test(path))).toHaveLength(2)
    await context.close()
  })

  test('slash, Ctrl+K, Cmd+K and the button open one dialog with the focus in the box', async () => {
    const { page, context, errors } = await visitSearchable()
    for (const open of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.getByRole('button', { name: 'Find' }).click(),
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

  test('Cmd+K and Ctrl+K also close it, a slash is typed', async () => {
    const { page, context } = await visitSearchable()
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
    const { page, context } = await visitSearchable()
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
    await page.locator('textarea').focus()
    await page.keyboard.press('/')
    expect(await page.locator('textarea').inputValue()).toBe('/')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await context.close()
  })

  test('the focus stays inside and returns to the opener; the page behind is inert and does not scroll', async () => {
    const { page, context } = await visitSearchable()
    await page.getByRole('button', { name: 'Find' }).click()
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find')
    await context.close()
  })

  test('a press beside it closes it, but not with the right button or Ctrl; so does the close button', async () => {
    const { page, context } = await visitSearchable()
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

describe('query and results', () => {
  test('the search waits for 200 ms without typing', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'camera')
    await page.clock.install()
    const first = await options(page).first().getAttribute('href')
    await boxOf(page).fill('tween')
    await page.clock.runFor(199)
    expect(await options(page).first().getAttribute('href')).toBe(first)
    await page.clock.runFor(1)
    await page.locator('[role="option"][href="/learn/api/tween#tween"]').waitFor()
    await context.close()
  })

  test('at most 16 results: the way, the title, an excerpt with the found words marked', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'tween')
    expect(await options(page).count()).toBe(16)
    const row = page.getByRole('option', { name: 'Tween > Reference > Tween > Tween::set_ease', exact: true })
    expect(await row.locator('svg').count()).toBe(3)
    expect((await row.innerText()).startsWith('#')).toBe(true)
    expect((await row.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain('tween')
    const page0 = page.getByRole('option', { name: 'Tween', exact: true }).first()
    expect(await page0.locator('svg').count()).toBe(1)
    expect(await page0.innerText()).toContain('From here to there')
    await context.close()
  })

  test('empty and blank queries are ignored, a fruitless one says so', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'tween')
    for (const blank of ['   ', '']) {
      await boxOf(page).fill(blank)
      await options(page).first().waitFor({ state: 'detached' })
      expect(await page.getByText('No results').count()).toBe(0)
      expect(await boxOf(page).getAttribute('aria-activedescendant')).toBeNull()
      await boxOf(page).fill('tween')
      await options(page).first().waitFor()
    }
    await boxOf(page).fill('qqqqqqq')
    await page.getByText('No results for "qqqqqqq"').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/learn/api/tween')
    expect(await dialogOf(page).isVisible()).toBe(true)
    await context.close()
  })

  test('every result leads to a heading that exists', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'rect')
    for (const href of await options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')!))) {
      const [path, anchor] = href.split('#')
      const html = fs.readFileSync(`public${path}/index.html`, 'utf8')
      expect([href, html.includes(`id="${anchor}"`)]).toEqual([href, true])
    }
    await context.close()
  })

  test('hostile queries stay text', async () => {
    const { page, context, errors } = await visitSearchable()
    await page.keyboard.press('/')
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '"><b>&lt;zzzzqqq',
      'x'.repeat(10_000),
      'ﷺ שלום zzqqzz',
      '🐱‍👓🥞',
      '(.*)+[a-z]{9}\\',
    ]) {
      await boxOf(page).fill(query)
      await page.locator('[role="option"], [role="status"] p').first().waitFor()
      expect(await dialogOf(page).locator('img, b, script').count()).toBe(0)
      await boxOf(page).fill('')
      await page.locator('[role="option"], [role="status"] p').first().waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
    await context.close()
  })

  test('page text that looks like HTML stays text', async () => {
    const { page, context, errors } = await visitSearchable()
    await page.route('**/search-index-*.json', async (route) => {
      const response = await route.fetch()
      const index = await response.json()
      for (const stored of Object.values<{ html: string; title: string }>(index.storedFields)) {
        stored.html = '<p>&lt;img src=x onerror="alert(1)"&gt;<img src=x onerror="alert(1)"><b>tween</p>'
        stored.title = '<script>alert(1)</script>'
      }
      await route.fulfill({ response, json: index })
    })
    await searchFor(page, 'tween')
    expect(await dialogOf(page).locator('img, b, script').count()).toBe(0)
    expect(await options(page).first().innerText()).toContain('<script>alert(1)</script>')
    expect(await options(page).first().innerText()).toContain('<img src=x onerror="alert(1)"><b>tween')
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('keyboard and mouse', () => {
  test('the arrows select in a ring, Enter goes to the selected result and closes', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'camera')
    const rows = await options(page).evaluateAll((all) => all.map(({ id }) => id))
    expect(await selected(page).getAttribute('id')).toBe(rows[0])
    await page.keyboard.press('ArrowUp')
    expect(await selected(page).getAttribute('id')).toBe(rows.at(-1))
    expect(await boxOf(page).getAttribute('aria-activedescendant')).toBe(rows.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await selected(page).getAttribute('id')).toBe(rows[0])
    await page.keyboard.press('ArrowDown')
    const href = await selected(page).getAttribute('href')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL(site.address + href)
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await context.close()
  })

  test('Enter right after typing goes to the first result of what was typed', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'camera')
    await boxOf(page).fill('gamepad')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.address}/learn/api/gamepad#gamepad`)
    await context.close()
  })

  test('a click goes there and closes; with Ctrl, Shift or the middle button a new tab opens and the dialog stays', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'camera')
    for (const click of [
      { modifiers: ['Control' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const [opened] = await Promise.all([context.waitForEvent('page'), options(page).first().click(click)])
      await opened.waitForURL(`${site.address}/learn/api/camera#camera`)
      await opened.close()
      expect(await dialogOf(page).isVisible()).toBe(true)
    }
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      boxOf(page)
        .focus()
        .then(() => page.keyboard.press('Control+Enter')),
    ])
    await opened.close()
    expect(await dialogOf(page).isVisible()).toBe(true)
    await options(page).first().click()
    await page.waitForURL(`${site.address}/learn/api/camera#camera`)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('the pointer selects when it moves, not when the list moves below it', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'camera')
    await options(page).nth(3).hover()
    await page.waitForSelector('#search-result-3[aria-selected="true"]')
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await selected(page).getAttribute('id')).toBe('search-result-13')
    expect(await page.locator('#search-results').evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
    await options(page).nth(12).hover()
    await page.waitForSelector('#search-result-12[aria-selected="true"]')
    await options(page).nth(11).focus()
    await page.waitForSelector('#search-result-11[aria-selected="true"]')
    await context.close()
  })

  test.each([
    ['MacIntel', 'Meta+Backspace', ['⌘', '⌫']],
    ['Linux x86_64', 'Control+Shift+Backspace', ['Ctrl', '⇧', '⌫']],
  ])('on %s, %s clears the text, and the hints say so', async (platform, keys, shown) => {
    const { page, context } = await visit('/learn/api/tween')
    await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform)
    await page.reload()
    await hydrated(page)
    await searchFor(page, 'camera')
    expect(await dialogOf(page).locator('li').filter({ hasText: 'Reset' }).locator('kbd').allInnerTexts()).toEqual(
      shown,
    )
    expect(await dialogOf(page).locator('li > span').allInnerTexts()).toEqual(['Navigate', 'Select', 'Close', 'Reset'])
    await page.keyboard.press(keys)
    expect(await boxOf(page).inputValue()).toBe('')
    await options(page).first().waitFor({ state: 'detached' })
    await context.close()
  })
})

describe('settings', () => {
  test('the query and the detail view are remembered; the text is selected on opening', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'easing')
    const toggle = page.getByRole('button', { name: 'Toggle detail view' })
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    expect(await options(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(1)
    await toggle.click()
    expect(await options(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(0)
    expect(await page.evaluate(() => [localStorage.filterText, localStorage.showDetailView])).toEqual([
      '"easing"',
      'false',
    ])
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await options(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe('easing')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('easing')
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')
    await toggle.click()
    expect(await options(page).first().locator('mark').count()).toBeGreaterThan(0)
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
    expect(await options(page).first().locator('span[aria-hidden="true"]:has(span)').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('loading and failure', () => {
  test('while the index is on its way the dialog says so', async () => {
    const { page, context } = await visitSearchable()
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
    await options(page).first().waitFor()
    expect(await dialogOf(page).getByText('Loading…').count()).toBe(0)
    await context.close()
  })

  test.each(['**/.turbo/search.json', '**/search-index-*.json'])(
    'where %s cannot be had the dialog says so, and a second try works',
    async (address) => {
      const { page, context } = await visitSearchable()
      await page.route(address, (route) => route.abort())
      await page.keyboard.press('/')
      await boxOf(page).fill('camera')
      await page.getByRole('alert').getByText('Search is unavailable, try again').waitFor()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try again' }).click()
      await options(page).first().waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
      await context.close()
    },
  )

  test('a broken index is a failure, not a silence', async () => {
    const { page, context } = await visitSearchable()
    await page.route('**/search-index-*.json', (route) => route.fulfill({ body: '{"terms":' }))
    await page.keyboard.press('/')
    await boxOf(page).fill('camera')
    await page.getByRole('alert').getByText('Search is unavailable, try again').waitFor()
    await context.close()
  })

  test('where the dialog itself cannot be had the page says so, and the next press tries again', async () => {
    const { page, context } = await visitSearchable()
    await page.route('**/*.js', (route) => route.abort())
    await page.keyboard.press('/')
    await page.getByRole('alert').getByText('Search is unavailable, try again').waitFor()
    await page.unroute('**/*.js')
    await page.keyboard.press('/')
    await dialogOf(page).waitFor()
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
    const { page, context } = await visitSearchable('/learn/api/tween', {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    })
    await page.getByRole('button', { name: 'Find' }).tap()
    await dialogOf(page).waitFor()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    await boxOf(page).fill('gamepad')
    await options(page).first().waitFor()
    expect(await page.getByText('Navigate', { exact: true }).isVisible()).toBe(false)
    await options(page).first().tap()
    await page.waitForURL(`${site.address}/learn/api/gamepad#gamepad`)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('on a desktop the panel stands 64 px from the top and is at most 775 px wide', async () => {
    const { page, context } = await visitSearchable()
    await page.keyboard.press('/')
    await dialogOf(page).waitFor()
    await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 64, width: 775 })
    await context.close()
  })

  test('a screen reader meets a combobox, its listbox of options, and a count', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'stopwatch')
    const box = boxOf(page)
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await box.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'))
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ results?$/ })
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

  test('excerpts hold no ids, links, images or tab stops', async () => {
    const { page, context } = await visitSearchable()
    await searchFor(page, 'example')
    expect(await options(page).locator('[id], a, img, button, [tabindex], iframe').count()).toBe(0)
    await context.close()
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in the %s dialog', async (colorScheme) => {
    const { page, context } = await visitSearchable('/learn/api/tween', { colorScheme })
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
