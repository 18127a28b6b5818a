import type { Page } from 'playwright-core'
import { hydrated, site, visit } from './reader'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const section = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]')

/** The scroll position of the sidebar, and where in it the current entry stands. */
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
  await page.waitForURL(site.address + path)
}

test.each(['/learn/api/tween', '/learn/api/tween.html'])('%s is marked as the current page', async (path) => {
  const { page, context } = await visit(path)
  expect(await current(page).allInnerTexts()).toEqual(['Tween'])
  await context.close()
})

test('a page outside the sidebar has the sidebar with nothing marked', async () => {
  const { page, context } = await visit('/learn/tutorials/pong')
  expect(await sidebar(page).getByRole('link').count()).toBe(32)
  expect(await current(page).count()).toBe(0)
  await context.close()
})

test('on the first page the current entry is brought 100px below the top of the sidebar', async () => {
  const { page, context } = await visit('/learn/api/audio', { viewport: { width: 1440, height: 600 } })
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector('aside[aria-label="Sidebar"]')!.scrollTop > 0)
  expect((await scrolling(page)).top).toBeCloseTo(100, 0)
  await context.close()
})

test('an entry hidden behind the foot of the sidebar is brought into view as well', async () => {
  const first = await visit('/learn/guides/cli')
  const edge = await first.page.evaluate(() => {
    const item = document.querySelector('aside[aria-label="Sidebar"] [aria-current="page"]')!
    return item.getBoundingClientRect().top
  })
  await first.context.close()
  // As high as the entry reaches: only the foot is in its way
  const viewport = { width: 1440, height: Math.ceil(edge) + 40 }
  const { page, context } = await visit('/learn/guides/cli', { viewport })
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector('aside[aria-label="Sidebar"]')!.scrollTop > 0)
  expect((await scrolling(page)).top).toBeCloseTo(100, 0)
  await context.close()
})

test('an entry in view does not move the sidebar, and later pages do not either', async () => {
  const { page, context } = await visit('/learn/getting-started')
  await hydrated(page)
  await goTo(page, '/learn/api/tween')
  await page.waitForFunction(() => document.querySelector('[aria-current="page"]')?.textContent === 'Tween')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect((await scrolling(page)).scrollTop).toBe(0)
  await context.close()
})

test('a closed section stays closed on other pages and opens when the reader comes into it', async () => {
  const { page, context } = await visit('/learn/installation')
  await hydrated(page)
  await section(page, 'Guides').click()
  await section(page, 'API').click()
  await page.locator('a[rel="next"]').click()
  await page.waitForURL(`${site.address}/learn/cheatsheet`)
  expect(await section(page, 'Guides').getAttribute('aria-expanded')).toBe('false')
  expect(await sidebar(page).getByRole('link', { name: 'Working with Sprites' }).isVisible()).toBe(false)
  await goTo(page, '/learn/guides/cli')
  await page.waitForFunction(() => document.querySelector('[aria-current="page"]')?.textContent === 'Using Turbo CLI')
  expect(await section(page, 'Guides').getAttribute('aria-expanded')).toBe('true')
  expect(await section(page, 'API').getAttribute('aria-expanded')).toBe('false')
  await context.close()
})

test('Enter and Space toggle a section', async () => {
  const { page, context } = await visit('/learn/installation')
  await hydrated(page)
  await section(page, 'Tutorials').press('Enter')
  expect(await section(page, 'Tutorials').getAttribute('aria-expanded')).toBe('false')
  await section(page, 'Tutorials').press(' ')
  expect(await section(page, 'Tutorials').getAttribute('aria-expanded')).toBe('true')
  await context.close()
})

test('a click before the page is live is honoured once', async () => {
  const { page, context } = await visit('/learn/installation')
  await section(page, 'Tutorials').click()
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector('[aria-expanded="false"][aria-controls]'))
  expect(await section(page, 'Tutorials').getAttribute('aria-expanded')).toBe('false')
  await context.close()
})

test('without scripts the pages are listed below the content of a narrow screen', async () => {
  const { page, context } = await visit('/learn/installation', {
    viewport: { width: 390, height: 800 },
    javaScriptEnabled: false,
  })
  const list = (await sidebar(page).boundingBox())!
  const content = (await page.getByRole('main').boundingBox())!
  expect(list.y).toBeGreaterThanOrEqual(content.y + content.height)
  await context.close()
})

test('at 1440px the frame has the measures of the design', async () => {
  const { page, context } = await visit('/learn/installation')
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
  await context.close()
})

test('at 1100px the sidebar keeps its 300px', async () => {
  const { page, context } = await visit('/learn/installation', {
    viewport: { width: 1100, height: 800 },
  })
  const gutter = await page.locator('aside[aria-label="Sidebar"]').boundingBox()
  expect(gutter).toMatchObject({ x: 0, width: 300 })
  await context.close()
})
