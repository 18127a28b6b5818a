import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expect, test } from './reader'

const BLUE = '76,201,240'
const RED = '255,107,107'

function gameOf(page: Page) {
  const figure = page.locator('figure:has([data-action=play])').first()
  const play = async () => {
    await figure.getByRole('button', { name: 'Play', exact: true }).click()
    // A key pressed before the game starts is ignored
    await expect(figure.getByRole('group').getByRole('status')).toHaveText(/^Running/)
  }
  return { canvas: figure.locator('canvas'), play }
}

const colorAt = (canvas: Locator, ...place: readonly [x: number, y: number]) =>
  canvas.evaluate(
    (it: HTMLCanvasElement, [x, y]) => [...it.getContext('2d')!.getImageData(x, y, 1, 1).data].slice(0, 3).join(),
    place,
  )

/** The score's pixels in Space Shooter. */
const scoreOn = (canvas: Locator) =>
  canvas.evaluate((it: HTMLCanvasElement) => [...it.getContext('2d')!.getImageData(0, 0, 120, 16).data].join())

test('Pong has two players at one keyboard', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/tutorials/pong')
  const { canvas, play } = gameOf(page)
  await play()
  await expect(canvas).toBeFocused()
  await page.keyboard.down('s')
  await page.keyboard.down('i')
  await expect.poll(() => colorAt(canvas, 12, 143)).toBe(BLUE)
  await expect.poll(() => colorAt(canvas, 244, 0)).toBe(RED)
  await page.keyboard.up('s')
  await page.keyboard.up('i')
  await page.keyboard.down('ArrowUp')
  await page.keyboard.down('j')
  await expect.poll(() => colorAt(canvas, 12, 0)).toBe(BLUE)
  await expect.poll(() => colorAt(canvas, 244, 143)).toBe(RED)
  expect(errors).toEqual([])
})

test('in Space Shooter a hit scores', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/tutorials/space-shooter')
  const { canvas, play } = gameOf(page)
  await play()
  await expect(canvas).toBeFocused()
  const before = await scoreOn(canvas)
  await page.keyboard.down('z')
  // Moves back and forth until it hits something
  let way = 'd'
  await expect(async () => {
    await page.keyboard.up(way)
    way = way === 'd' ? 'a' : 'd'
    await page.keyboard.down(way)
    await expect.poll(() => scoreOn(canvas), { timeout: 1500 }).not.toBe(before)
  }).toPass({ intervals: [0] })
  expect(errors).toEqual([])
})

test('the gallery links pictures to games', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/games')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(9)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(256)
  }
  expect(await findingsOf(page, 'main')).toEqual([])
  const pong = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pong' }) })
  await pong.getByRole('img').click({ force: true })
  await expect(page).toHaveURL('/learn/tutorials/pong')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'games' }).click()
  await expect(page).toHaveURL('/games')
  expect(errors).toEqual([])
})
