import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { hydrated, visit } from './reader'

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

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
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
}

async function find(page: Page, words: string, answer: string) {
  await openSearch(page)
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
  await page.locator(answer).first().waitFor()
}

async function openPopover(page: Page, name: string) {
  await button(page, name).click()
  await page.getByRole('dialog').waitFor()
}

const search: State[] = [
  { what: 'the empty search', open: openSearch },
  { what: 'the search with results', open: (page: Page) => find(page, 'tween', '[role="option"]') },
  { what: 'the search without results', open: (page: Page) => find(page, 'qqqqqqq', '[role="status"] p') },
]

const symbol: State = {
  // It describes the link that has the focus, wherever it hangs, and what scrolls in it stands in full where the link leads
  unfit: ['region', 'scrollable-region-focusable'],
  what: 'the popup of a symbol',
  open: async (page: Page) => {
    await page.locator('main p a[data-symbol]').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').waitFor()
  },
}

const wide: State[] = [
  ...search,
  symbol,
  {
    what: 'the version menu',
    open: async (page: Page) => {
      await button(page, '0.7.4').click()
      await page.getByRole('link', { name: 'Changelog' }).waitFor()
    },
  },
  {
    what: 'the assistant menu',
    // An open menu hangs at the end of the document, and has the focus
    unfit: ['region'],
    open: async (page: Page) => {
      await button(page, 'More ways to use this page').click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
]

const narrow: State[] = [
  ...search,
  symbol,
  { what: 'the menu', open: (page: Page) => openPopover(page, 'Menu') },
  { what: 'the list of pages', open: (page: Page) => openPopover(page, 'Rectangles') },
  { what: 'the outline', open: (page: Page) => openPopover(page, 'On this page') },
]

const states = [
  ...wide.map((state) => ({ ...state, width: 1440 })),
  { what: 'the outline', open: (page: Page) => openPopover(page, 'On this page'), width: 1200 },
  ...narrow.map((state) => ({ ...state, width: 390 })),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(states)('axe finds nothing with $what open at $width px', async ({ open, unfit = [], width }) => {
    const { page, context, errors } = await visit('/learn/api/rectangles', {
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    await hydrated(page)
    await open(page)
    await page.evaluate(axe)
    const found = await page.evaluate(
      async ({ proxy, unfit }) => {
        type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }
        type Checker = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> }
        const { axe: checker } = window as unknown as { axe: Checker }
        const rules = Object.fromEntries(unfit.map((rule) => [rule, { enabled: false }]))
        const { violations } = await checker.run({ include: [['html']], exclude: [[proxy]] }, { rules })
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary}`)
      },
      { proxy: FOCUS_PROXY, unfit },
    )
    expect(found).toEqual([])
    expect(errors).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await context.close()
  })
})
