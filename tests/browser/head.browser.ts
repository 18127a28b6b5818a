import type { Page } from 'playwright-core'
import { countDocuments, hydrated, site, visit } from './reader'

/** The tags of the head that a reader of links or a search engine looks at. */
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

test.each(['/learn/api/tween', '/learn/api/tween.html'])('%s has its head in the static HTML', async (route) => {
  const { page, context } = await visit(route, { javaScriptEnabled: true })
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
  await hydrated(page)
  expect(await head(page)).toEqual(tags)
  await context.close()
})

test('the head follows the reader to the next page', async () => {
  const { page, context } = await visit('/learn/installation')
  await hydrated(page)
  await page.locator('a[rel="next"]').click()
  await page.waitForFunction(() => document.title === 'Cheatsheet – Turbo Docs')
  const tags = await head(page)
  expect(tags.previewTitle).toEqual(['Cheatsheet'])
  expect(tags.icons).toEqual(icons)
  await context.close()
})

test('the front page and the not-found page carry the title of the site', async () => {
  const { page, context } = await visit('/')
  expect((await head(page)).title).toBe('Turbo Docs')
  expect((await head(page)).description).toEqual(['Make low-res, sprite-based 2D games as fast as possible.'])
  await page.goto(`${site.address}/no/such/page`)
  expect((await head(page)).title).toBe('Turbo Docs')
  await context.close()
})

test('the first Tab stop leads to the content of this very address', async () => {
  const { page, context } = await visit('/learn/api/tween.html')
  await hydrated(page)
  // The outline has marked where the reader is, which must not draw the focus there
  await page.locator('[aria-current="location"]').waitFor()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await link.boundingBox()).toMatchObject({ x: 8, y: 8 })
  expect(await link.getAttribute('href')).toBe('/learn/api/tween.html#content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(page.url()).toBe(`${site.address}/learn/api/tween.html#content`)
  await context.close()
})

test('the skip link stays in the document, whatever the query', async () => {
  const { page, context } = await visit('/learn/api/tween?from=test')
  await hydrated(page)
  const documents = countDocuments(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/learn/api/tween?from=test#content')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(documents()).toBe(0)
  await context.close()
})

test('without scripts the skip link of the not-found page stays at its address', async () => {
  const { page, context } = await visit('/no/such/page', { javaScriptEnabled: false })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.address}/no/such/page#content`)
  await context.close()
})

test.each(['/learn/api/tween#100%', '/no/such/100%'])('a stray percent sign in %s breaks nothing', async (address) => {
  const { page, context, errors } = await visit(address)
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^(Tween|Page Not Found)$/)
  await page.evaluate(() => (window.location.hash = '#50%'))
  await page.waitForURL(/#50%25$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^(Tween|Page Not Found)$/)
  expect(errors.filter((text) => !text.includes('404'))).toEqual([])
  await context.close()
})
