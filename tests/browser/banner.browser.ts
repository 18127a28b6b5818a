import { expect, test } from './reader'

test('every page has the banner, 32px high and not dismissable', async ({ visit }) => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  const banner = page.getByRole('region', { name: 'Announcement' })
  for (const route of ['/', '/example', '/learn/api/tween.html', '/no/such/page']) {
    await page.goto(route)
    expect(await banner.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 32 })
    await expect(banner.getByRole('button')).toHaveCount(0)
    await expect(banner.getByRole('link')).toHaveAttribute('href', 'https://discord.gg/makegamesfast')
    for (const words of [banner, banner.getByRole('link')]) await expect(words).toHaveCSS('color', 'rgb(74, 44, 122)')
  }
})

test('the banner is fixed on wide screens and scrolls away on narrow ones', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  const banner = page.getByRole('region', { name: 'Announcement' })
  await page.evaluate(() => window.scrollTo(0, 600))
  expect((await banner.boundingBox())?.y).toBe(0)
  expect((await page.locator('header').first().boundingBox())?.y).toBe(32)
  await page.setViewportSize({ width: 1023, height: 900 })
  await page.evaluate(() => window.scrollTo(0, 600))
  expect((await banner.boundingBox())?.y).toBe(-600)
})

test("exposes the banner's height to styles", async ({ visit }) => {
  const { page } = await visit('/learn/api/tween')
  const height = () =>
    page.locator('[data-layout]').evaluate((frame) => getComputedStyle(frame).getPropertyValue('--banner-height'))
  expect(await height()).toBe('2rem')
  await page.evaluate(() => document.documentElement.classList.add('banner-dismissed'))
  expect(await height()).toBe('0px')
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
})
