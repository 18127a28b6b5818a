import { drawn, expect, test } from './reader'

const PAGE = '/learn/api/circles'
const FIRST = /^A small magenta circle, 16 pixels wide/

for (const [deviceScaleFactor, widths, tag] of [
  [1, { 1440: 512, 390: 256, 360: 256 }, []],
  [1.5, { 1440: 512, 390: 341.3 }, ['@deep']],
  [2, { 1440: 512, 390: 256 }, ['@deep']],
  [3, { 390: 341.3 }, ['@deep']],
] as const) {
  test(
    `at ${deviceScaleFactor} dppx pictures fill the width in whole device pixels`,
    { tag: [...tag] },
    async ({ visit }) => {
      const { page } = await visit(PAGE, { deviceScaleFactor })
      for (const [viewport, width] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(viewport), height: 900 })
        const box = (await page.getByAltText(FIRST).boundingBox())!
        expect(box.width, viewport).toBeCloseTo(width, 1)
        expect((box.width * deviceScaleFactor) / 256).toBeCloseTo(Math.round((box.width * deviceScaleFactor) / 256), 2)
        expect(box.height).toBeCloseTo((box.width * 9) / 16, 1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(Number(viewport))
      }
    },
  )
}

test('loading pictures causes no layout shift', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const places = () =>
    page.locator('main :is(h2, figure)').evaluateAll((elements) => elements.map((it) => (it as HTMLElement).offsetTop))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const before = await places()
    const last = page.locator('img[src*="/assets/pictures/"]').last()
    await last.scrollIntoViewIfNeeded()
    await last.evaluate((image: HTMLImageElement) => image.decode())
    await drawn(page)
    expect(await places()).toEqual(before)
  }
})

test('pictures load near the viewport', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 390, height: 600 } })
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/assets/pictures/')) requested.add(request.url())
  })
  await page.goto('/learn/api/sprites')
  await page.waitForLoadState('networkidle')
  const pictures = await page.locator('img[src*="/assets/pictures/"]').count()
  expect(requested.size).toBeLessThan(pictures)
  await page.locator('img[src*="/assets/pictures/"]').last().scrollIntoViewIfNeeded()
  await expect.poll(() => requested.size).toBeGreaterThan(1)
})

test('pictures are visible without scripts', async ({ visit }) => {
  const { page } = await visit(PAGE, { javaScriptEnabled: false })
  await expect(page.getByAltText(FIRST)).toHaveCSS('image-rendering', 'pixelated')
})

test('pictures keep their colors in forced-colors mode', async ({ visit }) => {
  const { page } = await visit(PAGE, { forcedColors: 'active' })
  const picture = page.getByAltText(FIRST)
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => getComputedStyle(image).outlineStyle)).toBe('solid')
})
