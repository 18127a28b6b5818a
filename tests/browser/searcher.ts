import type { BrowserContextOptions, Page } from 'playwright-core'
import { hydrated, visit } from './reader'

export const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const optionsOf = (page: Page) => page.getByRole('option')
export const selectedOf = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

/** Opens an address in a fresh context and waits until the page is live. */
export async function visitLive(path: string, visitor: BrowserContextOptions = {}) {
  const seen = await visit(path, visitor)
  await hydrated(seen.page)
  return seen
}

/** Types a query, in the dialog that a slash opens if none is open, and waits for results. */
export async function searchFor(page: Page, query: string) {
  if (!(await dialogOf(page).isVisible())) await page.keyboard.press('/')
  await boxOf(page).fill(query)
  await optionsOf(page).first().waitFor()
}
