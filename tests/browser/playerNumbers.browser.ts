import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expectText, fieldOf, overwrite } from './editor'
import { drawn, expect, test } from './reader'

const PAGE = '/learn/api/rectangles'

/** Opens "A rotated card" for editing. */
async function edited(page: Page): Promise<Locator> {
  const example = page.locator('figure', {
    has: page.getByAltText(/A blue square standing on one corner/),
  })
  await example.getByRole('button', { name: 'Edit' }).click()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  return field
}

async function middleOf(field: Locator, number: string) {
  const written = field.getByText(number, { exact: true })
  await written.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await written.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('dragging changes a number and can be undone; a click places the caret, and Alt with arrow keys changes it', async ({
  visitLive,
}) => {
  const { page, errors } = await visitLive(PAGE)
  const field = await edited(page)
  const { x, y } = await middleOf(field, '112')
  await page.mouse.move(x, y)
  await expect(field).toHaveCSS('cursor', 'ew-resize')
  await page.mouse.down()
  await page.mouse.move(x + 30, y, { steps: 6 })
  await page.mouse.up()
  await expectText(field, /x = 122,/)
  await page.keyboard.press('Control+z')
  await expectText(field, /x = 112,/)
  const angle = await middleOf(field, '45')
  await page.mouse.click(angle.x, angle.y)
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await page.keyboard.press('Alt+ArrowLeft')
  await expectText(field, /rotation = 54,/)
  await expect(page.getByRole('status').filter({ hasText: /^54$/ })).toHaveCount(1)
  await page.keyboard.type('0')
  await expectText(field, /rotation = 540,/)
  expect(errors).toEqual([])
})

test(
  'floats drag as fast as integers, in larger steps with Shift and smaller ones with Alt',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PAGE)
    const field = await edited(page)
    await overwrite(field, 'let a = 16.0;\nlet b = 96;\nlet c = 0.25;')
    for (const [number, key, expected] of [
      ['16.0', undefined, '26.0'],
      ['96', undefined, '106'],
      ['0.25', undefined, '0.35'],
      ['26.0', 'Shift', '126.0'],
      ['126.0', 'Alt', '127.0'],
    ] as const) {
      const { x, y } = await middleOf(field, number)
      await page.mouse.move(x, y)
      await page.mouse.down()
      if (key) await page.keyboard.down(key)
      await page.mouse.move(x + 1, y)
      await page.mouse.move(x + 31, y, { steps: 6 })
      await page.mouse.up()
      if (key) await page.keyboard.up(key)
      await expect(field.getByText(expected, { exact: true })).toHaveCount(1)
    }
  },
)

test('the color picker keeps alpha', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page)
  const { x, y } = await middleOf(field, '0x0000ffff')
  await page.mouse.click(x, y)
  const swatch = page.getByLabel('Color in line 7')
  await expect(swatch).toHaveValue('#0000ff')
  expect(await findingsOf(page, 'figure:has([role=textbox])')).toEqual([])
  await swatch.fill('#12ab34')
  await expectText(field, / color = 0x12ab34ff,/)
  await page.keyboard.press('Control+z')
  await expectText(field, / color = 0x0000ffff,/)
})

test('tapping a number shows a slider under its line, in view', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const field = await edited(page)
  const { x, y } = await middleOf(field, '112')
  await page.touchscreen.tap(x, y)
  const slider = page.getByRole('slider', { name: 'Number in line 3' })
  await drawn(page)
  const box = (await slider.boundingBox())!
  expect(box.height).toBe(44)
  expect(box.y).toBeGreaterThan(y)
  expect(box.y).toBeLessThan(y + 24)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  expect(await findingsOf(page, 'figure:has([role=textbox])')).toEqual([])
  await slider.evaluate((element: HTMLInputElement) => {
    element.stepUp(8)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expectText(field, /x = 120,/)
  await expect(field).toBeFocused()
  await expect(slider).toHaveAttribute('aria-valuetext', '120')
})
