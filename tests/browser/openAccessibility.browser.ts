import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { drawn, expect, test } from './reader'
import type { Visiting } from './reader'

/**
 * Radix puts an empty element behind its open trigger that hands the focus on into the panel. It is hidden from screen
 * readers and can be focused, by design: no reader ever stays on it.
 */
const FOCUS_PROXY = 'nav button[data-state="open"] + span[aria-hidden="true"][tabindex="0"]'

type State = {
  what: string
  open: (page: Page) => Promise<void>
  /** Rules that do not fit what is open, each with its reason beside it. */
  unfit?: string[]
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openSearch(page: Page) {
  await button(page, 'Search').click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
}

async function find(page: Page, words: string, answer: string) {
  await openSearch(page)
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
  await expect(page.locator(answer).first()).toBeVisible()
}

async function openPopover(page: Page, name: string) {
  await button(page, name).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const search: State[] = [
  { what: 'the empty search', open: openSearch },
  { what: 'the search with results', open: (page: Page) => find(page, 'tween', '[role="option"]') },
  {
    what: 'the search with what was found lately',
    open: async (page: Page) => {
      await find(page, 'camera', '[role="option"]')
      await page
        .getByRole('option')
        .first()
        .click({ modifiers: ['Control'] })
      await page.getByRole('combobox', { name: 'Search' }).fill('')
      await expect(page.getByRole('button', { name: 'camera', exact: true })).toBeVisible()
    },
  },
  { what: 'the search without results', open: (page: Page) => find(page, 'gemapud', 'nav[aria-label="All pages"]') },
]

const symbol: State = {
  // It describes the link that has the focus, wherever it hangs, and what scrolls in it stands in full where the link leads
  unfit: ['region', 'scrollable-region-focusable'],
  what: 'the popup of a symbol',
  open: async (page: Page) => {
    await page.locator('main p a[data-symbol]').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
  },
}

const wide: State[] = [
  ...search,
  symbol,
  {
    what: 'the version menu',
    open: async (page: Page) => {
      // By the keyboard: a pointer that arrives opens the menu, and its click would close it
      await button(page, '0.7.4').press('Enter')
      await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible()
    },
  },
  {
    what: 'the assistant menu',
    // An open menu hangs at the end of the document, and has the focus
    unfit: ['region'],
    open: async (page: Page) => {
      await button(page, 'More ways to use this page').click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
  },
]

const narrow: State[] = [
  ...search,
  symbol,
  { what: 'the list of pages', open: (page: Page) => openPopover(page, 'Rectangles') },
  { what: 'the outline', open: (page: Page) => openPopover(page, 'On this page') },
]

const states = [
  ...wide.map((state) => ({ ...state, width: 1440 })),
  { what: 'the outline', open: (page: Page) => openPopover(page, 'On this page'), width: 1200 },
  ...narrow.map((state) => ({ ...state, width: 390 })),
]

for (const { what, open, unfit = [], width } of states) {
  const visitWith = async (visitLive: Visiting, colorScheme: 'light' | 'dark') => {
    const seen = await visitLive('/learn/api/rectangles', {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    await open(seen.page)
    return seen
  }

  test(`axe finds nothing with ${what} open at ${width} px, and the page is not wider than the screen`, async ({
    visitLive,
  }) => {
    const { page, errors } = await visitWith(visitLive, 'light')
    // What stands there always is looked at with nothing open
    const part = { include: ['html'], exclude: [FOCUS_PROXY, 'main'] }
    expect(await findingsOf(page, part, unfit)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await drawn(page)
    expect(await findingsOf(page, part, [], 'color-contrast'), 'in the dark').toEqual([])
    expect(errors).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  for (const theme of ['light', 'dark'] as const) {
    test(
      `axe finds nothing on the whole ${theme} page with ${what} open at ${width} px`,
      { tag: '@deep' },
      async ({ visitLive }) => {
        const { page } = await visitWith(visitLive, theme)
        expect(await findingsOf(page, { include: ['html'], exclude: [FOCUS_PROXY] }, unfit)).toEqual([])
      },
    )
  }
}
