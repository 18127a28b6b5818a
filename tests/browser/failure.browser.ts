import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { nextBuildOf } from '../nextBuild'
import { blockStorage, countDocuments, follow, hydrated, site, visit } from './reader'

let nextBuild: string

beforeAll(() => {
  nextBuild = nextBuildOf('public')
})

afterEach(() => site.deploy('public'))

afterAll(() => fs.rmSync(nextBuild, { recursive: true }))

const CLI_MODULE = '**/component---*-learn-guides-cli-mdx-*.js'
const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })
const missing = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }))

/** Opens a page whose links are not fetched ahead, so that a click meets the network. */
async function visitWithoutPrefetch(path: string, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const seen = await visit('/404.html')
  await seen.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await prepare(seen.page)
  seen.errors.length = 0
  await seen.page.goto(site.address + path)
  await hydrated(seen.page)
  return seen
}

test('after a new deployment a link leads to its section with one document load', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started')
  site.deploy(nextBuild)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli?from=test#troubleshooting')
  await page.waitForURL('**/learn/guides/cli?from=test#troubleshooting')
  await hydrated(page)
  expect(documents()).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('module-failure'))),
  ).toEqual([])
  await follow(page, '/learn/installation')
  await page.waitForURL('**/learn/installation')
  expect(documents()).toBe(1)
  await context.close()
})

test('a page whose code the reader already has is taken from the new deployment all the same', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started')
  await page.route(CLI_MODULE, async (route) => {
    const name = new URL(route.request().url()).pathname
    await route.fulfill({ path: fs.existsSync(`public${name}`) ? `public${name}` : `${nextBuild}${name}` })
  })
  site.deploy(nextBuild)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli?from=test#troubleshooting')
  await page.waitForURL('**/learn/guides/cli?from=test#troubleshooting')
  await hydrated(page)
  expect(documents()).toBe(1)
  await context.close()
})

test('a page whose module is missing for good is loaded once as a document, then the error screen shows', async () => {
  const { page, context, errors } = await visitWithoutPrefetch('/learn/getting-started')
  await missing(page, CLI_MODULE)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli?from=test#troubleshooting')
  await errorScreen(page).waitFor()
  expect(documents()).toBe(1)
  expect(page.url()).toBe(`${site.address}/learn/guides/cli?from=test#troubleshooting`)
  expect(errors.filter((text) => text.startsWith('The page /learn/guides/cli could not be loaded'))).toHaveLength(2)
  await page.getByRole('link', { name: 'Go to Home Page' }).click()
  await page.waitForURL(`${site.address}/`)
  await hydrated(page)
  await context.close()
})

test('a page that failed is there again with the network', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started')
  await missing(page, CLI_MODULE)
  await follow(page, '/learn/guides/cli')
  await errorScreen(page).waitFor()
  await page.goBack()
  await errorScreen(page).waitFor({ state: 'detached' })
  await hydrated(page)
  await follow(page, '/learn/guides/cli')
  await errorScreen(page).waitFor()
  await page.goBack()
  await errorScreen(page).waitFor({ state: 'detached' })
  await page.unroute(CLI_MODULE)
  await follow(page, '/learn/guides/cli#troubleshooting')
  await page.waitForURL('**/learn/guides/cli#troubleshooting')
  await page.getByRole('heading', { name: 'Troubleshooting' }).waitFor()
  await context.close()
})

test('going back to a page whose module is missing loads it once as a document, with query and hash', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/guides/cli?from=test#troubleshooting')
  await follow(page, '/learn/installation')
  await page.waitForURL('**/learn/installation')
  await page.reload()
  await hydrated(page)
  await missing(page, CLI_MODULE)
  const documents = countDocuments(page)
  await page.goBack()
  await errorScreen(page).waitFor()
  expect(documents()).toBe(1)
  expect(page.url()).toBe(`${site.address}/learn/guides/cli?from=test#troubleshooting`)
  await context.close()
})

test('a page that loads well after its reload has a fresh guard', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started')
  let failures = 0
  await page.route(CLI_MODULE, (route) => (failures++ === 0 ? route.fulfill({ status: 404 }) : route.fallback()))
  await follow(page, '/learn/guides/cli')
  await page.waitForURL('**/learn/guides/cli')
  await hydrated(page)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('module-failure'))),
  ).toEqual([])
  await context.close()
})

test('without session storage nothing is loaded again: the error screen shows, and goes with the next page', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started', (first) =>
    blockStorage(first.context()),
  )
  await missing(page, CLI_MODULE)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli#troubleshooting')
  await errorScreen(page).waitFor()
  expect(page.url()).toBe(`${site.address}/learn/guides/cli#troubleshooting`)
  await page.waitForFunction(() => document.activeElement?.textContent === 'Unexpected Application Error!')
  await page.goBack()
  await errorScreen(page).waitFor({ state: 'detached' })
  await page.goForward()
  await errorScreen(page).waitFor()
  await follow(page, '/learn/installation')
  await page.waitForURL('**/learn/installation')
  await errorScreen(page).waitFor({ state: 'detached' })
  expect(documents()).toBe(0)
  await context.close()
})

/** Publishes another module in place of the page's own. */
async function replaceModule(page: Page, source: string) {
  await page.route(CLI_MODULE, async (route) => {
    const name = new URL(route.request().url()).pathname
    const chunk = fs.readFileSync(`public${name}`, 'utf8')
    const head = /^[^]*?push\(\[\[(\d+)\],\{/.exec(chunk)![0]
    const ids = [...chunk.matchAll(/[{,](\d+):function\(/g)].map(([, id]) => id!)
    const modules = ids.map((id) => `${id}:function(e,n,r){r.r(n);${source}}`)
    await route.fulfill({ contentType: 'text/javascript', body: `${head}${modules.join(',')}}]);` })
  })
}

test('a page that cannot be drawn shows its message inside the frame, until the reader goes elsewhere', async () => {
  const { page, context } = await visitWithoutPrefetch('/learn/getting-started')
  await replaceModule(page, 'r.d(n,{default:function(){return function(){throw new Error("Out of pancakes")}}})')
  await follow(page, '/learn/guides/cli')
  await errorScreen(page).waitFor()
  expect(await page.locator('main').innerText()).toContain('Out of pancakes')
  expect(await page.locator('header').count()).toBeGreaterThan(0)
  await follow(page, '/learn/installation')
  await page.waitForURL('**/learn/installation')
  await errorScreen(page).waitFor({ state: 'detached' })
  await context.close()
})

test('a page module without an element warns and shows an empty page', async () => {
  const { page, context, warnings } = await visitWithoutPrefetch('/learn/getting-started')
  await replaceModule(page, '')
  await follow(page, '/learn/guides/cli')
  await page.waitForURL('**/learn/guides/cli')
  await page.waitForFunction(() => !document.querySelector('main h1'))
  expect(warnings.join()).toContain(
    'Matched leaf route at location "/learn/guides/cli" does not have an element or Component',
  )
  await context.close()
})

/** Adds a stylesheet that does not exist and waits until that is known. */
async function addMissingStylesheet(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/missing.css' })
        link.onerror = resolve
        document.head.append(link)
      }),
  )
}

test('a stylesheet that cannot be loaded raises an event, and is thrown', async () => {
  const { page, context } = await visitWithoutPrefetch('/example')
  await page.evaluate(() => {
    window.addEventListener('turbo:preloadError', (event) => {
      Object.assign(window, { payload: (event as Event & { payload: Error }).payload.message })
    })
  })
  const thrown = page.waitForEvent('pageerror')
  await addMissingStylesheet(page)
  expect((await thrown).message).toBe('Unable to preload CSS for /missing.css')
  expect(await page.evaluate(() => (window as unknown as { payload: string }).payload)).toBe(
    'Unable to preload CSS for /missing.css',
  )
  await context.close()
})

test('a listener that prevents the event has dealt with the error', async () => {
  const { page, context, errors } = await visitWithoutPrefetch('/example')
  await page.evaluate(() => window.addEventListener('turbo:preloadError', (event) => event.preventDefault()))
  await addMissingStylesheet(page)
  expect(errors.filter((text) => text.includes('Unable to preload'))).toEqual([])
  await context.close()
})

test('a failed piece of a feature does not load the page again', async () => {
  const { page, context } = await visitWithoutPrefetch('/example')
  const documents = countDocuments(page)
  await page.evaluate(() => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    void Promise.reject(error)
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(documents()).toBe(0)
  await context.close()
})

test('temporary styles are gone once the page is live', async () => {
  const { page, context } = await visit('/404.html')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = Object.assign(document.createElement('style'), { textContent: 'main { opacity: 0 }' })
      style.dataset.temporary = ''
      document.head.append(style)
    })
  })
  await page.goto(`${site.address}/example`)
  await hydrated(page)
  expect(await page.locator('style[data-temporary]').count()).toBe(0)
  await context.close()
})
