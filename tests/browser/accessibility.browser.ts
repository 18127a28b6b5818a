import { routes } from '../routes'
import { findingsOf } from './axe'
import { expect, test } from './reader'

const views = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
] as const

for (const { theme, width } of views) {
  test.describe(`in the ${theme} theme at ${width} px`, () => {
    for (const route of [...routes, '/no/such/page']) {
      test(`axe finds nothing on ${route}, and nothing is wider than the screen`, async ({ visitLive }) => {
        const { page } = await visitLive(route, {
          colorScheme: theme,
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        expect(await findingsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    }
  })
}
