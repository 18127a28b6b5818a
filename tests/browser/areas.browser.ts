import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expect, test } from './reader'

const AREAS = ['Docs', 'API', 'Games', 'Playground']

const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas' })
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Places of the header's controls that every layout has. */
const positions = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('nav a, nav button, [aria-label="Search"], [aria-label="Menu"]')]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, top, width } = control.getBoundingClientRect()
        return [control.textContent, Math.round(left), Math.round(top - header.getBoundingClientRect().top), width]
      }),
  )

for (const width of [1440, 1280, 1024, 1000, 768, 390]) {
  const tag = [1440, 390].includes(width) ? [] : '@deep'
  test(`at ${width} px every layout has the same header`, { tag }, async ({ visit }) => {
    const { page } = await visit('/', { viewport: { width, height: 800 } })
    const expected = await positions(page)
    for (const path of ['/games', '/playground', '/learn/installation', '/learn/api/tween', '/no/such/page']) {
      await page.goto(path)
      expect([path, await positions(page)]).toEqual([path, expected])
    }
    const header = (await page.getByRole('banner').boundingBox())!
    for (const area of width > 720 ? AREAS : []) {
      const link = (await areas(page).getByRole('link', { name: area }).boundingBox())!
      expect([area, link.y >= header.y && link.y + link.height <= header.y + header.height]).toEqual([area, true])
    }
  })
}

test('the current area is marked, not by color alone', async ({ visit }) => {
  const { page } = await visit('/games')
  const area = (name: string) => areas(page).getByRole('link', { name })
  await expect(area('Games')).toHaveAttribute('aria-current', 'page')
  const mark = (name: string) => area(name).evaluate((link) => getComputedStyle(link, '::before').content)
  expect([await mark('Games'), await mark('Docs')]).toEqual(['""', 'none'])
  await page.goto('/learn/api/tween')
  await expect(area('API')).toHaveAttribute('aria-current', 'true')
  await page.goto('/learn/tutorials/pong')
  await expect(area('Docs')).toHaveAttribute('aria-current', 'true')
})

for (const [width, path] of [
  [390, '/'],
  [390, '/learn/api/tween'],
  [768, '/games'],
  [1000, '/no/such/page'],
] as const) {
  const tag = path === '/learn/api/tween' ? [] : '@deep'
  test(`at ${width} px the menu of ${path} is one panel from the left`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await menu(page).click()
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 })
    for (const name of [...AREAS, 'Getting Started', 'Pong', 'Camera', 'Discord', 'GitHub']) {
      await expect(panel(page).getByRole('link', { name, exact: true }).first()).toBeAttached()
    }
    await expect(panel(page).getByText('0.7.4')).toBeAttached()
    await expect(panel(page).getByRole('button', { name: 'Dark Mode' })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(menu(page)).toBeFocused()
    await menu(page).click()
    await page.mouse.click(width - 20, 700)
    await expect(panel(page)).toHaveCount(0)
    await expect(menu(page)).toBeFocused()
    await menu(page).click()
    await panel(page).getByRole('link', { name: 'Playground' }).click()
    await expect(page).toHaveURL('/playground')
    await expect(panel(page)).toHaveCount(0)
  })
}

test('without scripts a phone has the areas in the header', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { viewport: { width: 390, height: 800 }, javaScriptEnabled: false })
  await expect(menu(page)).toBeHidden()
  const header = (await page.getByRole('banner').boundingBox())!
  for (const part of [page.getByRole('banner').getByRole('link', { name: 'Turbo Docs' }), areas(page)]) {
    const { y, height } = (await part.boundingBox())!
    expect([y >= header.y, y + height <= header.y + header.height]).toEqual([true, true])
  }
  await areas(page).getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL('/games')
})

test('from the front page to playing it takes at most nine keys', async ({ visitLive }) => {
  const { page } = await visitLive('/')
  const hero = page.getByRole('group', { name: 'Live example: Jump for the coins' })
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const isOnPlay = () => page.evaluate(() => document.activeElement?.textContent === 'Play')
  while (!(await isOnPlay()) && keys < 9) await press('Tab')
  await press('Enter')
  await expect(hero.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(keys).toBeLessThanOrEqual(9)
})
