import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { serve } from '../serve'
import { median, sumOf } from './numbers'

/** Wide enough for the sidebar. */
const VIEWPORT = { width: 1400, height: 900 }

const OPEN_LIMIT_MS = 60_000
const MEASURED_PRESSES = 15

/** Main thread work in Chromium's metrics. */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** The work is measured while all sections are open; undefined without sections. */
export async function sidebarPress(folder: string, browser: Browser, page: string): Promise<number | undefined> {
  const site = await serve({ folder: path.join(folder, 'public') })
  const tab = await browser.newPage({ viewport: VIEWPORT })
  await tab.goto(site.address + page, { timeout: OPEN_LIMIT_MS })
  await tab.waitForFunction(() => '___loader' in window, undefined, { timeout: OPEN_LIMIT_MS })
  await tab.waitForLoadState('networkidle', { timeout: OPEN_LIMIT_MS })
  const sections = tab.locator('aside nav button[aria-expanded]')
  const work = await workOf(tab)
  const press = async (section: number) => {
    await sections.nth(section).focus()
    await framePassed(tab)
    const before = await work()
    await tab.keyboard.press('Enter')
    await framePassed(tab)
    return (await work()) - before
  }
  // Opening may add sections
  for (let section = 0; section < (await sections.count()); section += 1) {
    if ((await sections.nth(section).getAttribute('aria-expanded')) === 'false') await press(section)
  }
  const count = await sections.count()
  const costs: number[] = []
  for (let done = 0; count > 0 && done < MEASURED_PRESSES; done += 1) costs.push(await press(count - 1))
  await tab.close()
  await site.close()
  return count > 0 ? median(costs) : undefined
}

async function workOf(tab: Page): Promise<() => Promise<number>> {
  const chromium = await tab.context().newCDPSession(tab)
  await chromium.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await chromium.send('Performance.getMetrics')
    return 1000 * sumOf(metrics.filter(({ name }) => WORK.includes(name)).map(({ value }) => value))
  }
}

async function framePassed(tab: Page) {
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
