import { findingsOf } from './axe'
import { fieldOf, overwrite } from './editor'
import { expect, test } from './reader'

const views = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
] as const

for (const { theme, width } of views) {
  // The daily tier covers playing and editing; in the dark theme, only colors
  const isDaily = theme === 'light' && width === 1440
  test(
    `in the ${theme} theme at ${width} px axe finds nothing in a running, edited or failing example`,
    {
      tag: isDaily ? [] : '@deep',
    },
    async ({ visitLive }) => {
      const { page } = await visitLive('/learn/api/gamepad', {
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      const expectNothingFound = async () => {
        if (!isDaily) return expect(await findingsOf(page)).toEqual([])
        const part = { include: ['figure:has(canvas)', 'figure:has([role=textbox])'], exclude: [] }
        expect(await findingsOf(page, part)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await findingsOf(page, part, [], 'color-contrast'), 'in the dark').toEqual([])
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      }
      const bar = page.locator('figure:has(img)').getByRole('group', { name: 'Live example' }).first()
      const status = bar.getByRole('status')
      await bar.getByRole('button', { name: 'Play' }).click()
      await expect(status).toHaveText(/^Running/)
      await expectNothingFound()
      await bar.getByRole('button', { name: 'Edit' }).click()
      const field = fieldOf(page)
      await expect(field).toBeFocused()
      await expectNothingFound()
      await overwrite(field, 'log!("almost");\nlet a = tick() as u32;\nlet b = a - 1 - tick() as u32;')
      await expect(status).toHaveText('Stopped: attempt to subtract with overflow, line 3')
      await expectNothingFound()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    },
  )
}

for (const { theme, width } of views) {
  test(
    `in the ${theme} theme at ${width} px axe finds nothing with completion, documentation or search open`,
    { tag: '@deep' },
    async ({ visitLive }) => {
      const { page } = await visitLive('/learn/api/rectangles', {
        colorScheme: theme,
        viewport: { width, height: 900 },
      })
      await page.getByRole('button', { name: 'Edit' }).first().click()
      const field = fieldOf(page)
      await expect(field).toBeFocused()
      await overwrite(field, 'clear(0);\n')
      await page.keyboard.type('rect!(')
      await expect(page.getByRole('listbox', { name: 'Completions' }).getByRole('option').first()).toBeVisible()
      expect(await findingsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(async () => {
        await page.mouse.move(0, 0)
        await field.getByText('clear').hover()
        await expect(page.locator('.cm-tooltip-hover')).toBeVisible({ timeout: 2000 })
      }).toPass()
      expect(await findingsOf(page)).toEqual([])
      await page.mouse.move(0, 0)
      await field.press('ControlOrMeta+f')
      await expect(page.getByRole('textbox', { name: 'Find in the program' })).toBeFocused()
      expect(await findingsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    },
  )
}
