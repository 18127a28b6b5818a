import type { Page } from '@playwright/test'
import { expect, stopClock, test } from './reader'

const PERMISSIONS = { permissions: ['clipboard-read', 'clipboard-write'] }

test('every writing component renders without errors', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/example')
  for (const name of ['Note', 'Info', 'Tip', 'Success', 'Warning', 'Danger']) {
    expect(await page.locator('aside').filter({ hasText: name }).count()).toBeGreaterThanOrEqual(2)
  }
  expect(await page.locator('article ol > li > .heading h4').allInnerTexts()).toEqual([
    'Create a project',
    'Run it',
    'Draw a cat',
    'Feed it',
  ])
  expect(await page.locator('p > code .k').allInnerTexts()).toEqual(['let'])
  await expect(page.locator('aside#saving')).toContainText('Save often.', { useInnerText: true })
  expect(await page.locator('details aside').allTextContents()).toEqual([expect.stringContaining('The inner block.')])
  await expect(page.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/learn/cheatsheet')
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(
    'npm,pnpm,yarn,npm,pnpm,yarn,macOS and Linux,Windows,By hand'.split(','),
  )
  expect(await page.locator('p', { hasText: /^June \d/ }).allInnerTexts()).toEqual([
    'June 19, 2025 by Ada, Grace & Joan',
    'June 18, 2025 by Ada & Grace',
  ])
  expect(errors).toEqual([])
})

test('titles may be in brackets or quotes, and a command has a terminal icon', async ({ visit }) => {
  const { page } = await visit('/example')
  const titled = (title: string) => page.locator('[data-code-block] figcaption').filter({ hasText: title })
  await expect(titled('turbo.toml, [canvas]').locator('svg')).toHaveCount(1)
  const [file, terminal] = await Promise.all(
    ['turbo.toml, [canvas]', 'Terminal'].map((title) => titled(title).locator('svg').innerHTML()),
  )
  expect(terminal).not.toBe(file)
})

test('annotations span lines, and an added line after a removed one keeps its number', async ({ visit }) => {
  const { page } = await visit('/example')
  const marksBelow = (mark: string) =>
    page
      .locator('[data-code-block]')
      .filter({ has: page.locator(`[data-line~="${mark}"] + [data-line~="${mark}"]`), hasText: 'let place = 40;' })
      .locator('.l')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line')))
  expect(await marksBelow('added')).toEqual([null, 'added', 'added'])
  expect(await marksBelow('focused')).toEqual(['dimmed', 'focused', 'focused', 'dimmed'])
  const numbered = page.locator('[data-line-numbers] [data-line~="removed"] + [data-line~="added"]')
  expect(await numbered.evaluate((line) => getComputedStyle(line).counterIncrement)).toBe('none')
})

test('copying omits removed lines', async ({ visitLive }) => {
  const { page } = await visitLive('/example', PERMISSIONS)
  const block = page.locator('[data-code-block]').filter({ hasText: 'let speed = 1;' })
  await block.hover()
  await stopClock(page)
  await block.getByRole('button', { name: 'Copy' }).click()
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('let speed = 2;\nstate.x_position += speed;')
  await page.clock.runFor(1000)
  await expect(block.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('a copy before hydration takes effect afterwards', async ({ visit }) => {
  const { page } = await visit('/learn/guides/cli', PERMISSIONS)
  const block = page.locator('[data-code-block]').first()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await block.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('turbo -v')
})

const commands = (page: Page) => page.locator('[data-code-group]').filter({ hasText: 'macOS and Linux' })

test('tabs move with arrow keys, and only the active panel is visible', async ({ visitLive }) => {
  const { page } = await visitLive('/example')
  const group = commands(page)
  const tabs = group.getByRole('tablist', { name: 'Code group' })
  await tabs.getByRole('tab', { name: 'macOS and Linux' }).focus()
  await expect(page.getByText('ls my-game').last()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  expect(await group.getByRole('tabpanel').locator('code').innerText()).toBe('dir my-game\n')
  await page.keyboard.press('Home')
  expect(await group.getByRole('tabpanel').locator('code').innerText()).toBe('ls my-game\n')
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: 'By hand' })).toBeFocused()
  expect(await group.getByRole('tabpanel').innerText()).toBe('Open the folder and look.')
})

test('without JavaScript all panels are visible under their titles', async ({ visit }) => {
  const { page } = await visit('/example', { javaScriptEnabled: false })
  const panels = commands(page).getByRole('tabpanel')
  await expect(panels).toHaveCount(3)
  expect((await panels.allInnerTexts()).map((text) => text.trim().split(/\s*\n\s*/))).toEqual([
    ['macOS and Linux', 'ls my-game'],
    ['Windows', 'dir my-game'],
    ['By hand', 'Open the folder and look.'],
  ])
  await expect(page.getByRole('tab').first()).toBeHidden()
})

test('details open without JavaScript', async ({ visit }) => {
  const { page } = await visit('/example', { javaScriptEnabled: false })
  const answer = page.getByText('It is a small canvas in the shape of a wide screen.').last()
  await expect(answer).toBeHidden()
  await page.getByText('Why 256 × 144?', { exact: true }).click()
  await expect(answer).toBeVisible()
})

test("a heading's link is named, visible on focus, and leads to the heading", async ({ visitLive }) => {
  const { page } = await visitLive('/example')
  const anchor = page.getByRole('link', { name: 'Link to “Callouts”' })
  expect(await anchor.evaluate((link) => getComputedStyle(link).opacity)).toBe('0')
  // A key press makes :focus-visible apply
  await page.keyboard.press('Tab')
  await anchor.focus()
  await expect(anchor).toBeFocused()
  await expect(anchor).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/example#callouts')
})

test('icons come with the styles, not as requests before the first paint', async ({ visit }) => {
  const { page } = await visit('/example')
  const masks = await page.evaluate(() =>
    [...document.querySelectorAll('.anchor, [class*="Details-details"] summary')].map(
      (element) => getComputedStyle(element, '::before').maskImage,
    ),
  )
  expect(masks.length).toBeGreaterThan(10)
  for (const mask of masks) expect(mask).toMatch(/^url\("data:image\/svg\+xml/)
})

test('wide code scrolls by keyboard; fitting code is no tab stop', async ({ visitLive }) => {
  const { page } = await visitLive('/example', { viewport: { width: 390, height: 800 } })
  const wide = page.locator('[data-language="wgsl"] pre')
  await expect(wide).toHaveAttribute('tabindex', '0')
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('[data-language="wgsl"] pre')!.scrollLeft > 0)
  await expect(page.locator('[data-language="bash"] pre').first()).not.toHaveAttribute('tabindex')
})
