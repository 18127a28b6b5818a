import type { Page } from '@playwright/test'
import { routes } from '../counts'
import { findingsOf } from './axe'
import { drawn, expect, hydrated, recordPositions, test } from './reader'

const MISSING = '/no/such/page'
const pages = [...routes, MISSING]
const aliases = routes.filter((route) => route !== '/').map((route) => `${route}.html`)

/** These pages cover all colors and controls. */
const COLORFUL = ['/', '/example', '/learn/cheatsheet', '/learn/guides/configuration', '/learn/api/sprites', MISSING]

/** axe's findings about target sizes on a touch device. */
async function findingsUnderFinger(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const findings = await findingsOf(page, 'html', [], 'target-size')
  await client.detach()
  return findings
}

/** Opens a page and returns what moved until hydration. */
async function movedOn(page: Page, route: string): Promise<string[]> {
  await page.goto(route, { waitUntil: 'commit' })
  const moved = await recordPositions(page)
  await page.waitForLoadState()
  await hydrated(page)
  await drawn(page)
  return moved()
}

const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const route of pages) {
  const isColorful = COLORFUL.includes(route)
  test(`${route} becomes live at its address, unmoved and without an error, and a phone holds it${isColorful ? '; axe finds nothing' : ''}`, async ({
    newVisitor,
  }) => {
    const { page, errors, foreignRequests } = await newVisitor({ colorScheme: 'light' })
    expect(await movedOn(page, route)).toEqual([])
    expect(new URL(page.url()).pathname).toBe(route)
    if (isColorful) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await findingsOf(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await drawn(page)
      expect(await findingsOf(page, 'html', [], 'color-contrast'), 'in the dark').toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await drawn(page)
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
    if (isColorful) expect(await findingsUnderFinger(page), 'under a finger').toEqual([])
    expect(errors.filter((text) => route !== MISSING || !text.includes('404'))).toEqual([])
    expect(foreignRequests).toEqual([])
  })
}

test.describe('each page in each theme and width, and each alias', { tag: '@deep' }, () => {
  for (const route of aliases) {
    test(`${route} hydrates without errors, address changes or foreign requests`, async ({ visitLive }) => {
      const { page, errors, foreignRequests } = await visitLive(route)
      expect(errors).toEqual([])
      expect(foreignRequests).toEqual([])
      expect(new URL(page.url()).pathname).toBe(route)
    })
  }

  for (const route of pages) {
    test(`nothing moves on ${route} in the dark theme`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ colorScheme: 'dark' })
      expect(await movedOn(page, route)).toEqual([])
    })

    test(`axe finds nothing on ${route} in any theme and width, and nothing overflows`, async ({ visitLive }) => {
      test.slow()
      const { page } = await visitLive(route, { reducedMotion: 'reduce' })
      for (const width of [1440, 820, 390]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await drawn(page)
          expect(await findingsOf(page), `${colorScheme} at ${width} px`).toEqual([])
        }
        expect(await findingsOf(page, 'html', [], 'target-size')).toEqual([])
        expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
      }
    })
  }
})
