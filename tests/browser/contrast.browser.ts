import { contrastsOf, belowContrast } from './contrast'
import { drawn, expect, test } from './reader'
import { searchFor } from './searcher'

const RING = 3
const WORDS = 4.5

const STOPS = 'a[href], button, summary, input:enabled, select, textarea, [tabindex="0"]'

const themes = ['light', 'dark'] as const

for (const route of ['/', '/learn/api/sprites', '/example']) {
  const tag = route === '/example' ? [] : '@deep'
  test(`focus rings on ${route} have enough contrast`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(route)
    const stops = page.locator(STOPS).filter({ visible: true })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.keyboard.press('Tab')
      expect(await stops.count()).toBeGreaterThan(10)
      const faint = async () => belowContrast(await contrastsOf(stops, 'outlineColor'), RING)
      await expect.poll(faint, colorScheme).toEqual([])
    }
  })
}

test('links are legible, and underlined within text and code', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/sprites')
  const links = page.locator('article a:not([data-code-block] a, .anchor)')
  const symbols = page.locator('article :is(p, li, td) > a[data-symbol] > code')
  expect(await symbols.count()).toBeGreaterThan(3)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawn(page)
    expect(belowContrast(await contrastsOf(links, 'color'), WORDS), colorScheme).toEqual([])
  }
  const painted = await symbols.evaluateAll((codes) =>
    codes.map((code) => {
      const { textDecorationLine } = getComputedStyle(code.parentElement!)
      // Underlines run through inline elements but not through boxes
      return `${getComputedStyle(code).display} ${textDecorationLine}`
    }),
  )
  expect([...new Set(painted)]).toEqual(['inline underline'])
})

test('highlighted search words are legible', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/sprites', { reducedMotion: 'reduce' })
  await searchFor(page, 'sprite')
  const marks = page.getByRole('dialog').locator('mark')
  await expect(marks.first()).toBeVisible()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawn(page)
    expect(belowContrast(await contrastsOf(marks, 'color'), WORDS), colorScheme).toEqual([])
  }
})
