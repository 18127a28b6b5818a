import type { Page } from '@playwright/test'
import { routes } from '../routes'
import { findingsOf } from './axe'
import { drawn, expect, hydrated, noteLayoutShifts, test } from './reader'

const MISSING = '/no/such/page'
const pages = [...routes, MISSING]
const aliases = routes.filter((route) => route !== '/').map((route) => `${route}.html`)

/** Between them, these pages show all that has a color, those of code included, and all that is pressed. */
const COLORFUL = ['/', '/example', '/learn/cheatsheet', '/learn/guides/configuration', '/learn/api/sprites', MISSING]

/** The many pieces of code, which are alike on each page. */
const CODE = 'pre code'

/** Becomes a phone, with a finger in place of the mouse. */
async function becomePhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await drawn(page)
}

const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const route of pages) {
  test(`${route} becomes live at its address, unmoved and without an error, axe finds nothing, and a phone holds it`, async ({
    newVisitor,
  }) => {
    const { page, context, errors, foreignRequests } = await newVisitor({ colorScheme: 'light' })
    const shifts = await noteLayoutShifts(page)
    await page.goto(route)
    await hydrated(page)
    await drawn(page)
    // The foot of a page as short as this one stands in view, and grows while the document comes in
    if (route !== MISSING) expect(await shifts(), 'nothing moves').toEqual([])
    expect(new URL(page.url()).pathname).toBe(route)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const isColorful = COLORFUL.includes(route)
    expect(await findingsOf(page, { include: ['html'], exclude: isColorful ? [] : [CODE] })).toEqual([])
    if (isColorful) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await drawn(page)
      expect(await findingsOf(page, 'html', [], 'color-contrast'), 'in the dark').toEqual([])
    }
    await becomePhone(page)
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
    if (isColorful) expect(await findingsOf(page, 'html', [], 'target-size'), 'under a finger').toEqual([])
    expect(errors.filter((text) => route !== MISSING || !text.includes('404'))).toEqual([])
    expect(foreignRequests).toEqual([])
  })
}

test.describe('each page in each theme and width, and each alias', { tag: '@deep' }, () => {
  for (const route of aliases) {
    test(`${route} becomes live without an error, a change of address or a foreign request`, async ({ visitLive }) => {
      const { page, errors, foreignRequests } = await visitLive(route)
      expect(errors).toEqual([])
      expect(foreignRequests).toEqual([])
      expect(new URL(page.url()).pathname).toBe(route)
    })
  }

  for (const route of routes) {
    test(`nothing on ${route} moves in the dark`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ colorScheme: 'dark' })
      const shifts = await noteLayoutShifts(page)
      await page.goto(route)
      await hydrated(page)
      await drawn(page)
      expect(await shifts()).toEqual([])
    })
  }

  for (const route of pages) {
    test(`axe finds nothing on ${route} in either theme at any width, and nothing is wider than the screen`, async ({
      visitLive,
    }) => {
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
