import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expectText, fieldOf, overwrite } from './editor'
import { expect, test } from './reader'

const PAGE = '/learn/api/gamepad'

const GAME = `turbo::init! { struct State { n: f32 } = Self { n: 10.0 } }
turbo::go!({
    let mut state = State::load();
    if state.n == 10.0 { log!("The game begins") } state.n += 1.0;
    rect!(x = state.n, w = 8, h = 8);
    state.save();
});`

const exampleOf = (page: Page) => page.locator('article figure:has([data-action=play]):has(img)').first()
const press = (page: Page, name: string) => exampleOf(page).getByRole('button', { name, exact: true }).click()
const bar = (page: Page) => exampleOf(page).getByRole('group').getByRole('status')
const words = (page: Page) => page.locator('[data-diagnostic-messages]')

async function runGame(page: Page, game = GAME) {
  await press(page, 'Play')
  await expect(bar(page)).toHaveText(/^Running/)
  await press(page, 'Edit')
  await overwrite(fieldOf(page), game)
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toContainText('The game begins')
  await expect(bar(page)).toHaveText('Running')
}

const afterFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

test('an error in a running game is below its line until fixed', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  await runGame(page)
  await overwrite(fieldOf(page), GAME.replace('State::load()', 'State::laod()'))
  await expect(words(page)).toContainText('laod')
  const line = (await fieldOf(page).locator('.cm-line:has([data-diagnostic])').boundingBox())!
  const reported = (await words(page).boundingBox())!
  expect(Math.abs(reported.y - line.y - line.height)).toBeLessThan(2)
  await expect(bar(page)).toHaveText('Running the last working version')
  await afterFrames(page, 120)
  await expect(words(page)).toBeVisible()
  await press(page, 'Step')
  await expect(bar(page)).toHaveText(/^Paused the last working version at frame \d+$/)
  await press(page, 'Restart')
  await press(page, 'Play')
  await afterFrames(page, 10)
  await expect(words(page)).toContainText('laod')
  await expect(bar(page)).toHaveText('Running the last working version')
  await overwrite(fieldOf(page), GAME)
  await expect(words(page)).toHaveCount(0)
  await expect(bar(page)).toHaveText('Running')
  expect(errors).toEqual([])
})

test('the mini player shows the error and links to it', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE, { viewport: { width: 1200, height: 900 } })
  await page.getByRole('group', { name: 'Live example: Move the player' }).getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('mistake ')
  await expect(words(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+End')
  await page.setViewportSize({ width: 1200, height: 500 })
  await fieldOf(page).evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const note = page.locator('figure[data-docked]').getByRole('button', { name: /^Line \d+:/ })
  await note.click()
  await expect(words(page)).toBeInViewport()
  await expect(fieldOf(page)).toBeFocused()
})

test('an unknown sprite is reported at its line and in the log, with a quick fix', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const wrong = GAME.replace('rect!(x = state.n, w = 8, h = 8)', 'sprite!("hart", x = 1)')
  await runGame(page, wrong)
  await expect(words(page)).toContainText('no sprite is named hart, so nothing is drawn')
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toContainText(
    'Line 5: no sprite is named hart, so nothing is drawn',
  )
  await expect(page.getByRole('log', { name: 'Log', exact: true }).locator('code')).toHaveText('hart')
  await words(page).getByRole('button', { name: 'Replace with "heart"' }).click()
  await expectText(fieldOf(page), wrong.replace('hart', 'heart'))
  await expect(words(page)).toHaveCount(0)
  await expect(bar(page)).toHaveText('Running')
  await fieldOf(page).press('ControlOrMeta+z')
  await expectText(fieldOf(page), wrong)
})

test('a log and a hint go with the program that caused them', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await runGame(page)
  await overwrite(fieldOf(page), GAME.replace('log!("The game begins")', 'clear(0)'))
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toHaveCount(0)
  await overwrite(fieldOf(page), GAME.replace('rect!(', 'sprite!("hart", ').replace(', w = 8, h = 8', ''))
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toContainText('no sprite is named hart')
  await page.keyboard.type(' oops')
  await expect(words(page)).not.toContainText('hart')
  await expect(page.getByRole('log', { name: 'Log', exact: true }).getByText('no sprite is named')).toHaveCount(0)
})

test('logging moves nothing', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await press(page, 'Edit')
  await overwrite(fieldOf(page), 'if tick() > 60 && tick() % 10 == 0 { log!("{}", tick()) }')
  await press(page, 'Play')
  await expect(bar(page)).toHaveText(/^Running/)
  const log = page.getByRole('log', { name: 'Log', exact: true })
  await expect(log).toBeVisible()
  const room = await log.boundingBox()
  await expect(log).toContainText('120')
  expect(await log.boundingBox()).toEqual(room)
})

test('a changed initial state is reported next to Restart', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await runGame(page)
  await overwrite(fieldOf(page), GAME.replace('10.0', '90.0'))
  await expect(bar(page)).toHaveText('You changed the initial state. Press Restart to apply it.')
  await press(page, 'Restart')
  await expect(bar(page)).toHaveText('Running')
})

test('an error is accessible in both themes', { tag: '@deep' }, async ({ visitLive }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await visitLive(PAGE, { colorScheme })
    await runGame(page)
    await overwrite(fieldOf(page), GAME.replace('8, h', '8 h'))
    await expect(words(page)).toHaveCount(1)
    expect(await findingsOf(page)).toEqual([])
  }
})
