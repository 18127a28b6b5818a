import { expect, hydrated, test } from './reader'

test('Shift with an arrow key turns the page, also on the alias', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation.html')
  for (const [key, address, title] of [
    ['Shift+ArrowRight', '/learn/how-a-game-works', 'How a Turbo Game Works'],
    ['Shift+ArrowLeft', '/learn/installation', 'Installation'],
    ['Shift+ArrowLeft', '/learn/getting-started', 'Getting Started'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(address)
  }
})

test('arrow keys stay with an open dialog', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/learn/installation')
})

test('the last change is an ISO date, localized near the viewport', async ({ visit, site }) => {
  const { page, errors } = await visit('/learn/installation', {
    locale: 'de-DE',
    timezoneId: 'Asia/Tokyo',
  })
  const html = await (await page.request.get(`${site.address}/learn/installation`)).text()
  const [, iso = '', date = ''] = /<time dateTime="([^"]+)">([^<]+)<\/time>/i.exec(html) ?? []
  expect(date).toBe(iso.slice(0, 10))
  await hydrated(page)
  await page.keyboard.press('End')
  const expected = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(new Date(iso))
  await expect(page.locator('time', { hasText: expected })).toBeVisible()
  expect(errors).toEqual([])
})

test('the labels of the neighbors fit', async ({ visit }) => {
  const { page } = await visit('/learn/installation')
  const name = page.locator('a[rel="prev"]').getByText('Getting Started')
  for (const [width, characters] of [
    [1440, 26],
    [480, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const [limit = 0, character = 0] = await name.evaluate((text) => {
      const ruler = document.createElement('span')
      ruler.style.cssText = 'position: absolute; width: 100ch'
      text.append(ruler)
      return [parseFloat(getComputedStyle(text).maxWidth), ruler.getBoundingClientRect().width / 100]
    })
    expect(Math.round(limit / character)).toBe(characters)
  }
})

test('print shows the page alone, light, with link addresses', async ({ visit }) => {
  const { page } = await visit('/learn/api/tween', { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.locator('button:visible')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  const colors = await page.evaluate(() => {
    const link = document.querySelector('main li > a[href="/learn/api/time"]')!
    return {
      heading: getComputedStyle(document.querySelector('main h1')!).color,
      after: getComputedStyle(link, '::after').content,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }
  })
  expect(colors.scheme).toBe('light')
  expect(colors.after).toContain('/learn/api/time')
})
