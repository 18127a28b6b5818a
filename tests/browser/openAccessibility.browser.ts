import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { drawn, expect, test } from './reader'

/** Radix's focus proxy, hidden from screen readers by design. */
const FOCUS_PROXY = 'nav button[data-state="open"] + span[aria-hidden="true"][tabindex="0"]'

type State = {
  what: string
  open: (page: Page) => Promise<void>
  /** Excluded rules, with reasons. */
  unfit?: string[]
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openSearch(page: Page) {
  if (await page.getByRole('dialog', { name: 'Search' }).isVisible()) return
  await button(page, 'Search').click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
}

async function find(page: Page, words: string, answer: string) {
  await openSearch(page)
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
  await expect(page.locator(answer).first()).toBeVisible()
}

const search: State[] = [
  { what: 'the empty search', open: openSearch },
  { what: 'the search with results', open: (page: Page) => find(page, 'tween', '[role="option"]') },
  {
    what: 'the search with what was found lately',
    open: async (page: Page) => {
      await find(page, 'camera', '[role="option"][href="/learn/api/camera#camera"]')
      await page
        .getByRole('option')
        .first()
        .click({ modifiers: ['Control'] })
      await page.getByRole('combobox', { name: 'Search' }).fill('')
      await expect(page.getByRole('button', { name: 'camera', exact: true })).toBeVisible()
    },
  },
  { what: 'the search without results', open: (page: Page) => find(page, 'gemapud', 'dialog nav') },
]

const failedSearch: State = {
  what: 'a search whose index failed to load',
  open: async (page: Page) => {
    await page.route(/search-index/, (route) => route.abort())
    await openSearch(page)
    await page.getByRole('combobox', { name: 'Search' }).fill('tween')
    await expect(button(page, 'Try again')).toBeVisible()
  },
}

const symbol: State = {
  // A popup describes the focused link, and its scrollable content is also on the target page
  unfit: ['region', 'scrollable-region-focusable'],
  what: 'the popup of a symbol',
  open: async (page: Page) => {
    await page.locator('main p a[data-symbol]').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
  },
}

const outline: State = {
  what: 'the outline',
  open: async (page: Page) => {
    await button(page, 'On this page').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

const wide: State[] = [
  symbol,
  {
    what: 'the version menu',
    open: async (page: Page) => {
      // By keyboard, because a pointer would open the menu by hovering and close it by the click
      await button(page, '0.7.4').press('Enter')
      await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible()
    },
  },
]

const narrow: State[] = [
  symbol,
  {
    what: 'the list of pages',
    open: async (page: Page) => {
      await page.getByRole('region', { name: 'This page' }).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  outline,
]

const PAGE = '/learn/api/clear'

/** Open states by page and width. The daily tier covers each state once. */
const visits: { states: State[]; width: number; isDaily: boolean }[] = [
  ...[search, [failedSearch], ...wide.map((state) => [state])].map((states) => ({
    states,
    width: 1440,
    isDaily: true,
  })),
  { states: [outline], width: 1200, isDaily: false },
  ...[search, ...narrow.map((state) => [state])].map((states) => ({
    states,
    width: 390,
    isDaily: !states.includes(symbol) && states !== search,
  })),
]

for (const { states, width, isDaily } of visits) {
  const what = states.map((state) => state.what).join(', ')
  const viewport = { width, height: 900 }

  const title = `axe finds nothing at ${width} px with ${what} open, and the page is not wider than the screen`
  test(title, { tag: isDaily ? [] : '@deep' }, async ({ visitLive }) => {
    const { page, errors } = await visitLive(PAGE, { reducedMotion: 'reduce', viewport })
    // What is always visible is checked with nothing open
    const part = { include: ['html'], exclude: [FOCUS_PROXY, 'main'] }
    for (const { what, open, unfit = [] } of states) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page)
      expect(await findingsOf(page, part, unfit), what).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await drawn(page)
      expect(await findingsOf(page, part, [], 'color-contrast'), `${what} in the dark`).toEqual([])
    }
    if (!states.includes(failedSearch)) expect(errors).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `axe finds nothing on the ${colorScheme} page at ${width} px with ${what} open`,
      { tag: '@deep' },
      async ({ visitLive }) => {
        const { page } = await visitLive('/learn/api/rectangles', { colorScheme, reducedMotion: 'reduce', viewport })
        for (const { open, unfit = [] } of states) {
          await open(page)
          expect(await findingsOf(page, { include: ['html'], exclude: [FOCUS_PROXY] }, unfit)).toEqual([])
        }
      },
    )
  }
}
