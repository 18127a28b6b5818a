import type { Page } from '@playwright/test'
import { drawn, expect, hydrated, test } from './reader'

/** These pages cover every component for authors and every layout. */
const PAGES = ['/', '/example', '/learn/tutorials/pancake-cat', '/learn/api/camera', '/games', '/no/such/page']

/** One page of each layout; the second has every component. */
const DAILY_PAGES = ['/', '/example']

/** Computed styles and positions of all visible elements. */
async function looksOf(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(async () => {
    // A picture may have no width until it is loaded
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    // Scroll-driven animations differ from frame to frame
    for (const animation of document.getAnimations()) animation.cancel()
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'background-image', 'mask-image', 'opacity', 'order'],
      ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'white-space', 'list-style-type', 'box-shadow'],
      ...['margin', 'padding', 'border', 'border-radius', 'outline', 'overflow', 'z-index', 'transform', 'transition'],
      ...['flex', 'gap', 'align-items', 'justify-content', 'cursor', 'pointer-events', 'animation-name', 'content'],
    ]
    return [...document.querySelectorAll('body, body *:not(style, script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo))
      const values = styles.map((style) => properties.map((name) => style.getPropertyValue(name)).join('|'))
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`
      return [name, ...[x, y, width, height].map(Math.round), ...values].join(' ')
    })
  })
}

const changed = (before: string[], after: string[]) => before.filter((look, index) => look !== after[index])

const isBlock = (look: string) => /^(FIGURE|PRE|TABLE|DETAILS|ASIDE)\./.test(look)

for (const route of PAGES) {
  const tag = DAILY_PAGES.includes(route) ? [] : '@deep'
  test(`${route} looks the same with its own styles as with all styles`, { tag }, async ({ newVisitor }) => {
    const { page } = await newVisitor()
    // Before hydration, the page still has its own styles
    await page.addInitScript(() => {
      window.requestIdleCallback = (start) => {
        Object.assign(window, { start })
        return 0
      }
    })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(route)
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
      const own = await looksOf(page)
      await page.evaluate(
        async (address) => {
          const link = document.createElement('link')
          Object.assign(link, { rel: 'stylesheet', href: address })
          const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
          document.querySelector('style')!.before(link)
          await loaded
          for (const style of document.querySelectorAll('style[data-temporary]')) style.remove()
        },
        await page.locator('script[data-styles]').getAttribute('data-styles'),
      )
      expect(changed(own, await looksOf(page))).toEqual([])
    }
  })
}

test('navigation adds styles of components the first page lacked', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive('/')
  await page.evaluate(() => window.___navigate('/learn/api/camera'))
  const blocks = async () => (await looksOf(page)).filter(isBlock)
  // The page grows in steps
  await expect.poll(async () => (await blocks()).length).toBeGreaterThan(30)
  const turned = await blocks()
  await page.reload()
  await hydrated(page)
  expect(changed(turned, await blocks())).toEqual([])
})
