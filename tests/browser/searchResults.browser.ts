import type { Page } from '@playwright/test'
import { expect, test } from './reader'
import { boxOf, dialogOf, optionsOf, searchFor, selectedOf } from './searcher'

/** Elements that exist only if text was not escaped. */
const foreign = (page: Page) => dialogOf(page).locator('img:not([src^="/assets/pictures/"]), b, script')

test.describe('query and results', () => {
  test('page text that looks like HTML stays text', async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
    await page.route('**/search-extras-*.json', async (route) => {
      const response = await route.fetch()
      const extras = (await response.json()) as { excerpts: string[] }
      const hostile = '<p>&lt;img src=x onerror="alert(1)"&gt;<img src=x onerror="alert(1)"><b>tween</p>'
      await route.fulfill({ response, json: { ...extras, excerpts: extras.excerpts.map(() => hostile) } })
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
  test('arrow keys cycle, Enter opens the selected result and closes', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    const rows = await optionsOf(page).evaluateAll((all) => all.map(({ id }) => id))
    await expect(selectedOf(page)).toHaveId(rows[0]!)
    await page.keyboard.press('ArrowUp')
    // Later results render after the first
    const last = optionsOf(page).last()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!)
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

  test('a click opens a result and closes; with Ctrl, Shift or the middle button it opens a tab and stays', async ({
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
})
