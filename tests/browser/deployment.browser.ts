import type { BrowserContext, Page } from '@playwright/test'
import { deployedTest } from './deployedHost'
import { buildOf } from './nextBuild'
import { blockStorage, countDocuments, expect, follow, holdBack, hydrated } from './reader'
import { expectText, fieldOf } from './editor'
import { agreeToReload, boxOf, buttonOf, dialogOf, optionsOf } from './searcher'

type Opening = { prepare?: (context: BrowserContext) => Promise<unknown>; isLive?: boolean }

const test = deployedTest.extend<{
  /** Counts documents requested after that. */
  read: (path: string, opening?: Opening) => Promise<{ page: Page; documents: () => number }>
}>({
  read: ({ host, newVisitor }, use) =>
    use(async (address, { prepare, isLive = true } = {}) => {
      const { page, context } = await newVisitor({ baseURL: host.address, savesData: true })
      await prepare?.(context)
      await page.goto(address)
      if (isLive) await hydrated(page)
      return { page, documents: countDocuments(page) }
    }),
})

/** Chunks loaded on demand: search, popups and the like. */
const PIECES = /^\/(\d+|search)[-.][\da-f]{20}\.(js|css)$/

/** The search worker, which starts independently of other scripts. */
const SEARCH_WORKER = /^\/search-worker-[\da-f]{20}\.js$/

const incomplete = (page: Page) => page.getByText('You can read it, but search and menus don’t work.')
const scriptsMissing = (page: Page) =>
  page.getByText('Couldn’t load the scripts of this page. Check your connection and press again.')
const reloadNote = (page: Page) => page.getByText('Press Enter to reload and search.')
const unavailable = (page: Page) => page.getByText('Search couldn’t load.')
const shownBuild = (page: Page) => page.locator('script[data-build]').getAttribute('data-build')
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The file has no scripts. */
async function openOnce(page: Page, address: string) {
  await page.goto('/index.md')
  await page.evaluate((it) => fetch(it).then((answer) => answer.text()), address)
}

test.describe('files of the previous build are gone', () => {
  test('an unopened search opens in the next build with the typed text', async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/tween')
    await page.evaluate(() => scrollTo(0, 700))
    host.publish({ build: builds.b })
    await typeWhile(page, await holdBack(page, '**/app-data.json*'), '/camera')
    await agreeToReload(page)
    await expect(boxOf(page)).toHaveValue('camera')
    await expect(optionsOf(page).first()).toBeVisible()
    expect(documents()).toBe(1)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
    expect(await scrollTop(page)).toBe(700)
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await expect(dialogOf(page)).toBeHidden()
  })

  for (const delay of [30, 600]) {
    const tag = delay === 30 ? [] : '@deep'
    test(`no letter is lost at one key in ${delay} ms`, { tag }, async ({ read, host, builds }) => {
      const { page, documents } = await read('/learn/api/tween')
      host.publish({ build: builds.b })
      await page.keyboard.type('/camera', { delay })
      expect(documents()).toBe(0)
      await agreeToReload(page)
      await expect(boxOf(page)).toHaveValue('camera')
      expect(documents()).toBe(1)
    })
  }

  test(
    'who does not want to reload reads on and is asked again by the next search',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      const { page, documents } = await read('/learn/api/tween')
      host.publish({ build: builds.b })
      for (const text of ['/came', '/tween']) {
        await page.keyboard.type(text)
        await expect(reloadNote(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(reloadNote(page)).toBeHidden()
      }
      await expect(unavailable(page)).toBeHidden()
      expect(documents()).toBe(0)
      await page.keyboard.type('/rect')
      await agreeToReload(page)
      await expect(boxOf(page)).toHaveValue('rect')
    },
  )

  test(
    'a tap on the search button reloads at once, because nobody types without an input',
    { tag: '@deep' },
    async ({ newVisitor, host, builds }) => {
      const { page } = await newVisitor({ baseURL: host.address, savesData: true, hasTouch: true, isMobile: true })
      await page.goto('/learn/api/tween')
      await hydrated(page)
      host.publish({ build: builds.b })
      await buttonOf(page).tap()
      await expect(dialogOf(page)).toBeVisible()
      expect(await shownBuild(page)).toBe(buildOf(builds.b))
    },
  )

  test(
    'a search whose worker is gone continues in the next build with its text',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      const { page, documents } = await read('/learn/api/tween')
      host.publish({ build: builds.a, missing: SEARCH_WORKER })
      await page.keyboard.press('/')
      await expect(boxOf(page)).toBeFocused()
      host.publish({ build: builds.b })
      await typeWhile(page, await holdBack(page, '**/app-data.json*'), 'camera')
      await agreeToReload(page)
      await expect(optionsOf(page).first()).toBeVisible()
      await expect(boxOf(page)).toHaveValue('camera')
      expect(documents()).toBe(1)
    },
  )

  test('a popup opens in the next build at the same position', { tag: '@deep' }, async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/rectangles')
    const symbol = page.locator('[data-code-block] a[data-symbol="rect!"]').nth(3)
    await symbol.scrollIntoViewIfNeeded()
    const top = await scrollTop(page)
    host.publish({ build: builds.b })
    await symbol.hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(symbol).toHaveAttribute('aria-describedby', 'symbol-popup')
    expect(documents()).toBe(1)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
    expect(await scrollTop(page)).toBe(top)
  })

  test('symbols are not interrupted while typing', { tag: '@deep' }, async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/rectangles')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    host.publish({ build: builds.b })
    const response = page.waitForResponse(/app-data\.json\?/)
    await page.locator('[data-code-block] a[data-symbol="rect!"]').last().hover()
    await page.keyboard.type('clear(1')
    await response
    await page.keyboard.type(', 2);')
    await expectText(fieldOf(page), 'clear(1, 2);')
    expect(documents()).toBe(0)
  })

  test(
    'edits of an example and the playground survive the next build',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      for (const place of ['/learn/api/rectangles', '/playground']) {
        host.publish({ build: builds.a })
        const { page, documents } = await read(place)
        if (place !== '/playground') await page.getByRole('button', { name: 'Edit' }).first().click()
        await fieldOf(page).focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText('clear(')
        host.publish({ build: builds.b })
        const release = await holdBack(page, '**/app-data.json*')
        await buttonOf(page).click()
        await fieldOf(page).focus()
        await page.keyboard.type('1);')
        await release()
        await reloadNote(page).click()
        await expect.poll(documents).toBe(1)
        await hydrated(page)
        expect(await shownBuild(page)).toBe(buildOf(builds.b))
        await page.keyboard.press('Escape')
        await expect(page.getByText('clear(1);').first()).toBeVisible()
      }
    },
  )

  test('an example runs in the next build', { tag: '@deep' }, async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/tween')
    host.publish({ build: builds.b })
    const play = page.locator('[data-action="play"]').nth(1)
    // Without hovering, which would prefetch
    await play.evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('group', { name: 'Live example' }).nth(1)).toHaveAttribute(
      'data-state',
      /running|paused/,
    )
    expect(documents()).toBe(1)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
  })

  test('the search opens without storage', { tag: '@deep' }, async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/tween', { prepare: blockStorage })
    host.publish({ build: builds.b })
    await typeWhile(page, await holdBack(page, '**/app-data.json*'), '/camera')
    await agreeToReload(page)
    await expect(boxOf(page)).toHaveValue('camera')
    expect(documents()).toBe(1)
  })

  test(
    'a removed page stays and reports that search is unavailable',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      const { page, documents } = await read('/learn/guides/cli')
      host.publish({ build: builds.b, missing: /\/learn\/guides\/cli/ })
      await typeWhile(page, await holdBack(page, '**/app-data.json*'), '/camera')
      await expect(unavailable(page)).toBeVisible()
      expect(documents()).toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Typed text is restored with the search
      host.publish({ build: builds.a })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(boxOf(page)).toHaveValue('camera')
    },
  )

  test(
    'a link to a removed page leads to the not-found page in one load',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      const { page, documents } = await read('/learn/getting-started')
      host.publish({ build: builds.b, missing: /\/learn\/guides\/cli/ })
      await follow(page, '/learn/guides/cli')
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(page).toHaveURL('/learn/guides/cli')
      expect(documents()).toBe(1)
      expect(await shownBuild(page)).toBe(buildOf(builds.b))
    },
  )

  test('a chunk missing in the next build too is requested once', { tag: '@deep' }, async ({ read, host, builds }) => {
    const { page, documents } = await read('/learn/api/tween')
    host.publish({ build: builds.b, missing: PIECES })
    await page.keyboard.type('/camera')
    await agreeToReload(page)
    await expect.poll(documents).toBe(1)
    await expect(unavailable(page)).toBeVisible()
    await buttonOf(page).click()
    await expect(unavailable(page)).toBeVisible()
    expect(documents()).toBe(1)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
  })
})

test('with kept files nothing reloads', { tag: '@deep' }, async ({ read, host, builds }) => {
  const { page, documents } = await read('/learn/api/rectangles')
  host.publish({ build: builds.b, kept: builds.a })
  await page.locator('[data-code-block] a[data-symbol="rect!"]').first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.type('/camera')
  await expect(boxOf(page)).toHaveValue('camera')
  await expect(optionsOf(page).first()).toBeVisible()
  expect(documents()).toBe(0)
  expect(await shownBuild(page)).toBe(buildOf(builds.a))
})

test('a missing chunk of the same build is reported', { tag: '@deep' }, async ({ read, host, builds }) => {
  const { page, documents } = await read('/learn/api/tween')
  host.publish({ build: builds.a, missing: PIECES })
  await page.keyboard.type('/camera')
  await expect(unavailable(page)).toBeVisible()
  expect(documents()).toBe(0)
})

test.describe('an old document with new files', () => {
  const stale = (builds: { a: string; b: string }, who: 'theUnaware' | 'everybody') => ({
    build: builds.b,
    staleDocuments: { build: builds.a, for: who },
  })

  test('reloads and keeps the search key with the typed text', async ({ read, host, builds }) => {
    const hold = holding()
    host.publish({ ...stale(builds, 'theUnaware'), held: hold.released })
    const { page, documents } = await read('/learn/api/tween', { isLive: false })
    await typeWhile(page, hold.release, '/camera')
    await agreeToReload(page)
    await expect(boxOf(page)).toHaveValue('camera')
    expect(documents()).toBe(1)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
  })

  test('reloads and keeps the requested theme', { tag: '@deep' }, async ({ read, host, builds }) => {
    const hold = holding()
    host.publish({ ...stale(builds, 'theUnaware'), held: hold.released })
    const { page, documents } = await read('/learn/api/tween', { isLive: false })
    await page.getByRole('button', { name: 'Dark Mode' }).click()
    hold.release()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await hydrated(page)
    expect(documents()).toBe(1)
  })

  test('reloads without storage as well', { tag: '@deep' }, async ({ read, host, builds }) => {
    const hold = holding()
    host.publish({ ...stale(builds, 'theUnaware'), held: hold.released })
    const { page, documents } = await read('/learn/api/tween', { isLive: false, prepare: blockStorage })
    await typeWhile(page, hold.release, '/camera')
    await agreeToReload(page)
    await expect(boxOf(page)).toHaveValue('camera')
    expect(documents()).toBe(1)
  })

  test("reloads from the browser's cache", { tag: '@deep' }, async ({ newVisitor, host, builds }) => {
    host.publish({ build: builds.a, maxAge: 600 })
    const { page } = await newVisitor({ baseURL: host.address })
    await openOnce(page, '/learn/api/tween')
    host.publish({ build: builds.b, maxAge: 600 })
    const documents = countDocuments(page)
    await page.goto('/learn/api/tween')
    await expect.poll(documents).toBe(2)
    await hydrated(page)
    await page.keyboard.type('/camera')
    await expect(boxOf(page)).toHaveValue('camera')
    expect(documents()).toBe(2)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
  })

  test('stays if irreplaceable, and answers the search key', { tag: '@deep' }, async ({ read, host, builds }) => {
    host.publish(stale(builds, 'everybody'))
    let answers = 0
    const prepare = async (context: BrowserContext) =>
      context.on('response', (response) => (answers += Number(response.url().endsWith('/learn/api/tween'))))
    const { page, documents } = await read('/learn/api/tween', { isLive: false, prepare })
    await page.keyboard.press('Tab')
    // The original document and its replacement
    await expect.poll(() => answers).toBe(2)
    expect(documents()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await expect(scriptsMissing(page)).toBeVisible()
    expect(documents()).toBeLessThanOrEqual(1)
  })

  test('does not loop between two builds', { tag: '@deep' }, async ({ read, host, builds }) => {
    const takeTurns = (build: 'a' | 'b') => ({ build: builds[build], missing: /^\/app-/ })
    host.publish(takeTurns('a'))
    const { page, documents } = await read('/learn/api/tween', { isLive: false })
    let turn = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/learn/api/tween')) host.publish(takeTurns((turn += 1) % 2 === 0 ? 'a' : 'b'))
    })
    await page.keyboard.press('/')
    await expect(scriptsMissing(page)).toBeVisible()
    expect(documents()).toBeLessThanOrEqual(2)
  })
})

test.describe('a host with a ten-minute browser cache', () => {
  test(
    'reaches the next build with one load, and none afterwards',
    { tag: '@deep' },
    async ({ read, host, builds }) => {
      host.publish({ build: builds.a, maxAge: 600 })
      const { page, documents } = await read('/learn/getting-started')
      // The browser has cached the old document
      await page.evaluate(() => fetch('/learn/installation').then((answer) => answer.text()))
      host.publish({ build: builds.b, maxAge: 600 })
      await follow(page, '/learn/installation')
      await expect(page).toHaveURL('/learn/installation')
      await expect.poll(() => shownBuild(page)).toBe(buildOf(builds.b))
      await hydrated(page)
      expect(documents()).toBe(1)
      await follow(page, '/learn/guides/cli')
      await expect(page).toHaveURL('/learn/guides/cli')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('CLI')
      expect(documents()).toBe(1)
    },
  )

  test('old data are not mistaken for a newer build', { tag: '@deep' }, async ({ newVisitor, host, builds }) => {
    host.publish({ build: builds.a, maxAge: 600 })
    const { page } = await newVisitor({ baseURL: host.address })
    await openOnce(page, '/page-data/learn/installation/page-data.json')
    host.publish({ build: builds.b, maxAge: 600 })
    await page.goto('/learn/guides/cli')
    await hydrated(page)
    const documents = countDocuments(page)
    await follow(page, '/learn/installation')
    await expect(page).toHaveURL('/learn/installation')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Installation')
    expect(documents()).toBe(0)
    expect(await shownBuild(page)).toBe(buildOf(builds.b))
  })
})

test('a page with a missing part is readable and says so', { tag: '@deep' }, async ({ read, host, builds }) => {
  host.publish({ build: builds.a, missing: /^\/component---src-templates/ })
  const { page, documents } = await read('/learn/api/tween', { isLive: false })
  await expect(incomplete(page)).toBeVisible()
  expect(documents()).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0)
  host.publish({ build: builds.a })
  await page.getByRole('button', { name: 'Reload' }).click()
  await hydrated(page)
  await expect(incomplete(page)).toHaveCount(0)
})

test.describe('foreign values in storage', () => {
  for (const stored of ['5', '"x"', 'true', 'null', '[1]', '{oops']) {
    test(`scroll positions that are ${stored} do not break navigation`, { tag: '@deep' }, async ({ read }) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript((text) => sessionStorage.setItem('turbo.scroll', text), stored)
      const { page } = await read('/learn/getting-started', { prepare })
      await follow(page, '/learn/installation')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Installation')
      await page.goBack()
      await expect(page).toHaveURL('/learn/getting-started')
    })
  }
})

async function typeWhile(page: Page, release: () => unknown, text: string) {
  await page.keyboard.type(text)
  await release()
}

function holding() {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}
