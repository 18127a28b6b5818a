import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Part = string | { include: string[]; exclude: string[] }

/** Each violation with its first element; optionally of a single rule. */
export async function findingsOf(
  page: Page,
  part: Part = 'html',
  unfit: readonly string[] = [],
  only?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ part, unfit, only }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const rules = Object.fromEntries(unfit.map((rule) => [rule, { enabled: false }]))
      const { violations } = await checker.run(part, {
        rules,
        resultTypes: ['violations'],
        ...(only !== undefined && { runOnly: [only] }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`)
    },
    { part, unfit, only },
  )
}
