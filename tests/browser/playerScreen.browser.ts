import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { fieldOf } from './editor'
import { expect, test } from './reader'

const CAT = '/learn/tutorials/pancake-cat'
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 }
const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 340 } }

function gameOf(page: Page) {
  const bar = page.getByRole('group', { name: "Live example: What you'll build" })
  const figure = page.locator('figure', { has: bar }).first()
  const button = (name: string) => figure.getByRole('button', { name, exact: true })
  return { figure, bar, button, canvas: figure.locator('canvas'), status: bar.getByRole('status') }
}

test('fullscreen uses whole pixels, keeps running, and Escape leaves it', async ({ visitLive }) => {
  const { page, errors } = await visitLive(CAT, { reducedMotion: 'reduce' })
  const { figure, button, canvas, status } = gameOf(page)
  await button('Play').click()
  await expect(status).toHaveText(/^Running/)
  const scrolled = await page.evaluate(() => window.scrollY)
  await button('Fullscreen').click()
  await expect(button('Leave fullscreen')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const { width, height } = (await canvas.boundingBox())!
  expect([width % 256, height % 144, width > 768]).toEqual([0, 0, true])
  await expect(canvas).toBeFocused()
  await expect(status).toHaveText(/^Running/)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
    expect(await findingsOf(page)).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(button('Fullscreen')).toBeVisible()
  await page.waitForFunction(() => document.fullscreenElement === null)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(canvas).toBeFocused()
  await expect(status).toHaveText(/^Running/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  await button('Pause').click()
  await expect(status).toHaveText(/^Paused at frame [1-9]\d+$/)
  await canvas.focus()
  await page.keyboard.press('f')
  await expect(figure).toHaveAttribute('data-fullscreen')
  await page.keyboard.press('f')
  await expect(figure).not.toHaveAttribute('data-fullscreen')
  expect(errors).toEqual([])
})

test(
  'without a fullscreen API the picture fills the window and traps Tab',
  { tag: '@deep' },
  async ({ newVisitor }) => {
    const { page } = await newVisitor(PHONE)
    await page.addInitScript(() => {
      delete (Element.prototype as Partial<Element>).requestFullscreen
    })
    await page.goto(CAT)
    const { figure, button } = gameOf(page)
    await button('Fullscreen').tap()
    await expect(button('Leave fullscreen')).toBeFocused()
    expect(await figure.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 664 })
    await expect(figure.locator('canvas')).toBeInViewport({ ratio: 1 })
    await expect(button('left')).toBeInViewport({ ratio: 1 })
    for (let times = 0; times < 6; times += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull()
    }
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button('Fullscreen')).toBeFocused()
    await expect(figure).not.toHaveAttribute('data-fullscreen')
  },
)

/** The largest multiple of the picture's pixels that the device can show. */
const DEVICES = [
  { where: 'a phone of two device pixels', width: 390, height: 844, deviceScaleFactor: 2, picture: 384 },
  { where: 'a phone of three device pixels', width: 390, height: 844, deviceScaleFactor: 3, picture: 1024 / 3 },
  { where: 'a narrow phone', width: 360, height: 640, deviceScaleFactor: 3, picture: 1024 / 3 },
  { where: 'a phone on its side', width: 844, height: 390, deviceScaleFactor: 2, picture: 640 },
] as const

for (const { where, width, height, deviceScaleFactor, picture } of DEVICES) {
  const tag = where === 'a phone of two device pixels' ? [] : '@deep'
  const title = `on ${where} a fullscreen game has the largest crisp picture, and its toolbar hides`
  test(title, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(CAT, { ...PHONE, viewport: { width, height }, deviceScaleFactor })
    const { figure, button, bar, canvas, status } = gameOf(page)
    await button('Play').tap()
    await expect(status).toHaveText(/^Running/)
    const icon = () =>
      button('Leave fullscreen')
        .or(button('Fullscreen'))
        .evaluate((it) => getComputedStyle(it, '::before').maskImage)
    const enter = await icon()
    await button('Fullscreen').tap()
    await expect(button('Leave fullscreen')).toBeVisible()
    expect(await icon()).not.toBe(enter)
    // There is no Edit button to hint at
    await expect(status).toHaveText('Running')
    const box = (await canvas.boundingBox())!
    expect(box.width).toBeCloseTo(picture, 1)
    if (width > height) expect(box.height / height).toBeGreaterThanOrEqual(0.8)
    expect(await figure.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe('rgb(0, 0, 0)')
    for (const name of ['left', 'right']) {
      const place = (await button(name).boundingBox())!
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(48)
      expect(Math.min(place.x, width - place.x - place.width, height - place.y - place.height)).toBeGreaterThanOrEqual(
        12,
      )
    }
    expect(await findingsOf(page)).toEqual([])
    await expect(bar).toHaveCSS('opacity', '0')
    await button('left').tap()
    await expect(bar).toHaveCSS('opacity', '0')
    await canvas.tap({ position: { x: box.width / 2, y: box.height / 2 } })
    await expect(bar).toHaveCSS('opacity', '1')
    await button('Leave fullscreen').tap()
    await expect(figure).not.toHaveAttribute('data-fullscreen')
  })
}

test('touch buttons have the names that the game uses', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/pong', PHONE)
  await page.getByRole('button', { name: 'Play', exact: true }).first().tap()
  await expect(page.getByRole('button', { name: 'Space', exact: true })).toHaveText('Space')
})

test('all touch buttons fit in fullscreen on a phone', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/pong', { ...PHONE, viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Fullscreen' }).first().tap()
  const pad = page.getByRole('group', { name: 'Touch buttons of player 1' })
  for (const name of ['up', 'down', 'Space']) {
    await expect(pad.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
})

for (const [where, device] of [
  ['a phone', PHONE],
  ['a phone on its side', ON_ITS_SIDE],
] as const) {
  const tag = where === 'a phone' ? [] : '@deep'
  test(`on ${where} Play brings picture, toolbar and buttons into view`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(CAT, device)
    const { canvas, bar, button } = gameOf(page)
    await button('Play').tap()
    for (const part of [canvas, bar, button('left'), button('right')]) await expect(part).toBeInViewport({ ratio: 1 })
    const [picture, pad] = [(await canvas.boundingBox())!, (await button('right').boundingBox())!]
    const top = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    expect(picture.y).toBeGreaterThanOrEqual(top)
    if (where === 'a phone') expect(pad.y).toBeGreaterThan(picture.y + picture.height)
    else expect(pad.x + pad.width).toBeLessThanOrEqual(picture.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}

/** Edits a program that is higher than the window, with its picture below. */
async function editBelow(page: Page) {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: Math.min(width, 1279), height: 900 })
  const bar = page.getByRole('group', { name: 'Live example: Move the player' })
  await bar.getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.setViewportSize({ width, height })
  await fieldOf(page).evaluate((field) => field.scrollIntoView({ behavior: 'instant' }))
  return page.locator('figure', { has: bar }).first()
}

test('on a phone in landscape the picture is next to the edited code', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/gamepad', ON_ITS_SIDE)
  const figure = await editBelow(page)
  const canvas = figure.locator('canvas')
  await expect(figure).toHaveAttribute('data-docked', 'aside')
  await expect(canvas).toBeInViewport({ ratio: 1 })
  const [dock, code] = [(await figure.boundingBox())!, (await page.locator('[data-open]').boundingBox())!]
  expect((await canvas.boundingBox())!.width).toBeGreaterThan(150)
  expect(code.x + code.width).toBeLessThanOrEqual(dock.x)
})

for (const width of [1280, 1100, 800]) {
  const tag = width === 800 ? [] : '@deep'
  test(`at ${width} px the mini player hides no part of a line`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/gamepad', { viewport: { width, height: 800 } })
    const figure = await editBelow(page)
    await expect(figure).toHaveAttribute('data-docked', 'across')
    const [dock, code] = [(await figure.boundingBox())!, (await page.locator('[data-open]').boundingBox())!]
    expect([dock.x <= code.x, dock.x + dock.width >= code.x + code.width]).toEqual([true, true])
    expect(dock.y).toBeGreaterThan(550)
  })
}
