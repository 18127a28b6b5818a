import { expect, test } from './reader'

for (const route of ['bounds', 'camera', 'circles', 'text_box', 'time', 'tween']) {
  const tag = route === 'camera' ? [] : '@deep'
  test(`on ${route} no focused sidebar entry is behind its header or footer`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(`/learn/api/${route}`, { reducedMotion: 'reduce' })
    const links = page.getByRole('navigation', { name: 'Pages' }).locator('a, button')
    const hidden: string[] = []
    const count = await links.count()
    await links.first().focus()
    for (let stop = 0; stop < count; stop += 1) {
      const found = await page.evaluate(() => {
        const focused = document.activeElement!
        const { left, top, bottom } = focused.getBoundingClientRect()
        const isSeen = (y: number) => focused.contains(document.elementFromPoint(left + 4, y))
        return isSeen(top + 1) && isSeen(bottom - 1) ? undefined : focused.textContent
      })
      if (found) hidden.push(found)
      await page.keyboard.press('Tab')
    }
    expect(hidden).toEqual([])
  })
}

test('the first call to action is visible without scrolling', async ({ visit }) => {
  const { page } = await visit('/')
  for (const [width, height] of [
    [390, 844],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
  }
})

test('the landing page clips no text on a phone', async ({ visit }) => {
  const { page } = await visit('/', { viewport: { width: 360, height: 780 } })
  const cut = await page.locator('main :is(h2, p, figcaption)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const { left, right } = block.getBoundingClientRect()
      return left < 0 || right > window.innerWidth ? [block.textContent] : []
    }),
  )
  expect(cut).toEqual([])
})

test('the picture of a whole game is next to the middle of its code', async ({ visit }) => {
  const { page } = await visit('/', { viewport: { width: 1440, height: 800 } })
  const game = page.locator('[data-example]').last()
  await game.locator('.l').nth(45).scrollIntoViewIfNeeded()
  await expect(game.locator('img')).toBeInViewport({ ratio: 1 })
})

test('the top bar covers no entry of a long outline', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/cheatsheet', { viewport: { width: 1440, height: 400 } })
  const active = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  const barBottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  const last = await page.locator('main :is(h2, h3)').last().textContent()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(active).toHaveText(last!)
  const drawing = page.locator('main h2', { hasText: 'Draw' })
  await drawing.evaluate((heading) => heading.scrollIntoView())
  await expect(active).toHaveText('Draw')
  expect((await active.boundingBox())!.y).toBeGreaterThanOrEqual(barBottom)
})

test('the banner shows its whole text, also at twice the size', { tag: '@deep' }, async ({ visit }) => {
  const { page } = await visit('/learn/api/bounds')
  const hiddenPx = () =>
    page.getByRole('region', { name: 'Announcement' }).evaluate((banner) => {
      const text = banner.querySelector('a')!.parentElement!.getBoundingClientRect()
      const { top, right, bottom, left } = banner.getBoundingClientRect()
      return Math.max(top - text.top, text.right - right, text.bottom - bottom, left - text.left)
    })
  for (const fontSize of ['', '32px']) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize)
    for (const width of [360, 390, 820, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await hiddenPx()).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('reference entries stand out from their examples', async ({ visit }) => {
  const { page } = await visit('/learn/api/sprites')
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize))
  expect(await sizeOf('h3 > code')).toBeGreaterThan(await sizeOf('h3:not(:has(code))'))
  expect(await sizeOf('h2')).toBeGreaterThan(await sizeOf('h3 > code'))
})

test('the outline includes groups of a long reference', async ({ visit }) => {
  const { page } = await visit('/learn/api/bounds')
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Splitting' }),
  ).toBeVisible()
})

test('the cheatsheet prints on both sides of one sheet', async ({ visit }) => {
  const { page } = await visit('/learn/cheatsheet')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect([...paper.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(2)
})

test('prints a repeated file once, and links with their addresses', { tag: '@deep' }, async ({ visitLive, site }) => {
  const { page } = await visitLive('/learn/tutorials/pancake-cat')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect([...paper.matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThan(30)
  await page.emulateMedia({ media: 'print' })
  const wholes = page.locator('details', { hasText: 'The whole file so far' })
  expect(await wholes.count()).toBeGreaterThan(3)
  expect(await wholes.evaluateAll((folds) => folds.filter((fold) => fold.checkVisibility()).length)).toBe(1)
  const address = await page
    .locator('main p > a[href^="/"]:not([data-symbol])')
    .first()
    .evaluate((link) => {
      window.dispatchEvent(new Event('beforeprint'))
      return getComputedStyle(link, '::after').content + getComputedStyle(link).getPropertyValue('--host')
    })
  expect(address).toContain(site.address)
})
