import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { drawn, expect, test } from './reader'
import { boxOf, buttonOf, dialogOf, optionsOf, searchFor, selectedOf } from './searcher'

/** Elements that only a text taken for HTML could bring. */
const foreign = (page: Page) => dialogOf(page).locator('img:not([src^="/assets/pictures/"]), b, script')

test.describe('query and results', () => {
  test('at most 16 results: the way, the title, an excerpt with the found words marked', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'tween')
    await expect(optionsOf(page)).toHaveCount(16)
    const row = page.getByRole('option', { name: 'Tween > Reference > Tween > Tween::set_ease', exact: true })
    await expect(row.locator('svg')).toHaveCount(3)
    expect((await row.innerText()).startsWith('#')).toBe(true)
    expect((await row.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain('tween')
    const page0 = page.getByRole('option', { name: 'Tween', exact: true }).first()
    await expect(page0.locator('svg')).toHaveCount(1)
    await expect(page0).toContainText('From here to there', { useInnerText: true })
  })

  test('a section with a picture shows it beside its text, half as large as drawn', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'rectangles overview')
    const row = page.getByRole('option', { name: 'Rectangles > Overview', exact: true })
    const picture = row.locator('img')
    await expect(picture).toHaveJSProperty('naturalWidth', 256)
    const [rowBox, box] = [(await row.boundingBox())!, (await picture.boundingBox())!]
    expect([box.width, box.height]).toEqual([128, 72])
    expect(box.x + box.width).toBeLessThan(rowBox.x + rowBox.width)
    expect(box.y).toBeGreaterThan(rowBox.y)
    await expect(row.getByRole('img')).toHaveCount(0)
  })

  test('empty and blank queries are ignored, a fruitless one says so', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'tween')
    for (const blank of ['   ', '']) {
      await boxOf(page).fill(blank)
      await expect(optionsOf(page)).toHaveCount(0)
      await expect(page.getByText('No results')).toHaveCount(0)
      await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant')
      await boxOf(page).fill('tween')
      await expect(optionsOf(page).first()).toBeVisible()
    }
    await boxOf(page).fill('qqqqqqq')
    await expect(page.getByText('No results for "qqqqqqq"')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/learn/api/tween')
    await expect(dialogOf(page)).toBeVisible()
  })

  test('every result leads to a heading that exists', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'rect')
    for (const href of await optionsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')!))) {
      const [path, anchor] = href.split('#')
      const html = fs.readFileSync(`public${path}/index.html`, 'utf8')
      expect([href, html.includes(`id="${anchor}"`)]).toEqual([href, true])
    }
  })

  test('a query without a word finds nothing', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    for (const query of ['%', '->', '{}', '0xff0000ff']) {
      await boxOf(page).fill(query)
      await expect(page.getByText(`No results for "${query}"`)).toBeVisible()
      await expect(optionsOf(page)).toHaveCount(0)
    }
  })

  test('a very long query does not fill the panel', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await buttonOf(page).click()
    await boxOf(page).fill('x'.repeat(10_000))
    const message = page.getByRole('status').getByText('No results for')
    await expect(message).toBeVisible()
    expect(await message.textContent()).toBe(`No results for "${'x'.repeat(100)}…"`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 780 })
      expect((await message.boundingBox())!.height).toBeLessThan(100)
    }
  })

  test('hostile queries stay text', async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
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
      await expect(page.locator('[role="option"], [role="status"] p').first()).toBeVisible()
      await expect(foreign(page)).toHaveCount(0)
      await boxOf(page).fill('')
      await expect(page.locator('[role="option"], [role="status"] p')).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })

  test('page text that looks like HTML stays text', async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
    await page.route('**/search-excerpts-*.json', async (route) => {
      const response = await route.fetch()
      const excerpts = (await response.json()) as string[]
      const hostile = '<p>&lt;img src=x onerror="alert(1)"&gt;<img src=x onerror="alert(1)"><b>tween</p>'
      await route.fulfill({ response, json: excerpts.map(() => hostile) })
    })
    await page.route('**/search-index-*.json', async (route) => {
      const response = await route.fetch()
      const index = (await response.json()) as { sections: { titles: string } }
      index.sections.titles = index.sections.titles.replace(/^Tween$/gm, 'Tween <script>alert(1)</script>')
      await route.fulfill({ response, json: index })
    })
    await searchFor(page, 'tween')
    await expect(foreign(page)).toHaveCount(0)
    await expect(optionsOf(page).first()).toContainText('Tween <script>alert(1)</script>', { useInnerText: true })
    expect(await optionsOf(page).first().innerText()).toContain('<img src=x onerror="alert(1)"><b>tween')
    expect(errors).toEqual([])
  })
})

test.describe('keyboard and mouse', () => {
  test('the arrows select in a ring, Enter goes to the selected result and closes', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const rows = await optionsOf(page).evaluateAll((all) => all.map(({ id }) => id))
    await expect(selectedOf(page)).toHaveId(rows[0]!)
    await page.keyboard.press('ArrowUp')
    await expect(selectedOf(page)).toHaveId(rows.at(-1)!)
    await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', rows.at(-1)!)
    await page.keyboard.press('ArrowDown')
    await expect(selectedOf(page)).toHaveId(rows[0]!)
    await page.keyboard.press('ArrowDown')
    await expect(selectedOf(page)).toHaveId(rows[1]!)
    const href = (await selectedOf(page).getAttribute('href'))!
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(dialogOf(page)).toBeHidden()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('a click goes there and closes; with Ctrl, Shift or the middle button a new tab opens and the dialog stays', async ({
    visitLive,
  }) => {
    const { page, context } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    for (const click of [
      { modifiers: ['Control' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const [opened] = await Promise.all([context.waitForEvent('page'), optionsOf(page).first().click(click)])
      await expect(opened).toHaveURL('/learn/api/camera#camera')
      await opened.close()
      await expect(dialogOf(page)).toBeVisible()
    }
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      boxOf(page)
        .focus()
        .then(() => page.keyboard.press('Control+Enter')),
    ])
    await opened.close()
    await expect(dialogOf(page)).toBeVisible()
    await optionsOf(page).first().click()
    await expect(page).toHaveURL('/learn/api/camera#camera')
    await expect(dialogOf(page)).toBeHidden()
  })

  test('the pointer selects when it moves, not when the list moves below it', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const isSelected = (index: number) => expect(optionsOf(page).nth(index).and(selectedOf(page))).toBeVisible()
    await optionsOf(page).nth(3).hover()
    await isSelected(3)
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown')
    await drawn(page)
    await isSelected(13)
    expect(await page.locator('#search-results').evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
    await optionsOf(page).nth(12).hover()
    await isSelected(12)
    await optionsOf(page).nth(11).focus()
    await isSelected(11)
  })

  test('a key clears the text, and the hints say so', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const hints = dialogOf(page).locator('li')
    expect(await hints.locator('> span').allInnerTexts()).toEqual(['Navigate', 'Select', 'Close', 'Reset'])
    expect(await hints.filter({ hasText: 'Reset' }).locator('kbd').allInnerTexts()).toEqual(['Ctrl', '⇧', '⌫'])
    await page.keyboard.press('Control+Shift+Backspace')
    await expect(boxOf(page)).toHaveValue('')
    await expect(optionsOf(page)).toHaveCount(0)
  })
})
