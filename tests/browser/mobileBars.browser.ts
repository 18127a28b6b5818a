import type { Page } from '@playwright/test'
import { drawn, expect, test } from './reader'

const tablet = { viewport: { width: 820, height: 900 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const openPages = async (page: Page) => {
  await button(page, 'Using Turbo CLI').click()
  await expect(dialog(page)).toBeVisible()
}

test('each width has its bars', async ({ visit }) => {
  const { page } = await visit('/learn/guides/cli')
  for (const [width, shown] of [
    [1024, { sidebar: true, secondBar: false, menus: true, menuButton: false }],
    [1023, { sidebar: false, secondBar: true, menus: true, menuButton: true }],
    [721, { sidebar: false, secondBar: true, menus: true, menuButton: true }],
    [720, { sidebar: false, secondBar: true, menus: false, menuButton: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect({
      sidebar: await page.getByRole('navigation', { name: 'Pages' }).isVisible(),
      secondBar: await button(page, 'Using Turbo CLI').isVisible(),
      menus: await button(page, '0.7.4').isVisible(),
      menuButton: await button(page, 'Menu').isVisible(),
    }).toEqual(shown)
    await expect(button(page, 'Search')).toBeVisible()
  }
})

for (const width of [1000, 768, 390]) {
  const tag = width === 390 ? [] : '@deep'
  test(`at ${width} px the bars are aligned with the text`, { tag }, async ({ visit }) => {
    const { page } = await visit('/learn/guides/cli', { viewport: { width, height: 800 } })
    const starts = [button(page, 'Using Turbo CLI'), page.locator('h1')]
    // From tablets on, the header is as wide as the window, on every layout
    if (width === 390) starts.push(button(page, 'Menu').locator('svg'))
    const lefts = await Promise.all(starts.map(async (start) => (await start.first().boundingBox())!.x))
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1)
  })
}

test('the bars are 48px and 40px high, and only the second is sticky', async ({ visit }) => {
  const { page } = await visit('/learn/guides/cli', tablet)
  const second = page.locator('[data-layout] > header + div')
  const first = (await page.locator('[data-layout] > header').boundingBox())!
  expect(first.height).toBe(48)
  expect((await second.boundingBox())!).toMatchObject({ y: first.y + 48, height: 40 })
  await page.evaluate(() => window.scrollTo(0, 600))
  expect((await second.boundingBox())!.y).toBe(0)
  expect((await page.locator('[data-layout] > header').boundingBox())!.y).toBeLessThan(0)
})

test('the page title opens the sidebar 12px below, with trapped focus', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', { ...tablet, reducedMotion: 'reduce' })
  await openPages(page)
  const trigger = (await button(page, 'Using Turbo CLI').evaluate((element) => element.getBoundingClientRect().bottom))!
  expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(trigger + 12)
  expect(await dialog(page).evaluate((element) => element.clientWidth + 2)).toBe(300)
  // Moves past the first control to the last and back
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    const place = await page.evaluate(() =>
      document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.tagName,
    )
    expect(['browser', 'DIALOG']).toContain(place)
  }
})

test('Escape or a click outside closes a popover and restores focus, a right click or Ctrl does not', async ({
  visitLive,
}) => {
  const { page } = await visitLive('/learn/guides/cli', tablet)
  await openPages(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Using Turbo CLI')).toBeFocused()
  await openPages(page)
  await page.mouse.click(700, 700, { button: 'right' })
  await page.keyboard.down('Control')
  await page.mouse.click(700, 700)
  await page.keyboard.up('Control')
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(700, 700)
  await expect(dialog(page)).toHaveCount(0)
})

test('choosing a page or going back closes the popover', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', tablet)
  await openPages(page)
  await dialog(page).getByRole('link', { name: 'Keyboard Shortcuts' }).click()
  await expect(page).toHaveURL('/learn/guides/keyboard-shortcuts')
  await expect(dialog(page)).toHaveCount(0)
  await button(page, 'Keyboard Shortcuts').click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
})

test('a popover closes when the window becomes too wide', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', tablet)
  await openPages(page)
  await page.setViewportSize({ width: 1300, height: 900 })
  await expect(dialog(page)).toHaveCount(0)
})

test('closed sections stay closed when the popover reopens', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', tablet)
  await openPages(page)
  await expect(dialog(page).getByText('0.7.4')).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Tutorials' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await openPages(page)
  await expect(dialog(page).getByRole('button', { name: 'Tutorials' })).toHaveAttribute('aria-expanded', 'false')
})

test('the menu has areas, pages and versions, each 44px high, and marks where the user is', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', phone)
  await button(page, 'Menu').tap()
  await expect(dialog(page).getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'true')
  await expect(dialog(page).getByRole('link', { name: 'Playground' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Using Turbo CLI' })).toBeFocused()
  await expect(dialog(page).getByRole('link', { name: 'Keyboard Shortcuts' })).toBeVisible()
  await dialog(page).getByText('0.7.4').tap()
  await expect(dialog(page).getByRole('link', { name: 'Contributing' })).toBeVisible()
  const heights = await dialog(page)
    .locator('nav :is(a, summary):visible')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test("on a phone the landing page's sticky top bar has the menu, and there is no second bar", async ({ visit }) => {
  const { page } = await visit('/', phone)
  expect(await button(page, 'Menu').innerText()).toBe('')
  await expect(page.locator('[data-layout] > header')).toHaveCSS('position', 'sticky')
  await expect(page.getByRole('region', { name: 'This page' })).toHaveCount(0)
  // Before hydration
  await button(page, 'Menu').tap()
  await dialog(page).getByText('0.7.4').tap()
  await expect(dialog(page).getByRole('link', { name: 'Changelog' })).toBeVisible()
})

test('Top appears once the first bar is more than 100px out of view, and scrolls to the top', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/cli', tablet)
  const bottom = await page
    .locator('[data-layout] > header')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 100)
  await drawn(page)
  await expect(button(page, 'Top')).toHaveCount(0)
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 102)
  await expect(button(page, 'Top')).toBeVisible()
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 600)
  await button(page, 'Top').click()
  await page.waitForFunction(() => window.scrollY === 0)
  await expect(button(page, 'Top')).toHaveCount(0)
})

for (const width of [820, 1200]) {
  const tag = width === 820 ? [] : '@deep'
  const title = `at ${width}px On this page opens the outline, and choosing an entry closes it`
  test(title, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween', { viewport: { width, height: 800 } })
    await button(page, 'On this page').click()
    await dialog(page).getByRole('link', { name: 'Behavior' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('#behavior')
    await page.waitForFunction(() => window.scrollY > 0)
  })
}

test('the outline button is in the top bar until the outline has its column', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { viewport: { width: 1024, height: 800 } })
  await expect(page.getByRole('banner').getByRole('button', { name: 'On this page' })).toBeVisible()
  await expect(button(page, 'On this page')).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await page.setViewportSize({ width: 1281, height: 800 })
  await expect(button(page, 'On this page')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
})

test('on a phone each outline entry is 44px high', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween', phone)
  await button(page, 'On this page').tap()
  const heights = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetHeight))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('a page without outline has no outline button', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  for (const width of [820, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button(page, 'On this page')).toHaveCount(0)
  }
})

test('every page offers both themes on wide screens', async ({ visit }) => {
  const { page } = await visit('/')
  for (const path of ['/', '/example', '/learn/installation']) {
    await page.goto(path)
    await expect(button(page, 'Dark Mode')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Discord', exact: true }).first()).toBeVisible()
  }
})
