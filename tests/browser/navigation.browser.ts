import type { Page } from 'playwright-core'
import { holdBack, hydrated, visit } from './reader'

const heading = (page: Page) => page.locator('main h1')
const link = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const idOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('id')

test('the old page stays with a progress bar until a slow page is there', async () => {
  const { page, context } = await visit('/learn/getting-started')
  await hydrated(page)
  const oldHeading = await heading(page).innerText()
  const release = await holdBack(page, '**/page-data/learn/cheatsheet/page-data.json')
  await link(page, '/learn/cheatsheet').click()
  await page.locator('[data-progress]').waitFor({ state: 'attached' })
  expect(await heading(page).innerText()).toBe(oldHeading)
  expect(new URL(page.url()).pathname).toBe('/learn/getting-started')
  await release()
  await page.waitForURL('**/learn/cheatsheet')
  await page.locator('[data-progress]').waitFor({ state: 'detached' })
  expect(await heading(page).innerText()).not.toBe(oldHeading)
  await context.close()
})

test('of two links in a row the last one wins', async () => {
  const { page, context } = await visit('/learn/getting-started')
  await hydrated(page)
  const release = await holdBack(page, '**/page-data/learn/cheatsheet/page-data.json')
  await link(page, '/learn/cheatsheet').click()
  await link(page, '/learn/installation').click()
  await page.waitForURL('**/learn/installation')
  const code = page.waitForResponse((response) => response.url().includes('content-learn-cheatsheet-mdx'))
  await release()
  await code
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0)))
  expect(new URL(page.url()).pathname).toBe('/learn/installation')
  expect(await page.locator('[data-progress]').count()).toBe(0)
  await context.close()
})

test('the first page leaves the focus where it is', async () => {
  const { page, context } = await visit('/learn/getting-started')
  await hydrated(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await context.close()
})

test('the next page takes the focus to its heading and stays at the top', async () => {
  const { page, context } = await visit('/learn/guides/rust-basics')
  await hydrated(page)
  await link(page, '/learn/cheatsheet').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/learn/cheatsheet')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await focused(page)).toBe(await idOf(page, 'main h1'))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await context.close()
})

test('a link to a section takes the focus to its heading', async () => {
  const { page, context } = await visit('/learn/guides/rust-basics')
  await hydrated(page)
  const id = await idOf(page, 'main h2[id]')
  await page.evaluate((hash) => {
    const anchor = Object.assign(document.createElement('a'), { href: `#${hash}`, textContent: 'Section', id: 'probe' })
    document.querySelector('main')!.prepend(anchor)
  }, id)
  await page.locator('#probe').click()
  await page.waitForFunction((hash) => document.activeElement?.id === hash, id)
  await context.close()
})

test('each page is announced once, politely, by its title; the first one is not', async () => {
  const { page, context } = await visit('/learn/getting-started')
  await hydrated(page)
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const note = () => {
      for (const region of document.querySelectorAll('[aria-live]:not([aria-live="off"])')) {
        if (region.textContent) announced.push(`${region.getAttribute('aria-live')}: ${region.textContent}`)
      }
    }
    note()
    new MutationObserver((records) => {
      if (
        records.some(
          ({ target }) => target.parentElement?.closest('[aria-live]') ?? (target as Element).closest?.('[aria-live]'),
        )
      )
        note()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await link(page, '/learn/cheatsheet').click()
  await page.waitForURL('**/learn/cheatsheet')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.waitForFunction(() => (document.getElementById('gatsby-announcer')?.textContent ?? '') !== '')
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  expect(announced).toEqual(['polite: Cheatsheet'])
  await context.close()
})

test('an anchor of the same page at its other address loads no document', async () => {
  const { page, context } = await visit('/learn/guides/rust-basics.html')
  await hydrated(page)
  const id = await idOf(page, 'main h2[id]')
  await page.evaluate((hash) => {
    Object.assign(window, { sameDocument: true })
    const href = `/learn/guides/rust-basics#${hash}`
    document
      .querySelector('main')!
      .prepend(Object.assign(document.createElement('a'), { href, id: 'probe', textContent: 'x' }))
  }, id)
  await page.locator('#probe').click()
  await page.waitForURL(`**/learn/guides/rust-basics#${id}`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await context.close()
})
