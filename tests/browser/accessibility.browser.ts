import fs from 'node:fs'
import { routes } from '../routes'
import { hydrated, visit } from './reader'

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] }

const views = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
] as const

describe.each(views)('in the $theme theme at $width px', ({ theme, width }) => {
  test.each([...routes, '/no/such/page'])(
    'axe finds nothing on %s, and nothing is wider than the screen',
    async (route) => {
      const { page, context } = await visit(route, {
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      await hydrated(page)
      await page.evaluate(axe)
      const findings = await page.evaluate(async () => {
        const { axe: checker } = window as unknown as { axe: { run: () => Promise<{ violations: unknown[] }> } }
        return (await checker.run()).violations
      })
      const told = (findings as Finding[]).map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
      )
      expect(told).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await context.close()
    },
  )
})
