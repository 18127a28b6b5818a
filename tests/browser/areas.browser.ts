import type { Page } from '@playwright/test'
import { expect, test } from './reader'

const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas' })

const positions = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('nav a, nav button, button[aria-label="Search"]')]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, width } = control.getBoundingClientRect()
        return [control.textContent, Math.round(left), Math.round(width)]
      }),
  )

for (const width of [1440, 1024]) {
  test(`at ${width} px every layout has the same header`, async ({ visit }) => {
    const { page } = await visit('/', { viewport: { width, height: 800 } })
    await expect(areas(page).getByRole('link')).toHaveText(['Docs', 'API', 'Games', 'Playground'])
    const expected = await positions(page)
    for (const path of ['/games', '/playground', '/learn/installation', '/no/such/page']) {
      await page.goto(path)
      expect([path, await positions(page)]).toEqual([path, expected])
    }
  })
}

test('the current area is marked', async ({ visit }) => {
  const { page } = await visit('/games')
  await expect(areas(page).getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/learn/api/tween')
  await expect(areas(page).getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'true')
  await page.goto('/learn/tutorials/pong')
  await expect(areas(page).getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'true')
})
