import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expect, test } from './reader'

const PAD_PAGE = '/learn/api/gamepad'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const BLUE = [76, 201, 240]
const RED = [255, 107, 107]

function exampleBelow(page: Page, heading: string) {
  const figure = page
    .locator(`:has(> h3:has-text("${heading}")) ~ [data-example] > figure:has([data-action=play])`)
    .first()
  const button = (name: string) => figure.getByRole('button', { name, exact: true })
  return { figure, canvas: figure.locator('canvas'), status: figure.getByRole('status'), button }
}

/** The position of a color's first pixel from the top left; undefined if there is none. */
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

const heightOf = async (canvas: Locator, color: readonly number[]) => (await placeOf(canvas, color))?.[1]

async function fingerOn(page: Page) {
  const fingers = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
}

test('keys control the game instead of the page, until Escape', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAD_PAGE)
  const { canvas, status, button } = exampleBelow(page, 'Two players')
  await button('Play').press('Enter')
  await expect(canvas).toBeFocused()
  await expect(status.filter({ hasText: 'The game has the keyboard. Press Esc to release it.' })).toBeAttached()
  const scrolled = await page.evaluate(() => window.scrollY)

  await page.keyboard.down('ArrowDown')
  await expect.poll(() => heightOf(canvas, BLUE)).toBe(112)
  await page.keyboard.up('ArrowDown')
  await page.keyboard.down('w')
  await page.keyboard.down('j')
  await expect.poll(() => heightOf(canvas, BLUE)).toBe(0)
  await expect.poll(() => heightOf(canvas, RED)).toBe(112)
  for (const key of ['Space', 'Shift+ArrowRight', '/', '?']) await page.keyboard.press(key)
  await expect(page).toHaveURL(PAD_PAGE)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  await page.keyboard.press('Escape')
  await expect(button('Pause')).toBeFocused()
  await expect(status.filter({ hasText: 'Keyboard released' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled)
  expect(errors).toEqual([])
})

test('touch buttons do not scroll the page', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAD_PAGE, PHONE)
  const { figure, canvas, button } = exampleBelow(page, 'Two players')
  await button('Play').tap()
  const down = button('down')
  await expect(down).toBeVisible()
  const scrolled = await page.evaluate(() => window.scrollY)
  const { x, y, width, height } = (await down.boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  const finger = await fingerOn(page)

  await finger('touchStart', middle)
  await expect.poll(() => heightOf(canvas, BLUE)).toBe(112)
  await finger('touchMove', { ...middle, y: middle.y - 3 * height })
  await expect.poll(() => heightOf(canvas, BLUE)).toBe(0)
  await finger('touchEnd')
  await expect(figure.locator('[data-held=true]')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(errors).toEqual([])
})

for (const [device, options, tag] of [
  ['a desk', {}, ['@deep']],
  ['a phone', PHONE, []],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }, ['@deep']],
] as const) {
  test(
    `on ${device} the game with keys and buttons has no accessibility issue`,
    { tag: [...tag] },
    async ({ visitLive }) => {
      const { page } = await visitLive(PAD_PAGE, options)
      const { figure, canvas, button } = exampleBelow(page, 'Two players')
      await button('Play').click()
      await expect(canvas).toBeFocused()
      if ('hasTouch' in options) await expect(figure.getByRole('group', { name: /^Touch buttons/ })).toBeVisible()
      for (const theme of ['light', 'dark']) {
        await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
        expect(await findingsOf(page, tag.length > 0 ? 'html' : 'figure:has(canvas)')).toEqual([])
      }
    },
  )
}

test('a drag follows the pointer in game pixels, and a touch does not scroll the page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/pointer', PHONE)
  const { canvas, button } = exampleBelow(page, 'Drag a box')
  await button('Play').tap()
  await expect.poll(() => placeOf(canvas, RED)).toEqual([112, 56])
  const scrolled = await page.evaluate(() => window.scrollY)
  const box = (await canvas.boundingBox())!
  const finger = await fingerOn(page)
  const at = (x: number, y: number) => ({
    x: box.x + ((x + 0.5) * box.width) / 256,
    y: box.y + ((y + 0.5) * box.height) / 144,
  })
  await finger('touchStart', at(120, 60))
  for (const step of [1, 2, 3, 4]) await finger('touchMove', at(120 + 10 * step, 60 - 10 * step))
  await expect.poll(() => placeOf(canvas, RED)).toEqual([152, 16])
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})
