import type { BrowserContextOptions, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { fieldOf } from './editor'
import { drawn, expect, test } from './reader'

const CAT = '/learn/tutorials/pancake-cat'
const PAGE = '/learn/api/gamepad'
const KEYBOARD_OPEN = { viewport: { width: 390, height: 420 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 }

const dockOf = (page: Page) => page.locator('figure[data-docked]')
const barOf = (page: Page) => page.locator('figure:has(img)').getByRole('group', { name: 'Live example' }).first()

/** Opened in a window without space for the picture next to the code. The program is nearly as high as the window. */
async function editGame(page: Page) {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: Math.min(width, 1279), height: 900 })
  await page.getByRole('group', { name: 'Live example: Move the player' }).getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.setViewportSize({ width, height })
  await page.keyboard.press('ControlOrMeta+Home')
  await fieldOf(page).evaluate((field) => field.scrollIntoView({ behavior: 'instant' }))
  await expect(dockOf(page).locator('canvas')).toBeInViewport({ ratio: 1 })
}

/** Distance of the caret's line from the edges of the visible area. */
const roomAroundCaret = (page: Page) =>
  fieldOf(page).evaluate((field) => {
    const { focusNode } = document.getSelection()!
    const caret = focusNode instanceof Element ? focusNode : focusNode!.parentElement!
    const line = caret.closest('.cm-line')!.getBoundingClientRect()
    const scroller = field.closest('[data-open]')!.getBoundingClientRect()
    const dock = document.querySelector('figure[data-docked]')!.getBoundingClientRect()
    let [top, bottom] = [0, window.innerHeight]
    if (dock.left < scroller.right) {
      if (dock.top > 0) bottom = dock.top
      else top = dock.bottom
    }
    return Math.min(line.top - top, bottom - line.bottom)
  })

test("at 1440 px the mini player is in the outline's column, which ends above it", async ({ visitLive }) => {
  const { page } = await visitLive(PAGE, { viewport: { width: 1440, height: 900 } })
  await editGame(page)
  const code = (await fieldOf(page).boundingBox())!
  const dock = (await dockOf(page).boundingBox())!
  expect(dock.x).toBeGreaterThan(code.x + code.width)
  expect(dock.x + dock.width).toBeLessThan(1440)
  expect(dock.y + dock.height).toBeLessThan(900)
  const outline = (await page.getByRole('complementary', { name: 'About this page' }).boundingBox())!
  expect(outline.y + outline.height).toBeLessThanOrEqual(dock.y)
  const list = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
  expect(Math.abs(dock.x - list.x)).toBeLessThanOrEqual(1)
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  await expect(current).toHaveText('Move the player')
  await page.keyboard.type('oops ')
  await expect(dockOf(page)).toContainText('Line 1')
  await expect
    .poll(async () => {
      const [entry, picture] = [(await current.boundingBox())!, (await dockOf(page).boundingBox())!]
      return entry.y + entry.height <= picture.y
    })
    .toBe(true)
  await dockOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(dockOf(page)).toHaveCount(0)
  const { y, height } = (await page.getByRole('complementary', { name: 'About this page' }).boundingBox())!
  expect(y + height).toBe(900)
})

const views: [string, BrowserContextOptions, string[]?][] = [
  ['at 1100 px', { viewport: { width: 1100, height: 700 } }, ['@deep']],
  ['on a phone with its keyboard open', KEYBOARD_OPEN],
]

for (const [where, device, tag = []] of views) {
  test(`the mini player never covers the caret: ${where}`, { tag }, async ({ visitLive }) => {
    test.slow()
    const { page, errors } = await visitLive(PAGE, device)
    await editGame(page)
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let times = 1; times <= 24; times += 1) {
        await page.keyboard.press(key)
        if (times % 8 === 0) await expect.poll(() => roomAroundCaret(page)).toBeGreaterThanOrEqual(0)
      }
    }
    expect(await findingsOf(page, 'figure:has(canvas)')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  })
}

test('the mini player appears only with the code in view, and returns', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await editGame(page)
  const docked = await height()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(dockOf(page)).toHaveCount(0)
  expect(await height()).toBe(docked)
  await fieldOf(page).evaluate((field) => field.scrollIntoView())
  await expect(dockOf(page)).toHaveCount(1)
  await dockOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(dockOf(page)).toHaveCount(0)
  await expect(page.locator('article canvas')).toHaveCount(1)
})

test('its buttons fit in one row, also with Reset', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await editGame(page)
  await page.keyboard.type('// mine')
  await page.keyboard.press('Enter')
  const buttons = dockOf(page).getByRole('group').getByRole('button')
  await expect(buttons).toHaveText(['Play', 'Restart', 'Done', 'Reset'])
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('a picture right below the edited code stays there', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  await page.locator('figure:has(img)').getByRole('button', { name: 'Edit' }).first().click()
  await expect(fieldOf(page)).toBeFocused()
  await drawn(page)
  await expect(dockOf(page)).toHaveCount(0)
})

test('the toolbar stays in place when touch buttons appear', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(CAT, { ...KEYBOARD_OPEN, viewport: { width: 390, height: 844 } })
  await barOf(page).evaluate((bar) => bar.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await barOf(page).boundingBox()
  await barOf(page).getByRole('button', { name: 'Play' }).tap()
  await expect(page.getByRole('group', { name: 'Touch buttons of player 1' })).toBeVisible()
  expect(await barOf(page).boundingBox()).toEqual(before)
})

test('without a graphics device, a program says why its picture lacks the shader', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/shaders')
  const note = page.getByText(
    'WebGPU is not available on this device, so the picture is shown without the shader color-cycle.',
  )
  await barOf(page).getByRole('button', { name: 'Play' }).click()
  await expect(barOf(page).getByRole('status')).toHaveText(/^Running/)
  await expect(note).toBeVisible()
  await page.keyboard.press('z')
  await expect(note).toHaveCount(0)
})

test('the mini player shows the diagnostic of a line right above it', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE, { viewport: { width: 1100, height: 700 } })
  await editGame(page)
  for (let line = 1; line < 18; line += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type(' oops')
  await expect(dockOf(page).getByText(/^Line 18: expected/)).toBeInViewport({ ratio: 1 })
})
