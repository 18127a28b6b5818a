import fs from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { blockStorage, countDocuments, expect, follow, hydrated, test as base, type Visit } from './reader'

const CLI_DATA = '**/page-data/learn/guides/cli/page-data.json'
const SIDEBARS = '**/assets/data/sidebars/*.json'
const TEMPLATE = '**/component---src-templates-page-tsx-*.js'
const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })
const missing = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }))

type Prepare = (context: BrowserContext) => Promise<unknown>

const test = base.extend<{
  /** Opens a page without prefetching, so that a click uses the network. */
  visitWithoutPrefetch: (path: string, prepare?: Prepare) => Promise<Visit>
}>({
  visitWithoutPrefetch: ({ newVisitor }, use) =>
    use(async (path, prepare) => {
      const seen = await newVisitor({ savesData: true })
      if (prepare) await prepare(seen.context)
      await seen.page.goto(path)
      await hydrated(seen.page)
      return seen
    }),
})

test(
  'after a deployment a link to a section causes one load',
  { tag: '@deep' },
  async ({ visitWithoutPrefetch, deploy, nextBuild }) => {
    const { page } = await visitWithoutPrefetch('/learn/getting-started')
    deploy(nextBuild)
    const documents = countDocuments(page)
    await follow(page, '/learn/guides/cli?from=test#troubleshooting')
    await expect(page).toHaveURL('/learn/guides/cli?from=test#troubleshooting')
    await hydrated(page)
    expect(documents()).toBe(1)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('turbo.reload'))),
    ).toEqual([])
    await follow(page, '/learn/installation')
    await expect(page).toHaveURL('/learn/installation')
    expect(documents()).toBe(1)
  },
)

test('a page with missing data loads once as a document', async ({ visitWithoutPrefetch }) => {
  const { page, errors } = await visitWithoutPrefetch('/learn/getting-started')
  await missing(page, CLI_DATA)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli?from=test#troubleshooting')
  await expect(page).toHaveURL('/learn/guides/cli?from=test#troubleshooting')
  await hydrated(page)
  expect(documents()).toBe(1)
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeInViewport()
  expect(errors.filter((text) => text.startsWith('The page /learn/guides/cli could not be loaded'))).toHaveLength(1)
  await follow(page, '/learn/installation')
  await expect(page).toHaveURL('/learn/installation')
  expect(documents()).toBe(1)
})

test('a page whose sidebar is missing loads once as a document', async ({ visitWithoutPrefetch }) => {
  const { page, errors } = await visitWithoutPrefetch('/learn/getting-started')
  let failures = 0
  await page.route(SIDEBARS, (route) => (failures++ === 0 ? route.fulfill({ status: 404 }) : route.fallback()))
  const documents = countDocuments(page)
  await follow(page, '/learn/recipes/pause?from=test')
  await expect(page).toHaveURL('/learn/recipes/pause?from=test')
  await hydrated(page)
  expect(documents()).toBe(1)
  expect(errors.filter((text) => text.startsWith('The page /learn/recipes/pause could not be loaded'))).toHaveLength(1)
})

test('a failed page recovers with the network', async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/learn/getting-started', blockStorage)
  await missing(page, CLI_DATA)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli')
  await expect(errorScreen(page)).toBeVisible()
  // The usual navigation is available
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Bounds' })).toBeVisible()
  await page.goBack()
  await expect(errorScreen(page)).toHaveCount(0)
  await page.unroute(CLI_DATA)
  await follow(page, '/learn/guides/cli#troubleshooting')
  await expect(page).toHaveURL('/learn/guides/cli#troubleshooting')
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
  expect(documents()).toBe(0)
})

test(
  'going back to a page with missing data loads it once, with query and hash',
  { tag: '@deep' },
  async ({ visitWithoutPrefetch }) => {
    const { page } = await visitWithoutPrefetch('/learn/guides/cli?from=test#troubleshooting')
    await follow(page, '/learn/installation')
    await expect(page).toHaveURL('/learn/installation')
    await page.reload()
    await hydrated(page)
    await missing(page, CLI_DATA)
    const documents = countDocuments(page)
    await page.goBack()
    await expect(page).toHaveURL('/learn/guides/cli?from=test#troubleshooting')
    await expect.poll(documents).toBe(1)
    await hydrated(page)
    expect(documents()).toBe(1)
  },
)

test('a successful reload resets the reload guard', { tag: '@deep' }, async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/learn/getting-started')
  let failures = 0
  await page.route(CLI_DATA, (route) => (failures++ === 0 ? route.fulfill({ status: 500 }) : route.fallback()))
  await follow(page, '/learn/guides/cli')
  await expect(page).toHaveURL('/learn/guides/cli')
  await hydrated(page)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('turbo.reload'))),
  ).toEqual([])
})

test('without session storage nothing reloads: the error screen shows until the next page', async ({
  visitWithoutPrefetch,
}) => {
  const { page } = await visitWithoutPrefetch('/learn/getting-started', blockStorage)
  await missing(page, CLI_DATA)
  const documents = countDocuments(page)
  await follow(page, '/learn/guides/cli#troubleshooting')
  await expect(errorScreen(page)).toBeVisible()
  await expect(page).toHaveURL('/learn/guides/cli#troubleshooting')
  await expect(errorScreen(page)).toBeFocused()
  await page.goBack()
  await expect(errorScreen(page)).toHaveCount(0)
  await page.goForward()
  await expect(errorScreen(page)).toBeVisible()
  await follow(page, '/learn/installation')
  await expect(page).toHaveURL('/learn/installation')
  await expect(errorScreen(page)).toHaveCount(0)
  expect(documents()).toBe(0)
})

async function replaceBody(page: Page, body: unknown) {
  await page.route(CLI_DATA, async (route) => {
    const data = JSON.parse(fs.readFileSync('public/page-data/learn/guides/cli/page-data.json', 'utf8')) as {
      result: { data: { docPage: object } }
    }
    Object.assign(data.result.data.docPage, { body })
    await route.fulfill({ json: data })
  })
}

async function replaceTemplate(page: Page, source: string) {
  await page.route(TEMPLATE, async (route) => {
    const name = new URL(route.request().url()).pathname
    const chunk = fs.readFileSync(`public${name}`, 'utf8')
    const head = /^[^]*?push\(\[\[(\d+)\],\{/.exec(chunk)![0]
    const ids = [...chunk.matchAll(/[{,](\d+):function\(/g)].map(([, id]) => id!)
    const modules = ids.map((id) => `${id}:function(e,n,r){r.r(n);${source}}`)
    await route.fulfill({ contentType: 'text/javascript', body: `${head}${modules.join(',')}}]);` })
  })
}

test('a page that fails to render shows its message inside the frame', async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/learn/getting-started')
  await replaceBody(page, [['Step', { title: 'Feed it', titleLevel: 9 }]])
  await follow(page, '/learn/guides/cli')
  await expect(errorScreen(page)).toBeVisible()
  await expect(page.locator('main')).toContainText('Invalid.', { useInnerText: true })
  await expect(page.locator('header')).not.toHaveCount(0)
  await follow(page, '/learn/installation')
  await expect(page).toHaveURL('/learn/installation')
  await expect(errorScreen(page)).toHaveCount(0)
})

test('a template without an element warns and leaves the frame', { tag: '@deep' }, async ({ visitWithoutPrefetch }) => {
  const { page, warnings } = await visitWithoutPrefetch('/404.html')
  await replaceTemplate(page, '')
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(0)
  expect(warnings.join()).toContain('Matched leaf route at location "/" does not have an element or Component')
})

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

test('a failed stylesheet raises an event and throws', async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/example')
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
})

test('a prevented event handles the error', async ({ visitWithoutPrefetch }) => {
  const { page, errors } = await visitWithoutPrefetch('/example')
  await page.evaluate(() => window.addEventListener('turbo:preloadError', (event) => event.preventDefault()))
  await addMissingStylesheet(page)
  expect(errors.filter((text) => text.includes('Unable to preload'))).toEqual([])
})

test('a document modified by an extension survives navigation', { tag: '@deep' }, async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/learn/api/rectangles')
  await page.evaluate(() => document.querySelector('main footer')!.remove())
  await follow(page, '/learn/api/circles')
  await expect(errorScreen(page)).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Circles' })).toBeVisible()
})

test('a failed feature chunk does not reload the page', async ({ visitWithoutPrefetch }) => {
  const { page } = await visitWithoutPrefetch('/example')
  const documents = countDocuments(page)
  await page.evaluate(() => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    void Promise.reject(error)
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(documents()).toBe(0)
})

test('temporary styles are removed after hydration', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      // The content policy allows only the page's own rules
      style.textContent = document.querySelector('style')!.textContent
      style.dataset.temporary = ''
      document.head.append(style)
    })
  })
  await page.goto('/example')
  await hydrated(page)
  await expect(page.locator('style[data-temporary]')).toHaveCount(0)
})
