import type { Page } from '@playwright/test'
import { countDocuments, expect, follow, hydrated, test } from './reader'

/** The head tags for link previews and search engines. */
const head = (page: Page) =>
  page.evaluate(() => {
    const content = (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
        tag.getAttribute('content'),
      )
    return {
      title: document.title,
      description: content('description'),
      type: content('og:type'),
      previewTitle: content('og:title'),
      previewText: content('og:description'),
      card: content('twitter:card'),
      icons: [...document.querySelectorAll('link[rel="icon"]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('type'),
        link.getAttribute('media'),
      ]),
      base: document.querySelectorAll('base').length,
    }
  })

const icons = [
  ['/brand/icon-light.svg', 'image/svg+xml', null],
  ['/brand/icon-dark.svg', 'image/svg+xml', '(prefers-color-scheme: dark)'],
]

test('a page has its head in static HTML at both addresses', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  const tags = await head(page)
  expect(tags).toMatchObject({
    title: 'Tween – Turbo Docs',
    type: ['website'],
    previewTitle: ['Tween'],
    card: ['summary_large_image'],
    icons,
    base: 0,
  })
  expect(tags.previewText).toEqual(tags.description)
  expect(tags.description).toHaveLength(1)
  await page.goto('/learn/api/tween.html')
  expect(await head(page)).toEqual(tags)
  await hydrated(page)
  expect(await head(page)).toEqual(tags)
})

test('the head changes with navigation', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveTitle('How a Turbo Game Works – Turbo Docs')
  const tags = await head(page)
  expect(tags.previewTitle).toEqual(['How a Turbo Game Works'])
  expect(tags.icons).toEqual(icons)
})

test('landing and not-found pages have the right titles', async ({ visit }) => {
  const { page } = await visit('/')
  expect((await head(page)).title).toBe('Turbo Docs')
  expect((await head(page)).description).toEqual(['Make low-res, sprite-based 2D games as fast as possible.'])
  await page.goto('/no/such/page')
  expect((await head(page)).title).toBe('Page Not Found – Turbo Docs')
})

test('the first Tab stop skips to the content of the same address', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween.html')
  // The outline's current entry must not attract focus
  await expect(page.locator('[aria-current="location"]')).toBeVisible()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toMatchObject({ x: 8, y: 8 })
  await expect(link).toHaveAttribute('href', '/learn/api/tween.html#content')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL('/learn/api/tween.html#content')
})

test('the skip link stays on the page, with any query', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween?from=test')
  const documents = countDocuments(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/learn/api/tween?from=test#content')
  await expect(page.locator('#content')).toBeFocused()
  expect(documents()).toBe(0)
})

test("without scripts the not-found page's skip link stays at its address", async ({ visit }) => {
  const { page } = await visit('/no/such/page', { javaScriptEnabled: false })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/no/such/page#content')
})

test('a stray percent sign in the address works', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive('/')
  for (const address of ['/learn/api/tween#100%', '/no/such/100%', '/x%00', '/..%2f..%2fx', '/learn/%2e%2e%2fx']) {
    const title = address.includes('tween') ? 'Tween' : 'Page Not Found'
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
    await page.evaluate(() => (window.location.hash = '#50%'))
    await expect(page).toHaveURL(/#50%25$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
  }
  expect(errors.filter((text) => !text.includes('404'))).toEqual([])
})

test('a link with a stray percent sign works', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/api/time')
  await follow(page, '/learn/api/tween#%')
  await expect(page).toHaveURL('/learn/api/tween#%25')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tween', { useInnerText: true })
  await follow(page, '#%E0%')
  await expect(page).toHaveURL(/#%25E0%25$/)
  expect(errors).toEqual([])
})
