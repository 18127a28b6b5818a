import type { Page } from '@playwright/test'
import { drawn, expect, hydrated, test } from './reader'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const section = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]')

/** Scroll position of the sidebar, and the current entry's position in it. */
const scrolling = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('aside[aria-label="Sidebar"]')!
    const item = scroller.querySelector('[aria-current="page"]')
    const top = item ? item.getBoundingClientRect().top - scroller.getBoundingClientRect().top : undefined
    return { scrollTop: scroller.scrollTop, top }
  })

const goTo = async (page: Page, path: string) => {
  await page.evaluate(
    (target) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(target),
    path,
  )
  await expect(page).toHaveURL(path)
}

test('marks the current page at both addresses; unlisted pages mark none', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  expect(await current(page).allInnerTexts()).toEqual(['Tween'])
  await page.goto('/learn/api/tween.html')
  expect(await current(page).allInnerTexts()).toEqual(['Tween'])
  await page.goto('/learn/guides/online-games')
  await expect(sidebar(page).getByRole('link')).toHaveCount(42)
  await expect(current(page)).toHaveCount(0)
})

test('scrolls the current entry to 100px below the top on the first page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/circles', { viewport: { width: 1440, height: 600 } })
  await page.waitForFunction(() => document.querySelector('aside[aria-label="Sidebar"]')!.scrollTop > 0)
  expect((await scrolling(page)).top).toBeCloseTo(100, 0)
})

test('scrolls an entry behind the footer into view', { tag: '@deep' }, async ({ visit, visitLive }) => {
  const first = await visit('/learn/guides/cli')
  const edge = await first.page.evaluate(() => {
    const item = document.querySelector('aside[aria-label="Sidebar"] [aria-current="page"]')!
    return item.getBoundingClientRect().top
  })
  // Only the foot covers the entry
  const viewport = { width: 1440, height: Math.ceil(edge) + 40 }
  const { page } = await visitLive('/learn/guides/cli', { viewport })
  await page.waitForFunction(() => document.querySelector('aside[aria-label="Sidebar"]')!.scrollTop > 0)
  expect((await scrolling(page)).top).toBeCloseTo(100, 0)
})

test('follows later pages, and keeps its position while the current entry is visible', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/getting-started')
  await goTo(page, '/learn/cheatsheet')
  await expect(current(page)).toHaveText('Cheatsheet')
  await drawn(page)
  expect((await scrolling(page)).scrollTop).toBe(0)
  await goTo(page, '/learn/api/log')
  await expect(current(page)).toHaveText('Log')
  await expect.poll(async () => (await scrolling(page)).scrollTop).toBeGreaterThan(0)
  await page.goBack()
  await expect(current(page)).toHaveText('Cheatsheet')
  await expect.poll(async () => (await scrolling(page)).top).toBeGreaterThanOrEqual(60)
})

test('Shift with an arrow keeps the current entry in view; games have an entry and neighbors', async ({
  visitLive,
}) => {
  const { page } = await visitLive('/learn/tutorials/pancake-cat', { viewport: { width: 1440, height: 600 } })
  for (const title of ['Pong', 'Space Shooter', 'Platformer', 'Using Turbo CLI', 'Keyboard Shortcuts']) {
    await page.keyboard.press('Shift+ArrowRight')
    await expect(current(page)).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')).toHaveCount(2)
    await expect.poll(async () => (await scrolling(page)).top).toBeGreaterThanOrEqual(60)
    await expect.poll(async () => (await scrolling(page)).top).toBeLessThan(480)
  }
})

test('a closed section stays closed elsewhere and opens on its own pages', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  await section(page, 'Guides').click()
  await section(page, 'API section').click()
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL('/learn/how-a-game-works')
  await expect(section(page, 'Guides')).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebar(page).getByRole('link', { name: 'Working with Sprites' })).toBeHidden()
  await goTo(page, '/learn/guides/cli')
  await expect(current(page)).toHaveText('Using Turbo CLI')
  await expect(section(page, 'Guides')).toHaveAttribute('aria-expanded', 'true')
  await expect(section(page, 'API section')).toHaveAttribute('aria-expanded', 'false')
})

test('pages share the file of their sidebar; another sidebar comes with its page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/data/sidebars/')),
    )
  await goTo(page, '/learn/cheatsheet')
  await expect(current(page)).toHaveText('Cheatsheet')
  const [own] = await files()
  await goTo(page, '/learn/recipes/pause')
  await expect(current(page)).toHaveText('Pause')
  await expect(sidebar(page).getByRole('link', { name: 'All Recipes' })).toBeVisible()
  expect([...new Set(await files())]).toEqual([own, expect.stringMatching(/[\da-f]{8}\.json$/)])
})

test('Enter and Space toggle a section', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  await section(page, 'Tutorials').press('Enter')
  await expect(section(page, 'Tutorials')).toHaveAttribute('aria-expanded', 'false')
  await section(page, 'Tutorials').press(' ')
  await expect(section(page, 'Tutorials')).toHaveAttribute('aria-expanded', 'true')
})

test('a click before hydration counts once', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  await section(page, 'Tutorials').click()
  await hydrated(page)
  await expect(section(page, 'Tutorials')).toHaveAttribute('aria-expanded', 'false')
})

test('without scripts the pages are listed below the content on narrow screens', async ({ visit }) => {
  const { page } = await visit('/learn/installation', {
    viewport: { width: 390, height: 800 },
    javaScriptEnabled: false,
  })
  const list = (await sidebar(page).boundingBox())!
  const content = (await page.getByRole('main').boundingBox())!
  expect(list.y).toBeGreaterThanOrEqual(content.y + content.height)
})

test('the frame has its specified measures', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  const box = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())
  const bar = await box('[data-layout] > header')
  const content = await box('main')
  const gutter = await box('aside[aria-label="Sidebar"]')
  expect(bar.height).toBe(60)
  expect(gutter.width).toBeGreaterThanOrEqual(300)
  expect(gutter.right).toBeCloseTo((1440 - content.width) / 2, 0)
  expect(bar.left).toBeCloseTo(gutter.right, 0)
  expect(content.left).toBeCloseTo(gutter.right, 0)
  expect(gutter.bottom).toBe(900)
  expect(gutter.top).toBe(bar.top)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await box('aside[aria-label="Sidebar"]')).toMatchObject({ x: 0, width: 300 })
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await box('aside[aria-label="Sidebar"]')).toMatchObject({ x: 0, width: 248 })
})
