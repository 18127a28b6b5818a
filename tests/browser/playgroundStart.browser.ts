import type { Page } from '@playwright/test'
import { projectHash } from '../../src/player/project/shareLink'
import { expect, holdBack, test } from './reader'
import { expectColor, nameOf, PLAYGROUND } from './workbench'

/** The scripts without which nothing of the page is rendered in the browser. */
const PAGE_SCRIPTS = /\/(app|framework)-[\da-f]+\.js$/

const FIRST_PICTURE = 'canvas.first-picture'

async function linkTo(program: string): Promise<string> {
  const files = [{ path: 'src/lib.rs', text: program }]
  return PLAYGROUND + (await projectHash({ name: 'Red', files, sprites: [] }))!
}

const RED = 'turbo::go!({ clear(0xff0000ff); });'

const boxOf = (page: Page, canvas: string) => page.locator(canvas).boundingBox()

test('requests player, compiler, workbench and editor before the scripts of the page arrive', async ({
  newVisitor,
}) => {
  const { page, errors, warnings } = await newVisitor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/[-.][\da-f]{20}/, '')))
  const release = await holdBack(page, PAGE_SCRIPTS)
  await page.goto(PLAYGROUND, { waitUntil: 'commit' })
  const early = ['playground-start', 'player-worker', 'player-language', 'player', 'playground', 'player-field']
  await expect.poll(() => requests).toEqual(expect.arrayContaining(early.map((name) => `/${name}.js`)))
  await release()
  await expect(nameOf(page)).toHaveValue('Untitled')
  await expectColor(page, '43,29,94')
  expect([...errors, ...warnings]).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const) {
  test(`a link is drawn before the scripts arrive, where the workbench draws it: ${width} × ${height}`, async ({
    newVisitor,
  }) => {
    const { page, errors } = await newVisitor()
    await page.setViewportSize({ width, height })
    const release = await holdBack(page, PAGE_SCRIPTS)
    await page.goto(await linkTo(RED), { waitUntil: 'commit' })
    await expectColor(page, '255,0,0', FIRST_PICTURE)
    const first = await boxOf(page, FIRST_PICTURE)
    await release()
    await expectColor(page, '255,0,0')
    await expect(page.locator(FIRST_PICTURE)).toHaveCount(0)
    const box = await boxOf(page, 'figure canvas')
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(first![side]).toBeCloseTo(box![side], 0)
    await expect(nameOf(page)).toHaveValue('Red')
    expect(errors).toEqual([])
  })
}

test('the first picture goes with its page', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const release = await holdBack(page, /\/playground-[\da-f]+\.js$/)
  await page.goto(await linkTo(RED), { waitUntil: 'commit' })
  await expectColor(page, '255,0,0', FIRST_PICTURE)
  await page.waitForFunction(() => document.documentElement.dataset.live === 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Games' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await expect(page.locator(FIRST_PICTURE)).toHaveCount(0)
  await release()
})

test('other pages start no player', async ({ visitLive }) => {
  const { page } = await visitLive('/games')
  expect(await page.evaluate(() => '___player' in window)).toBe(false)
})
