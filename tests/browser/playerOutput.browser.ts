import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { fieldOf, overwrite } from './editor'
import { expect, test } from './reader'

const LOG = '/learn/api/log'
const SOUNDS = '/learn/api/audio'

const barOf = (page: Page, name: string) => page.getByRole('group', { name: `Live example: ${name}` })
const figureOf = (bar: Locator) => bar.locator('xpath=..')
const press = (bar: Locator, action: string) => bar.locator(`[data-action=${action}]`).click()
const status = (bar: Locator) => bar.getByRole('status')
/** What the build wrote. */
const builtIn = (bar: Locator) => figureOf(bar).locator('[role=log]').first()
/** The player's output, which replaces the built one. */
const panelIn = (bar: Locator) => figureOf(bar).getByRole('group', { name: /^Live output/ })

test('the output is in the page without scripts', async ({ visit }) => {
  const { page } = await visit(LOG, { javaScriptEnabled: false })
  const log = page.getByRole('log', { name: 'Output: Once a second' })
  await expect(log).toContainText('frame 60 0 enemies, speed 1.50')
  await expect(page.getByRole('log', { name: 'Output: Overview' })).toContainText(
    'frame 10 The A button works!frame 40 The A button works!With Z in frames 10 and 40',
  )
  await expect(page.getByRole('group', { name: 'Live example: Once a second' })).toBeHidden()
})

test('a program that logs runs: its lines have frames, and nothing moves', async ({ visitLive }) => {
  const { page, errors } = await visitLive(LOG)
  const bar = barOf(page, 'Once a second')
  await bar.scrollIntoViewIfNeeded()
  const before = await bar.boundingBox()
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Running/)
  await expect(panelIn(bar)).toContainText('frame 180 0 enemies, speed 1.50')
  await expect(builtIn(bar)).toBeHidden()
  expect(await bar.boundingBox()).toEqual(before)
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Paused at frame \d+$/)
  await press(bar, 'restart')
  await expect(panelIn(bar)).toHaveText('frame 0 0 enemies, speed 1.50')
  expect(errors).toEqual([])
})

test('the panel follows an edit, an error and its fix, and Reset', async ({ visitLive }) => {
  const { page } = await visitLive(LOG)
  const bar = barOf(page, 'Once a second')
  await press(bar, 'edit')
  await overwrite(fieldOf(page), 'log!("Tick {}", tick());')
  await expect(panelIn(bar)).toContainText('frame 120 Tick 120')
  await overwrite(fieldOf(page), 'log!("Tick {}", tack());')
  await expect(page.getByText(/cannot find function `?tack`?/).first()).toBeVisible()
  await expect(panelIn(bar)).toContainText('frame 120 Tick 120')
  await overwrite(fieldOf(page), 'log!("Tack {}", tick());')
  await expect(panelIn(bar)).toContainText('frame 120 Tack 120')
  await press(bar, 'reset')
  await expect(panelIn(bar)).toContainText('frame 120 0 enemies, speed 1.50')
})

test('a panel gets a screen when its program is edited to draw', async ({ visitLive }) => {
  const { page } = await visitLive(LOG)
  const bar = barOf(page, 'Once a second')
  await press(bar, 'edit')
  const canvas = figureOf(bar).locator('canvas')
  await expect(panelIn(bar)).toBeVisible()
  await expect(canvas).toBeHidden()
  await overwrite(fieldOf(page), 'rect!(w = 20, h = 20);\nlog!("drawn");')
  await expect(canvas).toBeVisible()
  await expect(panelIn(bar)).toContainText('frame 120 drawn')
})

test('the panel takes the keys of its program, and Escape gives them back', async ({ visitLive }) => {
  const { page } = await visitLive(LOG)
  const bar = barOf(page, 'Overview')
  await bar.locator('[data-action=play]').focus()
  await page.keyboard.press('Enter')
  const panel = figureOf(bar).getByRole('application', { name: 'Live output: Overview' })
  await expect(panel).toBeFocused()
  const lines = () => panel.locator('[role=log] > div').count()
  const before = await lines()
  // A key before the first frame is dropped
  await expect(async () => {
    await page.keyboard.press('z', { delay: 60 })
    await expect.poll(lines, { timeout: 1000 }).toBeGreaterThan(before)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(bar.locator('[data-action=play]')).toBeFocused()
})

test('a program that reads the pointer has a screen to click', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/pointer')
  const bar = barOf(page, 'Overview')
  await expect(builtIn(bar)).toContainText('frame 10 Click at 128, 72')
  await press(bar, 'play')
  const canvas = figureOf(bar).locator('canvas')
  const { width, height } = (await canvas.boundingBox())!
  await canvas.click({ position: { x: width / 4 + 1, y: height / 4 + 1 }, delay: 60 })
  await expect(panelIn(bar)).toContainText('Click at 64, 36')
})

test('sounds are listed and audible, with a switch that mutes them', async ({ visitLive }) => {
  const { page } = await visitLive(SOUNDS)
  const bar = barOf(page, 'Background music that loops')
  await expect(builtIn(bar)).toHaveText('frame 0 ♪ theme plays')
  await press(bar, 'play')
  const sound = figureOf(bar).getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await press(bar, 'play')
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
})

test('lines are not announced one by one, and the panel is accessible', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(LOG)
  const bar = barOf(page, 'Once a second')
  await press(bar, 'play')
  await expect(panelIn(bar)).toBeVisible()
  const log = panelIn(bar).getByRole('log')
  await expect(log).toHaveAttribute('aria-live', 'off')
  expect(await findingsOf(page, 'article')).toEqual([])
})

test('a program that the page cannot run says why', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/fonts')
  const block = page.locator('[data-code-block]', { hasText: 'Such style!' })
  await expect(block).toContainText('Doesn’t run here: needs a font file of your own.')
})
