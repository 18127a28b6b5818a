import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { drawn, expect, test as base, type Visit } from './reader'
import { boxOf, dialogOf, optionsOf, searchFor, selectedOf } from './searcher'

const test = base.extend<{
  answers: Visit
}>({
  answers: async ({ search, profiles }, use) => {
    const { page } = search
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: null })
    await page.mouse.move(0, 0)
    await boxOf(page).fill('')
    await expect(optionsOf(page)).toHaveCount(0)
    await use(search)
    expect(profiles.breaches.splice(0), 'no page breaks its content policy').toEqual([])
  },
})

/** Elements that exist only if text was not escaped. */
const foreign = (page: Page) => dialogOf(page).locator('img:not([src^="/assets/pictures/"]), b, script')

test('at most 16 results with path, title, and an excerpt with highlighted words', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'tween')
  await expect(optionsOf(page)).toHaveCount(16)
  const row = page.getByRole('option', { name: 'Tween > Reference > Tween > Tween::set_duration', exact: true })
  await expect(row.locator('svg')).toHaveCount(3)
  expect((await row.innerText()).startsWith('#')).toBe(true)
  expect((await row.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain('tween')
  const page0 = page.getByRole('option', { name: 'Tween', exact: true }).first()
  await expect(page0.locator('svg')).toHaveCount(1)
  await expect(page0).toContainText('From here to there', { useInnerText: true })
})

test("a section's picture is next to its text at half size", async ({ answers }) => {
  const { page } = answers
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

test('ignores empty queries, and reports no results', async ({ answers }) => {
  const { page } = answers
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

test('each answer replaces the one before', async ({ answers }) => {
  const { page } = answers
  for (const query of ['text', 'gravity', 'text', 'sprite', 'gravity']) {
    await boxOf(page).fill(query)
    await expect(selectedOf(page)).toHaveAccessibleName(RegExp(query === 'gravity' ? 'Jump and gravity' : query, 'i'))
    await expect(selectedOf(page)).toHaveCount(1)
    const ids = await optionsOf(page).evaluateAll((options) => options.map(({ id }) => id))
    expect([query, new Set(ids).size]).toEqual([query, ids.length])
    if (query === 'gravity') await expect(optionsOf(page).filter({ hasText: 'text!' })).toHaveCount(0)
  }
})

test('finds games and the playground by name, also misspelled', async ({ answers }) => {
  const { page } = answers
  for (const [query, title] of [
    ['games', 'Games'],
    ['playground', 'Playground'],
    ['plaground', 'Playground'],
    ['pong', 'Pong'],
    ['space shooter', 'Space Shooter'],
    ['space shoter', 'Space Shooter'],
  ] as const) {
    await boxOf(page).fill(query)
    await expect(selectedOf(page), query).toHaveAccessibleName(title)
  }
})

test('every result leads to an existing heading', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'rect')
  for (const href of await optionsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')!))) {
    const [path, anchor] = href.split('#')
    const html = fs.readFileSync(`public${path}/index.html`, 'utf8')
    expect([href, html.includes(`id="${anchor}"`)]).toEqual([href, true])
  }
})

test('a query without words finds nothing', { tag: '@deep' }, async ({ answers }) => {
  const { page } = answers
  for (const query of ['%', '->', '{}', '0xff0000ff']) {
    await boxOf(page).fill(query)
    await expect(page.getByText(`No results for "${query}"`)).toBeVisible()
    await expect(optionsOf(page)).toHaveCount(0)
  }
})

test('a very long query does not fill the panel', async ({ answers }) => {
  const { page } = answers
  await boxOf(page).fill('x'.repeat(10_000))
  const message = page.getByRole('status').getByText('No results for')
  await expect(message).toBeVisible()
  expect(await message.textContent()).toBe(`No results for "${'x'.repeat(100)}…"`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 780 })
    expect((await message.boundingBox())!.height).toBeLessThan(100)
  }
})

test('hostile queries stay text', { tag: '@deep' }, async ({ answers }) => {
  const { page, errors } = answers
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

test('without results there are similar words, a chat link, and all pages', async ({ answers }) => {
  const { page } = answers
  await boxOf(page).fill('gemapud')
  await expect(page.getByText('No results for "gemapud"')).toBeVisible()
  await expect(dialogOf(page).getByRole('link', { name: 'Ask on Discord' })).toHaveAttribute('target', '_blank')
  await expect(dialogOf(page).getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveCount(59)
  await dialogOf(page).getByRole('button', { name: 'gamepad', exact: true }).click()
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/gamepad#gamepad')
})

test('types find functions, and results show their kind', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'Bounds -> bool')
  const first = optionsOf(page).first()
  await expect(first).toHaveAttribute('href', '/learn/api/bounds#bounds-contains')
  await expect(first.locator('code')).toHaveText('contains(other: &Bounds) -> bool')
  await expect(first).toHaveAccessibleDescription('API')
  await searchFor(page, 'sprites')
  await expect(page.getByRole('option', { name: 'Sprites', exact: true })).toHaveAccessibleDescription('API')
  await expect(page.getByRole('option', { name: 'Working with Sprites', exact: true })).toHaveAccessibleDescription(
    'Guide',
  )
})

test('answers a word of 100,000 letters immediately', async ({ answers }) => {
  const { page } = answers
  await boxOf(page).fill('x'.repeat(100_000))
  await expect(page.getByRole('status').getByText('No results for')).toBeVisible()
  await boxOf(page).fill('camera')
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/camera#camera')
})

test('the pointer selects by moving, not by a scrolling list', async ({ answers }) => {
  const { page } = answers
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

test('a shortcut clears the text, as the hints say', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'camera')
  const hints = dialogOf(page).locator('li')
  expect(await hints.locator('> span').allInnerTexts()).toEqual(['Navigate', 'Select', 'Close', 'Reset'])
  expect(await hints.filter({ hasText: 'Reset' }).locator('kbd').allInnerTexts()).toEqual(['Ctrl', '⇧', '⌫'])
  await page.keyboard.press('Control+Shift+Backspace')
  await expect(boxOf(page)).toHaveValue('')
  await expect(optionsOf(page)).toHaveCount(0)
})

test('on a desktop the panel is 64 px from the top and at most 775 px wide', async ({ answers }) => {
  const { page } = answers
  await dialogOf(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 64, width: 775 })
})

test('screen readers find a combobox, a listbox of options, and a count', async ({ answers }) => {
  const { page } = answers
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

test('announces a new answer of equal size', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'sprite')
  await expect(page.getByRole('status').getByText('16 results for "sprite"', { exact: true })).toBeVisible()
  const active = () => boxOf(page).getAttribute('aria-activedescendant')
  expect(await active()).toBe('search-result:/learn/api/sprites#sprites')
  await boxOf(page).fill('shader')
  await expect(page.getByRole('status').getByText('16 results for "shader"', { exact: true })).toBeVisible()
  expect(await active()).toBe('search-result:/learn/api/shaders#shaders')
  expect(await selectedOf(page).getAttribute('id')).toBe(await active())
})

test('excerpts contain no ids, links, images or tab stops', async ({ answers }) => {
  const { page } = answers
  await searchFor(page, 'example')
  await expect(optionsOf(page).locator('[id], a, img, button, [tabindex], iframe')).toHaveCount(0)
})

test("forced colors use the system's mark color", async ({ answers }) => {
  const { page } = answers
  await page.emulateMedia({ forcedColors: 'active' })
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

test('an icon button shows its name on hover and focus', { tag: '@deep' }, async ({ answers }) => {
  const { page } = answers
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
  await page.keyboard.press('Enter')
  await expect(tip).toHaveText('Hide excerpts')
  await page.keyboard.press('Tab')
  await expect(reset).toBeFocused()
  await expect(tip).toHaveText('Clear')
})
