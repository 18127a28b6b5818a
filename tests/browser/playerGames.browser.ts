import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expect, test } from './reader'

const PAD_PAGE = '/learn/api/gamepad'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The colors of the things that players move on these pages. */
const YELLOW = [255, 209, 102]
const BLUE = [76, 201, 240]
const RED = [255, 107, 107]

/** The first example below a heading that can be played. */
function exampleBelow(page: Page, heading: string) {
  const figure = page.locator(`:has(> h3:has-text("${heading}")) ~ figure:has([data-action=play])`).first()
  const button = (name: string) => figure.getByRole('button', { name, exact: true })
  return { figure, canvas: figure.locator('canvas'), status: figure.getByRole('status'), button }
}

/** Where the first pixel of a color is on a canvas, from its top left corner; undefined where there is none. */
function placeOf(canvas: Locator, color: readonly number[]): Promise<readonly [x: number, y: number] | undefined> {
  return canvas.evaluate((it: HTMLCanvasElement, [red, green, blue]) => {
    const { data } = it.getContext('2d')!.getImageData(0, 0, it.width, it.height)
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) {
        return [(at / 4) % it.width, Math.floor(at / 4 / it.width)] as const
      }
    }
    return undefined
  }, color)
}

const xOf = async (canvas: Locator, color = YELLOW) => (await placeOf(canvas, color))?.[0] ?? -1
const yOf = async (canvas: Locator, color = YELLOW) => (await placeOf(canvas, color))?.[1] ?? -1

test('the keys move the game and not the page, until Escape gives them back', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAD_PAGE)
  const { canvas, status, button } = exampleBelow(page, 'Walk around')
  await button('Play').press('Enter')
  await expect(canvas).toBeFocused()
  await expect(status).toHaveText('Running. The keys go to the game. Press Escape to get them back.')
  const scrolled = await page.evaluate(() => window.scrollY)
  const [x, y] = [await xOf(canvas), await yOf(canvas)]

  await page.keyboard.down('ArrowRight')
  await page.keyboard.down('s')
  await expect.poll(() => xOf(canvas)).toBeGreaterThan(x + 20)
  await expect.poll(() => yOf(canvas)).toBeGreaterThan(y + 20)
  await page.keyboard.up('ArrowRight')
  await page.keyboard.up('s')
  for (const key of ['Space', 'Shift+ArrowRight', '/', '?']) await page.keyboard.press(key)
  await expect(page).toHaveURL(PAD_PAGE)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  await page.keyboard.press('Escape')
  await expect(button('Pause')).toBeFocused()
  await expect(status).toHaveText('Running. The keys are back with the page.')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled)
  expect(errors).toEqual([])
})

test('two players have a keyboard between them', async ({ visitLive }) => {
  const { page } = await visitLive(PAD_PAGE)
  const { canvas, button } = exampleBelow(page, 'Two players')
  await button('Play').click()
  await expect(canvas).toBeFocused()
  await button('Restart').click()
  await expect.poll(() => yOf(canvas, BLUE)).toBe(56)
  await canvas.click()
  await page.keyboard.down('w')
  await page.keyboard.down('j')
  await expect.poll(() => yOf(canvas, BLUE)).toBe(0)
  await expect.poll(() => yOf(canvas, RED)).toBe(112)
})

test('fingers have buttons, which do not move the page', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAD_PAGE, PHONE)
  const { figure, canvas, button } = exampleBelow(page, 'Walk around')
  await button('Play').tap()
  const right = figure.getByRole('button', { name: 'right', exact: true })
  await expect(right).toBeVisible()
  const x = await xOf(canvas)
  const scrolled = await page.evaluate(() => window.scrollY)
  const fingers = await page.context().newCDPSession(page)
  const { x: left, y: top, width, height } = (await right.boundingBox())!
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: left + width / 2, y: top + height / 2 + dy }],
    })

  await touch('touchStart', 0)
  await expect.poll(() => xOf(canvas)).toBeGreaterThan(x + 20)
  await expect(right).toHaveAttribute('data-held', 'true')
  await touch('touchMove', -height)
  await expect(figure.getByRole('button', { name: 'up', exact: true })).toHaveAttribute('data-held', 'true')
  await touch('touchEnd', 0)
  await expect(figure.locator('[data-held=true]')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(errors).toEqual([])
})

for (const [device, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
] as const) {
  test(`on ${device} the game with its keys and buttons has no accessibility issue`, async ({ visitLive }) => {
    const { page } = await visitLive(PAD_PAGE, options)
    const { figure, canvas, button } = exampleBelow(page, 'Two players')
    await button('Play').click()
    await expect(canvas).toBeFocused()
    if ('hasTouch' in options) await expect(figure.getByRole('group', { name: /^Touch buttons/ })).toBeVisible()
    for (const theme of ['light', 'dark']) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
      expect(await findingsOf(page)).toEqual([])
    }
  })
}

test('what is dragged follows the pointer in pixels of the game, and a finger on it does not move the page', async ({
  visitLive,
}) => {
  const { page } = await visitLive('/learn/api/pointer', PHONE)
  const { canvas, button } = exampleBelow(page, 'Drag a box')
  await button('Play').tap()
  await expect.poll(() => placeOf(canvas, RED)).toEqual([112, 56])
  const scrolled = await page.evaluate(() => window.scrollY)
  const box = (await canvas.boundingBox())!
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + ((x + 0.5) * box.width) / 256, y: box.y + ((y + 0.5) * box.height) / 144 }],
    })
  await touch('touchStart', 120, 60)
  for (const step of [1, 2, 3, 4]) await touch('touchMove', 120 + 10 * step, 60 - 10 * step)
  await expect.poll(() => placeOf(canvas, RED)).toEqual([152, 16])
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})
