import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { deployedTest as test } from './deployedHost'
import { buildOf } from './nextBuild'
import { countDocuments, expect, follow, holdBack, hydrated, stopClock } from './reader'
import { agreeToReload, boxOf, buttonOf, dialogOf, optionsOf, searchFor } from './searcher'
import { PLAYGROUND, press, textOf, write } from './workbench'

const LOGIN = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in to this network</title>' }
const MISSING = { status: 404, contentType: 'text/html', body: 'Not found' }
const NOTHING = { status: 200, contentType: 'text/javascript', body: '' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const searchFailure = (page: Page) => page.getByRole('alert').getByText('Search couldn’t load.')
const loadFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Couldn’t load the scripts of this page.' })
const announced = (page: Page) => page.getByRole('status').filter({ hasText: /results? for / })
const shownBuild = (page: Page) => page.locator('script[data-build]').getAttribute('data-build')

test.describe('loading', () => {
  test(
    'a chunk that is empty is reported, the text stays, and the next press loads it',
    { tag: '@deep' },
    async ({ visitLive }) => {
      const { page } = await visitLive(PLAYGROUND)
      await page.route('**/playground-dialogs-*.js', (route) => route.fulfill(NOTHING))
      await write(page, '// mine')
      await press(page, 'Projects')
      await expect(page.getByText('Couldn’t load the dialog. Try again.')).toBeVisible()
      await page.unrouteAll()
      await press(page, 'Projects')
      await expect(page.getByRole('dialog', { name: 'Projects' })).toBeVisible()
      expect(await textOf(page)).toBe('// mine')
    },
  )

  for (const [what, file, answer] of [
    ['a login page in place of the worker', 'player-worker-*.js', LOGIN],
    ['a missing style sheet of the player', 'player.*.css', MISSING],
  ] as const) {
    const tag = answer === LOGIN ? [] : '@deep'
    test(`${what} is reported, and the next press plays`, { tag }, async ({ visitLive }) => {
      const { page } = await visitLive('/learn/api/ellipses', { savesData: true })
      await page.route(`**/${file}`, (route) => route.fulfill(answer))
      const bar = page
        .getByRole('group', { name: 'Live example' })
        .filter({ has: page.locator('[data-action=play]') })
        .first()
      await bar.locator('[data-action=play]').click()
      await expect(bar.getByRole('status')).toHaveText(/Couldn’t load the player/)
      await page.unrouteAll()
      await bar.locator('[data-action=play]').click()
      await expect(bar.getByRole('status')).toHaveText(/^(Running|Paused)/)
    })
  }

  test('page data that are cut in half load the page as a document, once', { tag: '@deep' }, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/getting-started', { savesData: true })
    const data = fs.readFileSync('public/page-data/learn/guides/cli/page-data.json', 'utf8')
    await page.route('**/page-data/learn/guides/cli/page-data.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: data.slice(0, data.length / 2) }),
    )
    const documents = countDocuments(page)
    await follow(page, '/learn/guides/cli#troubleshooting')
    await expect(page).toHaveURL('/learn/guides/cli#troubleshooting')
    await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
    expect(documents()).toBe(1)
  })

  test(
    'a login page in place of all scripts is reported at the press, and the next one works',
    { tag: '@deep' },
    async ({ newVisitor }) => {
      const { page } = await newVisitor()
      await stopClock(page)
      await page.route(/\.js$/, (route) => route.fulfill(LOGIN))
      await page.goto('/learn/api/tween')
      await buttonOf(page).click()
      await page.clock.runFor(8_000)
      await expect(loadFailure(page)).toBeVisible()
      await expect(heading(page)).toBeVisible()
      await page.unrouteAll()
      await page.clock.resume()
      await buttonOf(page).click()
      await expect(dialogOf(page)).toBeVisible()
    },
  )
})

test.describe('deployment', () => {
  test('a build between hover and click shows the new page, and its search works', async ({
    newVisitor,
    host,
    builds,
  }) => {
    const { page } = await newVisitor({ baseURL: host.address })
    await page.goto('/learn/getting-started')
    await hydrated(page)
    const link = page.locator('main a[href="/learn/installation"]').first()
    await link.hover()
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        ),
      )
      .toContain('/learn/installation/page-data.json')
    host.publish({ build: builds.b })
    await link.click()
    await expect(heading(page)).toContainText('Installation')
    await page.keyboard.type('/camera')
    await agreeToReload(page)
    await expect(optionsOf(page).first()).toBeVisible()
    await expect(boxOf(page)).toHaveValue('camera')
  })

  test(
    'a host that answers missing files with its start page leads to the new build, with the typed text',
    { tag: '@deep' },
    async ({ newVisitor, host, builds }) => {
      const { page } = await newVisitor({ baseURL: host.address, savesData: true })
      await page.goto('/learn/api/tween')
      await hydrated(page)
      const documents = countDocuments(page)
      host.publish({ build: builds.b, missingAnswer: 'index.html' })
      await page.keyboard.type('/camera')
      await agreeToReload(page)
      await expect(optionsOf(page).first()).toBeVisible()
      await expect(boxOf(page)).toHaveValue('camera')
      expect(documents()).toBe(1)
      expect(await shownBuild(page)).toBe(buildOf(builds.b))
    },
  )

  test(
    'a build whose scripts are not uploaded yet is readable, and works when they are',
    { tag: '@deep' },
    async ({ newVisitor, host, builds }) => {
      const { page } = await newVisitor({ baseURL: host.address, savesData: true })
      await page.goto('/learn/getting-started')
      await hydrated(page)
      const documents = countDocuments(page)
      host.publish({ build: builds.b, missing: /\.js$/ })
      await follow(page, '/learn/installation')
      await expect.poll(() => shownBuild(page)).toBe(buildOf(builds.b))
      await expect(heading(page)).toContainText('Installation')
      await buttonOf(page).click()
      await expect(loadFailure(page)).toBeVisible()
      expect(documents(), 'the page, and a reload by the press').toBeLessThanOrEqual(2)
      host.publish({ build: builds.b })
      await buttonOf(page).click()
      await expect(dialogOf(page)).toBeVisible()
    },
  )
})

test.describe('search', () => {
  test(
    'a worker that the system ended is reported, and another one answers',
    { tag: '@deep' },
    async ({ newVisitor }) => {
      const { page } = await newVisitor()
      await page.addInitScript(() => {
        window.Worker = class extends Worker {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            super(...given)
            Object.assign(window, { endWorker: () => this.terminate() })
          }
        }
      })
      await page.goto('/learn/api/tween')
      await hydrated(page)
      await searchFor(page, 'camera')
      await stopClock(page)
      await page.evaluate(() => (window as unknown as { endWorker: () => void }).endWorker())
      await boxOf(page).fill('gamepad')
      await page.clock.runFor(300)
      await expect(page, 'the query is sent').toHaveURL(/q=gamepad/)
      await page.clock.runFor(5_000)
      await expect(searchFailure(page)).toBeVisible()
      await page.clock.resume()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(optionsOf(page).first()).toContainText('Gamepad')
    },
  )

  const oddQueries = 'queries of 10,000 letters, half characters and emoji are answered, also after a reload'
  test(oddQueries, { tag: '@deep' }, async ({ visitLive }) => {
    const { page, errors } = await visitLive('/learn/api/tween')
    await searchFor(page, 'camera')
    for (const query of ['camera '.repeat(1_500), '\ud83d', 'camera \udc08', '🐈🐈‍⬛', '😀'.repeat(300)]) {
      // `fill` would replace half characters
      await boxOf(page).evaluate((box: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text)
        box.dispatchEvent(new Event('input', { bubbles: true }))
      }, query)
      await expect(announced(page)).toContainText(query.startsWith('camera') ? '"camera' : 'No results')
      await page.reload()
      await expect(dialogOf(page), query.slice(0, 20)).toBeVisible()
      await expect(announced(page)).toBeAttached()
    }
    expect(errors).toEqual([])
  })

  test(
    'an index that arrives after the search was closed answers the next query',
    { tag: '@deep' },
    async ({ visitLive }) => {
      const { page, errors } = await visitLive('/learn/api/tween', { savesData: true })
      const release = await holdBack(page, '**/search-index-*.json')
      await page.keyboard.press('/')
      await boxOf(page).fill('camera')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      const answered = page.waitForResponse('**/search-index-*.json')
      await release()
      await answered
      await expect(dialogOf(page)).toBeHidden()
      await page.keyboard.press('/')
      await expect(boxOf(page)).toHaveValue('camera')
      await expect(optionsOf(page).first()).toBeVisible()
      expect(errors).toEqual([])
    },
  )
})
