import { routes } from '../routes'
import { findingsOf } from './axe'
import { drawn, expect, test } from './reader'

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    for (const route of [...routes, '/no/such/page']) {
      test(`axe finds nothing on ${route} in either theme, and nothing is wider than the screen`, async ({
        visitLive,
      }) => {
        const { page } = await visitLive(route, {
          colorScheme: 'light',
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        const root = expect(page.locator('html'))
        await root.not.toContainClass('dark')
        expect(await findingsOf(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await root.toContainClass('dark')
        await drawn(page)
        expect(await findingsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    }
  })
}
