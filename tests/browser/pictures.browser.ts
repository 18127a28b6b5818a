import { drawn, expect, test } from './reader'

/** A file of 128 × 72 pixels on /example. */
const PICTURE = 'A robot leaps over a blob'

test('pixel art fills the width in whole pixels', async ({ visit }) => {
  const { page } = await visit('/example')
  const picture = page.getByAltText(PICTURE)
  await expect(picture).toHaveCSS('image-rendering', 'pixelated')
  for (const [viewport, width] of [
    [1440, 512],
    [390, 256],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 })
    expect(await picture.boundingBox()).toMatchObject({ width, height: (width / 128) * 72 })
  }
})

test('the landing picture fits or is cropped at empty areas, at 2 × 2 pixels', async ({ visit }) => {
  const { page } = await visit('/')
  const picture = page.getByAltText('A small robot leaps')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  for (const [viewport, width] of [
    [1440, 800],
    [817, 800],
    // The hearts start 640 px before the picture's end, the coin 640 px after its start
    [816, 640],
    [799, 640],
    [640, 640],
    [390, 390],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 })
    expect(await picture.boundingBox()).toMatchObject({ width, height: 250 })
    const square = await picture.evaluate((image: HTMLImageElement) => {
      const enlargement = Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight)
      return (enlargement * image.naturalWidth) / 400
    })
    expect(square).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport)
  }
})

test('only the logo of the current theme is requested', async ({ visit }) => {
  const { page } = await visit('/learn/api/camera', { colorScheme: 'dark' })
  const requested = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  await expect.poll(requested).toContain('/brand/logo-dark.svg')
  expect(await requested()).not.toContain('/brand/logo-light.svg')
})

test('logo pixels are 2 × 2', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  for (const width of [1440, 1100, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const logo = page.locator('a[href="/"] img:visible').first()
    expect(await logo.boundingBox()).toMatchObject({ width: 2 * 74, height: 2 * 12 })
  }
})

test('reserves space for pictures, so that nothing shifts', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  let deliver = () => {}
  const requested = new Promise<void>((done) => {
    void page.route('**/leap.png', async (route) => {
      done()
      await new Promise<void>((resume) => (deliver = resume))
      await route.continue()
    })
  })
  await page.goto('/example#picture')
  await requested
  const picture = page.getByAltText(PICTURE)
  const before = await picture.boundingBox()
  expect(before).toMatchObject({ width: 512, height: 288 })
  deliver()
  await picture.evaluate((element: HTMLImageElement) => element.decode())
  await drawn(page)
  expect(await picture.boundingBox()).toEqual(before)
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(128)
})

test('without scripts a picture is lazy and has its size', async ({ visit }) => {
  const { page } = await visit('/example', { javaScriptEnabled: false })
  const picture = page.getByAltText(PICTURE)
  await expect(picture).toHaveAttribute('width', '512')
  await expect(picture).toHaveAttribute('height', '288')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  expect(await page.getByRole('figure', { name: 'A small game at dusk' }).innerText()).toBe('A small game at dusk')
})
