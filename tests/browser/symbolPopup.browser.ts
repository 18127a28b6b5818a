import type { Page } from '@playwright/test'
import { symbolChunksOf, type SymbolsFile } from '../../src/lib/symbols/symbolChunks'
import { expect, holdBack, hydrated, test } from './reader'

const popup = (page: Page) => page.getByRole('tooltip')
const macro = (page: Page) => page.locator('[data-code-block] a[data-symbol="rect!"]:not([data-option])').first()

/** The popup of the first `rect!`, opened by mouse. */
async function openByMouse(page: Page) {
  await macro(page).hover()
  await expect(popup(page)).toBeVisible()
  const box = (await popup(page).boundingBox())!
  const link = (await macro(page).boundingBox())!
  return { box, link }
}

test("hovering shows a popup 8 px below the symbol's start, with signature, summary and options; options have their own", async ({
  visitLive,
}) => {
  const { page, errors } = await visitLive('/learn/api/rectangles', { viewport: { width: 1280, height: 1200 } })
  const { box, link } = await openByMouse(page)
  expect(box.x).toBeCloseTo(link.x, 0)
  expect(box.y).toBeCloseTo(link.y + link.height + 8, 0)
  expect(box.width).toBeLessThanOrEqual(500)
  const text = await popup(page).innerText()
  expect(text).toContain('border_radius = 0')
  expect(text).toContain('Draws a rectangle on the canvas.')
  expect(await popup(page).getByRole('rowheader').first().innerText()).toBe('x')
  await expect(popup(page).locator('svg')).toHaveAttribute('width', '7')
  await expect(popup(page).locator('svg')).toHaveAttribute('height', '3')
  const scrollBox = await popup(page).locator('> div').boundingBox()
  expect(scrollBox!.height).toBe(300)
  await page.mouse.move(2, 2)
  await page.locator('[data-code-block] a[data-option="border_size"]').first().hover()
  await expect(popup(page)).toContainText('border_size: u32 = 0', { useInnerText: true })
  await expect(popup(page)).toContainText('Option of rect!.', { useInnerText: true })
  expect(errors).toEqual([])
})

test('the popup is not flipped at the bottom, and shifted at the edge', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles', { viewport: { width: 390, height: 700 } })
  const option = page.locator('[data-code-block] a[data-option="color"]').first()
  await option.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + 4),
  )
  await option.hover()
  await expect(popup(page)).toBeVisible()
  const box = (await popup(page).boundingBox())!
  const link = (await option.boundingBox())!
  expect(box.y).toBeCloseTo(link.y + link.height + 8, 0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
})

test('with little space below, the popup scrolls', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  const viewport = page.viewportSize()!
  await macro(page).evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + 240),
  )
  const { box, link } = await openByMouse(page)
  expect(box.y).toBeCloseTo(link.y + link.height + 8, 0)
  expect(box.y + box.height).toBeCloseTo(viewport.height - 8, 0)
})

test("a popup shows an example's picture without shifting", async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/circles')
  const release = await holdBack(page, '**/assets/pictures/*.png')
  const link = page.locator('[data-code-block] a[data-symbol="circ!"]:not([data-option])').first()
  await link.hover()
  const picture = popup(page).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/assets\/pictures\/[\da-f]{8}\.png$/)
  const [box, place] = [await popup(page).boundingBox(), await picture.boundingBox()]
  expect([place!.width, place!.height]).toEqual([256, 144])
  await release()
  await expect(picture).toHaveJSProperty('naturalWidth', 256)
  expect([await popup(page).boundingBox(), await picture.boundingBox()]).toEqual([box, place])
})

test('a signature keeps its lines and colors', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/cheatsheet')
  await page.locator('[data-code-block] a[data-symbol="turbo::go!"]').first().hover()
  await expect(popup(page)).toBeVisible()
  const code = popup(page).locator('pre code')
  expect(await code.innerText()).toBe('turbo::go!({\n    // load, update and draw, save\n});')
  expect(await code.locator('.c').innerText()).toBe('// load, update and draw, save')
})

test('a turbo.toml key has its type and default', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/configuration')
  await page.locator('[data-code-block] a[data-symbol="canvas.fps"]').first().hover()
  await expect(popup(page)).toBeVisible()
  expect(await popup(page).innerText()).toMatch(/^fps: number = 60\s+Frames per second\. Experimental\./)
})

test('the pointer can move into the popup, which closes after it leaves', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  const { box } = await openByMouse(page)
  // In one move, since a delayed pointer would count as slow
  await page.mouse.move(box.x + 20, box.y + 40)
  await popup(page).hover({ position: { x: 20, y: 60 } })
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(box.x + box.width + 200, box.y + 200)
  await expect(popup(page)).toHaveCount(0)
  const { link } = await openByMouse(page)
  await page.mouse.move(link.x - 30, link.y - 60, { steps: 3 })
  await expect(popup(page)).toHaveCount(0)
})

test("focus opens the popup as the link's description; Escape and scrolling close it", async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  await page.locator('main a[data-symbol]').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(popup(page)).toBeVisible()
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('aria-describedby', (await popup(page).getAttribute('id'))!)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(focused).toHaveAttribute('data-symbol')
  await expect(focused).not.toHaveAttribute('aria-describedby')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(popup(page)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(popup(page)).toHaveCount(0)
})

test('on touch screens symbols are underlined, the first tap explains, the second follows', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/cheatsheet', {
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  })
  await macro(page).scrollIntoViewIfNeeded()
  await expect(macro(page)).toHaveCSS('text-decoration-line', 'underline')
  await macro(page).tap()
  await expect(popup(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/learn/cheatsheet')
  await macro(page).tap()
  await expect(page).toHaveURL('/learn/api/rectangles#rect')
  await expect(popup(page)).toHaveCount(0)
})

test('texts load once, on demand', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/learn/api/rectangles')
  await hydrated(page)
  const texts = () => requested.filter((path) => /^\/assets\/data\/symbols-[\da-f]{8}\.json$/.test(path))
  expect(texts()).toHaveLength(0)
  await openByMouse(page)
  await page.locator('[data-code-block] a[data-symbol="clear"]').first().hover()
  await expect(page.getByText('Fills the whole canvas with one color.')).toBeVisible()
  expect(texts()).toHaveLength(1)
})

test('on a large site, a popup requests the chunk of its symbol, once', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  let chunks: ReturnType<typeof symbolChunksOf>['chunks'] = []
  const requested: string[] = []
  await page.route('**/assets/data/symbols-*', async (route) => {
    const file = (await (await route.fetch()).json()) as SymbolsFile
    if (!('entries' in file)) throw new Error('The site is large')
    const split = symbolChunksOf(file.entries)
    chunks = split.chunks
    await route.fulfill({ json: { firsts: split.firsts, chunks: chunks.map((_, at) => String(at)), names: '' } })
  })
  await page.route('**/assets/data/symbols/*.json', async (route) => {
    const [name = ''] = /\d+(?=\.json)/.exec(route.request().url()) ?? []
    requested.push(name)
    await route.fulfill({ json: chunks[Number(name)] })
  })
  await openByMouse(page)
  await expect(popup(page)).toContainText('Draws a rectangle on the canvas.')
  expect(requested).toHaveLength(1)
  await page.locator('[data-code-block] a[data-symbol="clear"]').first().hover()
  await expect(page.getByText('Fills the whole canvas with one color.')).toBeVisible()
  await openByMouse(page)
  expect(requested).toHaveLength(2)
})

test('without the texts, a symbol is a plain link', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/cheatsheet', { hasTouch: true })
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/assets/data/symbols-*', (route) => route.abort())
  await macro(page).hover()
  await failed
  await macro(page).click()
  await expect(page).toHaveURL('/learn/api/rectangles#rect')
  await expect(popup(page)).toHaveCount(0)
})

test('without scripts a symbol links to its section or row', { tag: '@deep' }, async ({ visit }) => {
  const { page } = await visit('/learn/cheatsheet', { javaScriptEnabled: false })
  await macro(page).click()
  await expect(page).toHaveURL('/learn/api/rectangles#rect')
  await page.goto('/learn/cheatsheet')
  await page.locator('a[data-symbol="camera::reset_x"]').click()
  await expect(page).toHaveURL('/learn/api/camera#camerareset_x')
  await expect(page.locator('tr:target')).toContainText('camera::reset_x', { useInnerText: true })
})

test('symbols are underlined only in a hovered or focused block', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  const line = () => macro(page).evaluate((link) => getComputedStyle(link).textDecorationLine)
  const style = () => macro(page).evaluate((link) => getComputedStyle(link).textDecorationStyle)
  await page.mouse.move(2, 2)
  expect(await line()).toBe('none')
  await page
    .locator('[data-code-block]')
    .first()
    .hover({ position: { x: 300, y: 10 } })
  expect([await line(), await style()]).toEqual(['underline', 'dotted'])
})
