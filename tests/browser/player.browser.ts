import fs from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Body, BodyNode } from '../../src/lib/page/body'
import { routes } from '../counts'
import { fieldOf, overwrite } from './editor'
import { drawn, expect, holdBack, hydrated, test } from './reader'

const MOVING = '/learn/api/ellipses'
const SCRIPTS = '**/*.js'

const bars = (page: Page) => page.getByRole('group', { name: 'Live example', includeHidden: true })

/** The toolbar of the first playable example. */
const moving = (page: Page) =>
  bars(page)
    .filter({ has: page.locator('[data-action=play]') })
    .first()

const figureOf = (bar: Locator) => bar.locator('xpath=..')
const press = (bar: Locator, action: string) => bar.locator(`[data-action=${action}]`).click()
const status = (bar: Locator) => bar.getByRole('status')

/** The pixels of a running picture as text; before that, the built picture. */
const picture = (bar: Locator) =>
  figureOf(bar).evaluate((figure) => {
    const canvas = figure.querySelector('canvas') ?? document.createElement('canvas')
    const image = figure.querySelector('img')!
    if (!figure.querySelector('[data-live]')) {
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')!.drawImage(image, 0, 0)
    }
    return canvas.toDataURL()
  })

for (const path of [MOVING, '/']) {
  test(`${path} loads nothing of the player until the pointer is near the toolbar, and runs it on press`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const isPlayer = (file: string) => file.startsWith('/player')
    expect(requested.filter(isPlayer)).toEqual([])
    const bar = bars(page).first()
    await bar.scrollIntoViewIfNeeded()
    await bar.hover()
    await expect.poll(() => requested.filter(isPlayer).map((file) => file.replace(/^.*\./, ''))).toContain('css')
    expect(requested.filter(isPlayer).join()).toContain('.js')
    await expect(figureOf(bar).locator('canvas')).toHaveCount(0)
  })
}

test("the running picture starts as the page's, in its place", async ({ visitLive }) => {
  const { page, errors } = await visitLive(MOVING, { reducedMotion: 'reduce' })
  const bar = moving(page)
  await bar.scrollIntoViewIfNeeded()
  const image = figureOf(bar).locator('img')
  await image.evaluate((it: HTMLImageElement) => it.decode())
  const [poster, place] = [await picture(bar), await image.boundingBox()]
  await press(bar, 'edit')
  const canvas = figureOf(bar).locator('[data-live] > canvas')
  await expect(canvas).toBeVisible()
  expect(await picture(bar)).toBe(poster)
  await press(bar, 'edit')
  await expect.poll(async () => (await canvas.boundingBox())!.width).toBe(place!.width)
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Running/)
  await expect.poll(() => picture(bar)).not.toBe(poster)
  expect((await canvas.boundingBox())!.height).toBe(place!.height)
  expect(errors).toEqual([])
})

test('a game can be paused, stepped and restarted', async ({ visitLive }) => {
  const { page } = await visitLive(MOVING)
  const bar = moving(page)
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Running/)
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Paused at frame \d+$/)
  await drawn(page)
  const frame = async () => Number(/\d+/.exec((await status(bar).textContent())!)![0])
  const [before, paused] = [await frame(), await picture(bar)]
  await drawn(page)
  expect(await picture(bar)).toBe(paused)
  await press(bar, 'step')
  await expect(status(bar)).toHaveText(`Paused at frame ${before + 1}`)
  await press(bar, 'restart')
  await expect(status(bar)).toHaveText('Paused at frame 0')
})

test('one example runs at a time, and none out of view', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/pancake-cat')
  const [first, second] = [bars(page).first(), bars(page).nth(3)]
  await press(first, 'play')
  await expect(status(first)).toHaveText(/^Running/)
  await press(second, 'play')
  await expect(status(second)).toHaveText(/^Running/)
  await expect(status(first)).toHaveText(/^Paused/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(status(second)).toHaveText(/^Paused/)
})

test('a press before hydration takes effect afterwards', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const release = await holdBack(page, SCRIPTS)
  await page.goto(MOVING)
  await press(moving(page), 'play')
  await release()
  await expect(status(moving(page))).toHaveText(/^Running/)
})

test('a player that failed to load says so, keeps the picture, and retries on the next press', async ({
  visitLive,
}) => {
  const { page } = await visitLive(MOVING)
  await page.route('**/player*.js', (route) => route.abort())
  const bar = moving(page)
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/Couldn’t load the player/)
  await expect(figureOf(bar).locator('img')).toBeVisible()
  await page.unroute('**/player*.js')
  await press(bar, 'play')
  await expect(status(bar)).toHaveText(/^Running/)
})

test('without scripts there is only the picture', async ({ visit }) => {
  const { page } = await visit(MOVING, { javaScriptEnabled: false })
  await expect(page.locator('figure > div > img').first()).toBeVisible()
  await expect(page.locator('[data-action]').first()).toBeHidden()
})

test('an edit applies to all pictures of its program, and persists', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/hello-world')
  const [top, last] = [bars(page).first(), bars(page).last()]
  await press(last, 'edit')
  await overwrite(fieldOf(page), 'turbo::go!({\n    clear(0x00ff00ff);\n});')
  await press(top, 'edit')
  await expect(fieldOf(page)).toHaveCount(0)
  await press(top, 'play')
  await expect(status(top)).toHaveText(/^Running/)
  await expect.poll(async () => (await picture(top)) === (await picture(last))).toBe(true)
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click()
  await expect(page).toHaveURL('/learn/installation')
  await page.goBack()
  await expect(bars(page).last().getByRole('button', { name: 'Reset' })).toBeVisible()
  await expect(page.getByText('clear(0x00ff00ff);')).toBeVisible()
})

function factsOf(route: string): Record<string, unknown>[] {
  const file = `public/page-data${route === '/' ? '/index' : route}/page-data.json`
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as { result: { data: { docPage: { body: Body } } } }
  const picturesIn = (node: BodyNode): Record<string, unknown>[] => {
    if (typeof node === 'string') return []
    const [name, props, inside] = node
    const below = typeof inside === 'string' ? [] : (inside ?? []).flatMap(picturesIn)
    return name === 'ExamplePicture' ? [props, ...below] : below
  }
  return data.result.data.docPage.body.flatMap(picturesIn)
}

/** Moving, interactive and static examples. Other tests run all programs without a browser. */
const PLAYED_DAILY = ['/', '/learn/api/gamepad']

for (const route of routes) {
  const pictures = factsOf(route).filter(({ program }) => program !== undefined)
  if (pictures.length === 0) continue
  const tag = PLAYED_DAILY.includes(route) ? [] : '@deep'
  test(`every example of ${route} runs`, { tag }, async ({ visitLive }) => {
    test.slow()
    const { page, errors } = await visitLive(route)
    await expect(bars(page)).toHaveCount(pictures.length)
    for (const [index, { moves, reads, alt }] of pictures.entries()) {
      const message = `${index}: ${String(alt)}`
      const bar = bars(page).nth(index)
      // Skip unselected tabs
      if (!(await bar.isVisible())) continue
      const isPlayed = Boolean(moves) || Boolean(reads)
      await press(bar, isPlayed ? 'play' : 'edit')
      await expect(
        figureOf(bar).locator('[data-live]').locator('canvas, [role=log]').filter({ visible: true }),
        message,
      ).not.toHaveCount(0)
      await expect(status(bar), message).toHaveText(isPlayed ? /^Running/ : '')
      await press(bar, isPlayed ? 'play' : 'edit')
      await expect(status(bar), message).toHaveText(isPlayed ? /^Paused at frame \d+$/ : '')
    }
    expect(errors).toEqual([])
  })
}
