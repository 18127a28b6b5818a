import type { Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'

const tablet = { viewport: { width: 820, height: 900 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const openPages = async (page: Page) => {
  await button(page, 'Using Turbo CLI').click()
  await dialog(page).waitFor()
}

test.each([
  [1081, { sidebar: true, secondBar: false, menus: true, menuButton: false }],
  [1080, { sidebar: false, secondBar: true, menus: true, menuButton: false }],
  [721, { sidebar: false, secondBar: true, menus: true, menuButton: false }],
  [720, { sidebar: false, secondBar: true, menus: false, menuButton: true }],
])('at %ipx the right bars are shown', async (width, shown) => {
  const { page, context } = await visit('/learn/guides/cli', { viewport: { width, height: 800 } })
  expect({
    sidebar: await page.getByRole('navigation', { name: 'Pages' }).isVisible(),
    secondBar: await button(page, 'Using Turbo CLI').isVisible(),
    menus: await button(page, '0.7.4').isVisible(),
    menuButton: await button(page, 'Menu').isVisible(),
  }).toEqual(shown)
  expect(await button(page, 'Search').isVisible()).toBe(true)
  await context.close()
})

test('the bars are 48px and 40px high, and only the second stays', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  const second = page.locator('[data-layout] > header + div')
  const first = (await page.locator('[data-layout] > header').boundingBox())!
  expect(first.height).toBe(48)
  expect((await second.boundingBox())!).toMatchObject({ y: first.y + 48, height: 40 })
  await page.evaluate(() => window.scrollTo(0, 600))
  expect((await second.boundingBox())!.y).toBe(0)
  expect((await page.locator('[data-layout] > header').boundingBox())!.y).toBeLessThan(0)
  await context.close()
})

test('the title of the page opens the sidebar 12px below, and the focus stays in it', async () => {
  const { page, context } = await visit('/learn/guides/cli', { ...tablet, reducedMotion: 'reduce' })
  await hydrated(page)
  await openPages(page)
  const trigger = (await button(page, 'Using Turbo CLI').evaluate((element) => element.getBoundingClientRect().bottom))!
  expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(trigger + 12)
  expect(await dialog(page).evaluate((element) => element.clientWidth + 2)).toBe(300)
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.tagName,
    )
    expect(['browser', 'DIALOG']).toContain(place)
  }
  await context.close()
})

test('Escape closes a popover and gives the focus back', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  await openPages(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Using Turbo CLI')
  await context.close()
})

test('a right click or Ctrl with a click outside leaves the popover open, a click closes it', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  await openPages(page)
  await page.mouse.click(700, 700, { button: 'right' })
  await page.keyboard.down('Control')
  await page.mouse.click(700, 700)
  await page.keyboard.up('Control')
  expect(await dialog(page).isVisible()).toBe(true)
  await page.mouse.click(700, 700)
  await dialog(page).waitFor({ state: 'detached' })
  await context.close()
})

test('choosing a page closes the popover, and going back does too', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  await openPages(page)
  await dialog(page).getByRole('link', { name: 'Keyboard Shortcuts' }).click()
  await page.waitForURL(`${site.address}/learn/guides/keyboard-shortcuts`)
  await dialog(page).waitFor({ state: 'detached' })
  await button(page, 'Keyboard Shortcuts').click()
  await dialog(page).waitFor()
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  await context.close()
})

test('a popover closes when the window becomes too wide for its bar', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  await openPages(page)
  await page.setViewportSize({ width: 1300, height: 900 })
  await dialog(page).waitFor({ state: 'detached' })
  await context.close()
})

test('sections closed in the popover are closed when it opens again', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  await openPages(page)
  await dialog(page).getByRole('button', { name: 'Tutorials' }).click()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await openPages(page)
  expect(await dialog(page).getByRole('button', { name: 'Tutorials' }).getAttribute('aria-expanded')).toBe('false')
  await context.close()
})

test('on a phone the menu unfolds, and everything in it is 44px high', async () => {
  const { page, context } = await visit('/learn/guides/cli', phone)
  await hydrated(page)
  await button(page, 'Menu').tap()
  await dialog(page).getByText('0.7.4').tap()
  expect(await dialog(page).getByRole('link', { name: 'Contributing' }).isVisible()).toBe(true)
  const heights = await dialog(page)
    .locator('a, summary')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('a tap before the page is live opens the menu once it is', async () => {
  const { page, context } = await visit('/learn/guides/cli', phone)
  await button(page, 'Menu').tap()
  await dialog(page).waitFor()
  await context.close()
})

test('without a sidebar the menu button is the icon alone', async () => {
  const { page, context } = await visit('/', phone)
  expect(await button(page, 'Menu').innerText()).toBe('')
  await context.close()
})

test('Top appears when the first bar is more than 100px out of view, and leads to the top', async () => {
  const { page, context } = await visit('/learn/guides/cli', tablet)
  await hydrated(page)
  const bottom = await page
    .locator('[data-layout] > header')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 100)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await button(page, 'Top').count()).toBe(0)
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 102)
  await button(page, 'Top').waitFor()
  await page.evaluate((y) => window.scrollTo(0, y), bottom + 600)
  await button(page, 'Top').click()
  await page.waitForFunction(() => window.scrollY === 0)
  await button(page, 'Top').waitFor({ state: 'detached' })
  await context.close()
})

test('on the front page the first bar stays and there is no second', async () => {
  const { page, context } = await visit('/', phone)
  expect(await page.locator('[data-layout] > header').evaluate((element) => getComputedStyle(element).position)).toBe(
    'sticky',
  )
  expect(await page.getByRole('region', { name: 'This page' }).count()).toBe(0)
  await context.close()
})

test.each([820, 1200])(
  'at %ipx the outline opens from On this page, and choosing an entry closes it',
  async (width) => {
    const { page, context } = await visit('/learn/api/tween', { viewport: { width, height: 800 } })
    await hydrated(page)
    await button(page, 'On this page').click()
    await dialog(page).getByRole('link', { name: 'Behavior' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#behavior')
    await page.waitForFunction(() => window.scrollY > 0)
    await context.close()
  },
)

test('at 1081px the button of the outline stands in the top bar, not over the text', async () => {
  const { page, context } = await visit('/learn/api/tween', { viewport: { width: 1081, height: 800 } })
  expect(await page.getByRole('banner').getByRole('button', { name: 'On this page' }).isVisible()).toBe(true)
  expect(await button(page, 'On this page').count()).toBe(1)
  await context.close()
})

test('on a phone each entry of the outline is 44px high', async () => {
  const { page, context } = await visit('/learn/api/tween', phone)
  await hydrated(page)
  await button(page, 'On this page').tap()
  const heights = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetHeight))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('at 1281px the outline has its column and needs no button', async () => {
  const { page, context } = await visit('/learn/api/tween', { viewport: { width: 1281, height: 800 } })
  expect(await button(page, 'On this page').isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(true)
  await context.close()
})

test.each([820, 1200])('at %ipx a page without outline offers none', async (width) => {
  const { page, context } = await visit('/learn/installation', { viewport: { width, height: 800 } })
  expect(await button(page, 'On this page').count()).toBe(0)
  await context.close()
})

test.each(['/', '/example', '/learn/installation'])('%s offers both themes on wide screens', async (path) => {
  const { page, context } = await visit(path)
  expect(await button(page, 'Dark Mode').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Discord', exact: true }).first().isVisible()).toBe(true)
  await context.close()
})
