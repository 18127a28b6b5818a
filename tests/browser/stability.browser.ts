import { hydrated, site, visit } from './reader'

const pages = ['/', '/learn/getting-started', '/learn/api/rectangles', '/learn/tutorials/pancake-cat', '/example']

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(pages)('nothing on %s moves while the page loads and becomes live', async (route) => {
    const { page, context } = await visit('/404.html', { colorScheme })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.address + route)
    await hydrated(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    await context.close()
  })
})

test('without JavaScript the text, the sidebar, previous and next and the theme of the system are there', async () => {
  const { page, context } = await visit('/learn/api/time', {
    javaScriptEnabled: false,
    colorScheme: 'light',
  })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Time')
  expect(await page.getByRole('link', { name: 'Pancake Cat' }).first().isVisible()).toBe(true)
  await page.locator('a[rel="next"]').click()
  expect(new URL(page.url()).pathname).toBe('/learn/api/tween')
  await context.close()
})

test('without JavaScript a reader who prefers dark gets dark', async () => {
  const { page, context } = await visit('/learn/api/time', {
    javaScriptEnabled: false,
    colorScheme: 'dark',
  })
  const background = await page
    .evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    .catch(() => '')
  expect(background).toBe('rgb(18, 17, 19)')
  await context.close()
})
