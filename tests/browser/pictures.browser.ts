import { drawn, expect, test } from './reader'

/** The picture on /example is a file of 128 × 72 pixels. */
const PICTURE = { name: 'A robot leaps over a blob' }

test('pixel art is as wide as fits, and each of its pixels whole', async ({ visit }) => {
  const { page } = await visit('/example')
  const picture = page.getByRole('img', PICTURE)
  await expect(picture).toHaveCSS('image-rendering', 'pixelated')
  for (const [viewport, width] of [
    [1440, 512],
    [390, 256],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 })
    expect(await picture.boundingBox()).toMatchObject({ width, height: (width / 128) * 72 })
  }
})

test('the front page shows as much of its picture as fits, whole or cut where nothing stands, each pixel 2 by 2', async ({
  visit,
}) => {
  const { page } = await visit('/')
  const picture = page.getByRole('img', { name: 'A small robot leaps' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  for (const [viewport, width] of [
    [1440, 800],
    [817, 800],
    // The hearts begin 640 px beside the end of the picture, the coin 640 px beside its beginning
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

test('each pixel of the logo is 2 by 2', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  for (const width of [1440, 1100, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const logo = page.locator('a[href="/"] img:visible').first()
    expect(await logo.boundingBox()).toMatchObject({ width: 2 * 74, height: 2 * 12 })
  }
})

test('the place of a picture is free before its file is there, and nothing moves when it comes', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  let deliver = () => {}
  const asked = new Promise<void>((done) => {
    void page.route('**/leap.png', async (route) => {
      done()
      await new Promise<void>((resume) => (deliver = resume))
      await route.continue()
    })
  })
  await page.goto('/example#picture')
  await asked
  const picture = page.getByRole('img', PICTURE)
  const before = await picture.boundingBox()
  expect(before).toMatchObject({ width: 512, height: 288 })
  deliver()
  await picture.evaluate((element: HTMLImageElement) => element.decode())
  await drawn(page)
  expect(await picture.boundingBox()).toEqual(before)
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(128)
})

test('a picture without scripts is lazy, has its size and its caption', async ({ visit }) => {
  const { page } = await visit('/example', { javaScriptEnabled: false })
  const picture = page.getByRole('img', PICTURE)
  await expect(picture).toHaveAttribute('width', '512')
  await expect(picture).toHaveAttribute('height', '288')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  expect(await page.getByRole('figure', { name: 'A small game at dusk' }).innerText()).toBe('A small game at dusk')
})
