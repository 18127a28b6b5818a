import { contrastsOf, belowContrast } from './contrast'
import { drawn, expect, test } from './reader'
import { searchFor } from './searcher'

const RING = 3
const WORDS = 4.5

const STOPS = 'a[href], button, summary, input:enabled, select, textarea, [tabindex="0"]'

const themes = ['light', 'dark'] as const

for (const route of ['/', '/learn/api/sprites', '/example']) {
  test(`the ring around what has the focus on ${route} stands out from what is around it`, async ({ visitLive }) => {
    const { page } = await visitLive(route)
    const stops = page.locator(STOPS).filter({ visible: true })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.keyboard.press('Tab')
      expect(await stops.count()).toBeGreaterThan(10)
      expect(belowContrast(await contrastsOf(stops, 'outlineColor'), RING), colorScheme).toEqual([])
    }
  })
}

test('links can be read, and one in a line of text is underlined, also where it is code', async ({ visitLive }) => {
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
      // The line of a link runs through what is inline, and past boxes of their own
      return `${getComputedStyle(code).display} ${textDecorationLine}`
    }),
  )
  expect([...new Set(painted)]).toEqual(['inline underline'])
})

test('marked words of a search can be read', async ({ visitLive }) => {
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
