import fs from 'node:fs'
import { hydrated, site, stopClock, visit } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor, selectedOf, visitLive } from './searcher'

describe('query and results', () => {
  test('the search waits for 200 ms without typing', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    await stopClock(page)
    const first = await optionsOf(page).first().getAttribute('href')
    await boxOf(page).fill('tween')
    await page.clock.runFor(199)
    expect(await optionsOf(page).first().getAttribute('href')).toBe(first)
    await page.clock.runFor(1)
    await page.locator('[role="option"][href="/learn/api/tween#tween"]').waitFor()
    await context.close()
  })

  test('at most 16 results: the way, the title, an excerpt with the found words marked', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'tween')
    expect(await optionsOf(page).count()).toBe(16)
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
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'tween')
    for (const blank of ['   ', '']) {
      await boxOf(page).fill(blank)
      await optionsOf(page).first().waitFor({ state: 'detached' })
      expect(await page.getByText('No results').count()).toBe(0)
      expect(await boxOf(page).getAttribute('aria-activedescendant')).toBeNull()
      await boxOf(page).fill('tween')
      await optionsOf(page).first().waitFor()
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
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'rect')
    for (const href of await optionsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')!))) {
      const [path, anchor] = href.split('#')
      const html = fs.readFileSync(`public${path}/index.html`, 'utf8')
      expect([href, html.includes(`id="${anchor}"`)]).toEqual([href, true])
    }
    await context.close()
  })

  test('a query without a word finds nothing', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    for (const query of ['%', '->', '{}', '0xff0000ff']) {
      await boxOf(page).fill(query)
      await page.getByText(`No results for "${query}"`).waitFor()
      expect(await optionsOf(page).count()).toBe(0)
    }
    await context.close()
  })

  test.each([1440, 390])('a very long query does not fill the panel, at %i px', async (width) => {
    const { page, context } = await visitLive('/learn/api/tween', { viewport: { width, height: 780 } })
    await buttonOf(page).click()
    await boxOf(page).fill('x'.repeat(10_000))
    const message = page.getByRole('status').getByText('No results for')
    await message.waitFor()
    expect(await message.textContent()).toBe(`No results for "${'x'.repeat(100)}…"`)
    expect((await message.boundingBox())!.height).toBeLessThan(100)
    await context.close()
  })

  test('hostile queries stay text', async () => {
    const { page, context, errors } = await visitLive('/learn/api/tween')
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
    const { page, context, errors } = await visitLive('/learn/api/tween')
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
    expect(await optionsOf(page).first().innerText()).toContain('<script>alert(1)</script>')
    expect(await optionsOf(page).first().innerText()).toContain('<img src=x onerror="alert(1)"><b>tween')
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('keyboard and mouse', () => {
  test('the arrows select in a ring, Enter goes to the selected result and closes', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const rows = await optionsOf(page).evaluateAll((all) => all.map(({ id }) => id))
    expect(await selectedOf(page).getAttribute('id')).toBe(rows[0])
    await page.keyboard.press('ArrowUp')
    expect(await selectedOf(page).getAttribute('id')).toBe(rows.at(-1))
    expect(await boxOf(page).getAttribute('aria-activedescendant')).toBe(rows.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await selectedOf(page).getAttribute('id')).toBe(rows[0])
    await page.keyboard.press('ArrowDown')
    const href = await selectedOf(page).getAttribute('href')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL(site.address + href)
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await context.close()
  })

  test('Enter right after typing goes to the first result of what was typed', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    await boxOf(page).fill('gamepad')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.address}/learn/api/gamepad#gamepad`)
    await context.close()
  })

  test('a click goes there and closes; with Ctrl, Shift or the middle button a new tab opens and the dialog stays', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    for (const click of [
      { modifiers: ['Control' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const [opened] = await Promise.all([context.waitForEvent('page'), optionsOf(page).first().click(click)])
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
    await optionsOf(page).first().click()
    await page.waitForURL(`${site.address}/learn/api/camera#camera`)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('the pointer selects when it moves, not when the list moves below it', async () => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const isSelected = (index: number) => optionsOf(page).nth(index).and(selectedOf(page)).waitFor()
    await optionsOf(page).nth(3).hover()
    await isSelected(3)
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await isSelected(13)
    expect(await page.locator('#search-results').evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
    await optionsOf(page).nth(12).hover()
    await isSelected(12)
    await optionsOf(page).nth(11).focus()
    await isSelected(11)
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
    await optionsOf(page).first().waitFor({ state: 'detached' })
    await context.close()
  })
})
