import { hydrated, site, visit } from './reader'

/** The picture on /example is a file of 128 × 72 pixels. */
const PICTURE = { name: 'A robot leaps over a blob' }

test.each([
  [1440, 512],
  [390, 256],
])('on a page %i px wide, pixel art is %i px wide and each of its pixels whole', async (viewport, width) => {
  const { page, context } = await visit('/example', { viewport: { width: viewport, height: 900 } })
  await hydrated(page)
  const picture = page.getByRole('img', PICTURE)
  expect(await picture.evaluate((element) => element.getBoundingClientRect().toJSON())).toMatchObject({
    width,
    height: (width / 128) * 72,
  })
  expect(await picture.evaluate((element) => getComputedStyle(element).imageRendering)).toBe('pixelated')
  await context.close()
})

test.each([
  [1440, 800],
  [815, 800],
  [390, 390],
  [360, 360],
])('on a page %i px wide, the front page shows %i px of its picture, each pixel 2 by 2', async (viewport, width) => {
  const { page, context } = await visit('/', { viewport: { width: viewport, height: 900 } })
  const picture = page.getByRole('img', { name: 'A small robot leaps' })
  expect(await picture.boundingBox()).toMatchObject({ width, height: 250 })
  const square = await picture.evaluate((image: HTMLImageElement) => {
    const enlargement = Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight)
    return (enlargement * image.naturalWidth) / 400
  })
  expect(square).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport)
  await context.close()
})

test.each([1440, 1100, 820, 390])('on a page %i px wide, each pixel of the logo is 2 by 2', async (viewport) => {
  const { page, context } = await visit('/learn/installation', { viewport: { width: viewport, height: 900 } })
  const logo = page.locator('a[href="/"] img:visible').first()
  expect(await logo.boundingBox()).toMatchObject({ width: 2 * 74, height: 2 * 12 })
  await context.close()
})

test('the place of a picture is free before its file is there, and nothing moves when it comes', async () => {
  const { page, context } = await visit('/404.html')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let deliver = () => {}
  const asked = new Promise<void>((done) => {
    void page.route('**/leap.png', async (route) => {
      done()
      await new Promise<void>((resume) => (deliver = resume))
      await route.continue()
    })
  })
  await page.goto(`${site.address}/example#picture`)
  await asked
  const picture = page.getByRole('img', PICTURE)
  const before = await picture.boundingBox()
  expect(before).toMatchObject({ width: 512, height: 288 })
  deliver()
  await picture.evaluate((element: HTMLImageElement) => element.decode())
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await picture.boundingBox()).toEqual(before)
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(128)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await context.close()
})

test('a picture without scripts is lazy, has its size and its caption', async () => {
  const { page, context } = await visit('/example', { javaScriptEnabled: false })
  const picture = page.getByRole('img', PICTURE)
  expect(await picture.getAttribute('width')).toBe('512')
  expect(await picture.getAttribute('height')).toBe('288')
  expect(await picture.getAttribute('loading')).toBe('lazy')
  expect(await page.getByRole('figure', { name: 'A small game at dusk' }).innerText()).toBe('A small game at dusk')
  await context.close()
})
