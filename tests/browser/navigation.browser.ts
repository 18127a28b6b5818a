import type { Page } from '@playwright/test'
import { PANCAKE_CAT_BLOCKS } from '../counts'
import { expect, follow, holdBack, hydrated, test as base } from './reader'

const heading = (page: Page) => page.locator('main h1')
const link = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first()
const idOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('id')

const test = base.extend<{
  /** Opens a page while the cheatsheet's data is delayed. */
  visitWithSlowCheatsheet: (path: string) => Promise<{ page: Page; release: () => Promise<void> }>
}>({
  visitWithSlowCheatsheet: ({ newVisitor }, use) =>
    use(async (path) => {
      const { page } = await newVisitor()
      const release = await holdBack(page, '**/page-data/learn/cheatsheet/page-data.json')
      await page.goto(path)
      await hydrated(page)
      return { page, release }
    }),
})

test('the old page stays with a progress bar while a slow page loads', async ({ visitWithSlowCheatsheet }) => {
  const { page, release } = await visitWithSlowCheatsheet('/learn/getting-started')
  const oldHeading = await heading(page).innerText()
  await link(page, '/learn/cheatsheet').click()
  await expect(page.locator('[data-progress]')).toBeAttached()
  expect(await heading(page).innerText()).toBe(oldHeading)
  expect(new URL(page.url()).pathname).toBe('/learn/getting-started')
  await release()
  await expect(page).toHaveURL('/learn/cheatsheet')
  await expect(page.locator('[data-progress]')).toHaveCount(0)
  await expect(heading(page)).not.toHaveText(oldHeading)
})

test('the last of two clicked links wins', async ({ visitWithSlowCheatsheet }) => {
  const { page, release } = await visitWithSlowCheatsheet('/learn/getting-started')
  await link(page, '/learn/cheatsheet').click()
  await link(page, '/learn/installation').click()
  await expect(page).toHaveURL('/learn/installation')
  const data = page.waitForResponse('**/page-data/learn/cheatsheet/page-data.json')
  await release()
  await data
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0)))
  expect(new URL(page.url()).pathname).toBe('/learn/installation')
  await expect(page.locator('[data-progress]')).toHaveCount(0)
})

test('a long page shows its start first, then everything', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/hello-world')
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver(() => {
      if (document.querySelector('main h1')?.id !== 'pancake-cat') return
      counts.push(document.querySelectorAll('main pre').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await link(page, '/learn/tutorials/pancake-cat').click()
  await expect(page).toHaveURL('/learn/tutorials/pancake-cat')
  await expect(page.locator('main pre')).toHaveCount(PANCAKE_CAT_BLOCKS)
  const [first] = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(first).toBeLessThan(15)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline.locator('[aria-current]').last()).toHaveText(await outline.getByRole('link').last().innerText())
})

test('a section far down is available with the page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/hello-world')
  await follow(page, '/learn/tutorials/pancake-cat#conclusion')
  await expect(page.locator('#conclusion')).toBeInViewport()
})

test('the first page does not move focus', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/getting-started')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('navigation focuses the heading and stays at the top', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/rust-basics')
  await link(page, '/learn/cheatsheet').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/learn/cheatsheet')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link to a section focuses its heading', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/rust-basics')
  const id = await idOf(page, 'main h2[id]')
  await page.evaluate((hash) => {
    const anchor = Object.assign(document.createElement('a'), { href: `#${hash}`, textContent: 'Section', id: 'probe' })
    document.querySelector('main')!.prepend(anchor)
  }, id)
  await page.locator('#probe').click()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})

test('navigation is announced once by title; the first page is not', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/getting-started')
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const note = (region: Element) => {
      if (region.textContent) announced.push(`${region.getAttribute('aria-live')}: ${region.textContent}`)
    }
    const live = '[aria-live]:not([aria-live="off"])'
    document.querySelectorAll(live).forEach(note)
    new MutationObserver((records) => {
      const elements = records.map(({ target }) => (target instanceof Element ? target : target.parentElement))
      // Other live regions do not count
      const changed = elements.flatMap((element) => element?.closest(live) ?? [])
      new Set(changed).forEach(note)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await link(page, '/learn/cheatsheet').click()
  await expect(page).toHaveURL('/learn/cheatsheet')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('#gatsby-announcer')).not.toBeEmpty()
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  expect(announced).toEqual(['polite: Cheatsheet'])
})

test("an anchor at the page's other address loads no document", async ({ visitLive }) => {
  const { page } = await visitLive('/learn/guides/rust-basics.html')
  const id = await idOf(page, 'main h2[id]')
  await page.evaluate((hash) => {
    Object.assign(window, { sameDocument: true })
    const href = `/learn/guides/rust-basics#${hash}`
    document
      .querySelector('main')!
      .prepend(Object.assign(document.createElement('a'), { href, id: 'probe', textContent: 'x' }))
  }, id)
  await page.locator('#probe').click()
  await expect(page).toHaveURL(`/learn/guides/rust-basics#${id}`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('rapid navigation works', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/api/rectangles')
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole('link', { name: 'Sprites', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprites')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rectangles')
  }
  await expect(page.getByAltText(/A bar in the top-left corner/)).toBeAttached()
  expect(errors).toEqual([])
})
