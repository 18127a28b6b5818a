import { expect, hydrated, test } from './reader'

test('icons and marks reserve their space while a page streams', async ({ visitLive }) => {
  const { page } = await visitLive('/example')
  for (const [route, width] of [
    ['/example', 1440],
    ['/example', 390],
    ['/learn/getting-started', 1440],
  ] as const) {
    if (!page.url().endsWith(route)) await page.goto(route)
    await page.setViewportSize({ width, height: 900 })
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('svg, .mark')].flatMap((icon) => {
        const text = icon.nextSibling
        if (!(text instanceof Text) || icon.getClientRects().length === 0) return []
        const place = () => [icon.getBoundingClientRect().left, icon.getBoundingClientRect().top].map(Math.round)
        const [before, words] = [place(), text.data]
        text.data = ''
        const alone = place()
        text.data = words
        return before.join() === alone.join() ? [] : [words]
      }),
    )
    expect(moved).toEqual([])
  }
})

test('the theme toggle has its final width from the start', async ({ visitLive }) => {
  const { page } = await visitLive('/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await hydrated(page)
    const toggle = page.getByRole('group', { name: 'Theme' })
    const whole = await toggle.boundingBox()
    await toggle.getByRole('button', { name: 'Dark Mode' }).evaluate((button) => button.remove())
    expect(await toggle.boundingBox()).toEqual(whole)
  }
})

test('the footer of a short page has its final position from the start', async ({ visitLive }) => {
  const { page } = await visitLive('/no/such/page')
  const foot = page.locator('main ~ footer')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await hydrated(page)
    const whole = await foot.boundingBox()
    await foot.getByRole('group', { name: 'Theme' }).evaluate((toggle) => toggle.remove())
    expect(await foot.boundingBox()).toEqual(whole)
  }
})

test('without JavaScript there are text, sidebar, previous and next, and the system theme', async ({ visit }) => {
  const { page } = await visit('/learn/api/time', {
    javaScriptEnabled: false,
    colorScheme: 'light',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time', { useInnerText: true })
  await expect(page.getByRole('link', { name: 'Pancake Cat' }).first()).toBeVisible()
  await page.locator('a[rel="next"]').click()
  expect(new URL(page.url()).pathname).toBe('/learn/api/tween')
})

test('without JavaScript a dark system theme applies', async ({ visit }) => {
  const { page } = await visit('/learn/api/time', {
    javaScriptEnabled: false,
    colorScheme: 'dark',
  })
  const background = await page
    .evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    .catch(() => '')
  expect(background).toBe('rgb(18, 17, 19)')
})
