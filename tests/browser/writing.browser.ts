import type { Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'

const PERMISSIONS = { permissions: ['clipboard-read', 'clipboard-write'] }

test.each(['light', 'dark'] as const)(
  'every writing component is drawn without an error in the %s theme',
  async (theme) => {
    const { page, context, errors } = await visit('/example', { colorScheme: theme })
    await hydrated(page)
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
    expect(await page.locator('aside#saving').innerText()).toContain('Save often.')
    expect(await page.locator('details aside').allTextContents()).toEqual([expect.stringContaining('The inner block.')])
    expect(await page.getByRole('link', { name: 'Look around' }).getAttribute('href')).toBe('/learn/cheatsheet')
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(
      'npm,pnpm,yarn,npm,pnpm,yarn,macOS and Linux,Windows,By hand'.split(','),
    )
    expect(await page.locator('p', { hasText: /^June \d/ }).allInnerTexts()).toEqual([
      'June 19, 2025 by Ada, Grace & Joan',
      'June 18, 2025 by Ada & Grace',
    ])
    expect(errors).toEqual([])
    await context.close()
  },
)

test('a title is written in brackets or in quotation marks, and a command has the icon of a terminal', async () => {
  const { page, context } = await visit('/example')
  const titled = (title: string) => page.locator('[data-code-block] figcaption').filter({ hasText: title })
  expect(await titled('turbo.toml, [canvas]').locator('svg').count()).toBe(1)
  const [file, terminal] = await Promise.all(
    ['turbo.toml, [canvas]', 'Terminal'].map((title) => titled(title).locator('svg').innerHTML()),
  )
  expect(terminal).not.toBe(file)
  await context.close()
})

test('notes reach over lines, and an added line after a removed one has its number', async () => {
  const { page, context } = await visit('/example')
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
  await context.close()
})

test('the copy button writes the code without removed lines', async () => {
  const { page, context } = await visit('/example', PERMISSIONS)
  await hydrated(page)
  const block = page.locator('[data-code-block]').filter({ hasText: 'let speed = 1;' })
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('let speed = 2;\nstate.x_position += speed;')
  await block.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await context.close()
})

test('a press on the copy button before the page is live is honoured', async () => {
  const { page, context } = await visit('/learn/cheatsheet', PERMISSIONS)
  const block = page.locator('[data-code-block]').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('turbo init my-game')
  await context.close()
})

const commands = (page: Page) => page.locator('[data-code-group]').filter({ hasText: 'macOS and Linux' })

test('tabs move with the arrow keys, and only the open panel is seen', async () => {
  const { page, context } = await visit('/example')
  await hydrated(page)
  const group = commands(page)
  const tabs = group.getByRole('tablist', { name: 'Code group' })
  await tabs.getByRole('tab', { name: 'macOS and Linux' }).focus()
  expect(await page.getByText('ls my-game').last().isVisible()).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await tabs.getByRole('tab', { name: 'Windows' }).getAttribute('aria-selected')).toBe('true')
  expect(await group.getByRole('tabpanel').locator('code').innerText()).toBe('dir my-game\n')
  await page.keyboard.press('Home')
  expect(await group.getByRole('tabpanel').locator('code').innerText()).toBe('ls my-game\n')
  await page.keyboard.press('End')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('By hand')
  expect(await group.getByRole('tabpanel').innerText()).toBe('Open the folder and look.')
  await context.close()
})

test('without JavaScript all panels are seen under their titles', async () => {
  const { page, context } = await visit('/example', { javaScriptEnabled: false })
  const panels = commands(page).getByRole('tabpanel')
  expect(await panels.count()).toBe(3)
  expect((await panels.allInnerTexts()).map((text) => text.trim().split(/\s*\n\s*/))).toEqual([
    ['macOS and Linux', 'ls my-game'],
    ['Windows', 'dir my-game'],
    ['By hand', 'Open the folder and look.'],
  ])
  expect(await page.getByRole('tab').first().isVisible()).toBe(false)
  await context.close()
})

test('details open without JavaScript', async () => {
  const { page, context } = await visit('/example', { javaScriptEnabled: false })
  const answer = page.getByText('It is a small canvas in the shape of a wide screen.').last()
  expect(await answer.isVisible()).toBe(false)
  await page.getByText('Why 256 × 144?', { exact: true }).click()
  await answer.waitFor()
  await context.close()
})

test('the link of a heading is named, hidden until it is focused, and leads to the heading', async () => {
  const { page, context } = await visit('/example')
  await hydrated(page)
  const anchor = page.getByRole('link', { name: 'Link to “Callouts”' })
  expect(await anchor.evaluate((link) => getComputedStyle(link).opacity)).toBe('0')
  // A key press tells the browser that the focus comes from the keyboard
  await page.keyboard.press('Tab')
  await anchor.focus()
  await page.waitForFunction(
    () => document.activeElement instanceof HTMLElement && getComputedStyle(document.activeElement).opacity === '1',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.address}/example#callouts`)
  await context.close()
})

test('the icon of a heading’s link is found', async () => {
  const { page, context } = await visit('/example')
  const mask = await page
    .locator('.anchor')
    .first()
    .evaluate((link) => getComputedStyle(link).maskImage)
  const address = /url\("(.+)"\)/.exec(mask)?.[1]
  expect(address).toBe(`${site.address}/.turbo/icons/link.svg`)
  expect((await page.request.get(address!)).status()).toBe(200)
  await context.close()
})

test('wide code scrolls with the keyboard; code that fits is no stop', async () => {
  const { page, context } = await visit('/example', { viewport: { width: 390, height: 800 } })
  await hydrated(page)
  const wide = page.locator('[data-language="wgsl"] pre')
  await page.waitForFunction(
    () => document.querySelector('[data-language="wgsl"] pre')?.getAttribute('tabindex') === '0',
  )
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('[data-language="wgsl"] pre')!.scrollLeft > 0)
  expect(await page.locator('[data-language="bash"] pre').first().getAttribute('tabindex')).toBe(null)
  await context.close()
})

test.each([1440, 820, 390])('nothing makes the page itself scroll sideways at %i pixels', async (width) => {
  const { page, context } = await visit('/example', { viewport: { width, height: 900 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await context.close()
})
