import { expect } from './reader'
import type { Page } from '@playwright/test'

export const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const optionsOf = (page: Page) => page.getByRole('option')
export const selectedOf = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

/** After a deployment, the search asks before it reloads. */
export async function agreeToReload(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: 'Press Enter to reload and search.' })).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Opens the search if needed, and waits for results. */
export async function searchFor(page: Page, query: string) {
  if (!(await dialogOf(page).isVisible())) await page.keyboard.press('/')
  await boxOf(page).fill(query)
  await expect(optionsOf(page).first()).toBeVisible()
}
