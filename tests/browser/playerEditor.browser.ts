import type { BrowserContextOptions, Page } from '@playwright/test'
import { expectText, fieldOf, overwrite, textIn } from './editor'
import { drawn, expect, hydrated, stopClock, test } from './reader'

const PAGE = '/learn/api/rectangles'

/** The example "A health bar", with links in its code. */
const exampleOf = (page: Page) =>
  page.locator('figure', { has: page.getByRole('group', { name: 'Live example: A health bar' }) })
const editButton = (page: Page) => exampleOf(page).getByRole('button', { name: 'Edit' })

const blockOf = (page: Page) => page.locator('figure[data-code-block]', { hasText: 'bar_width * health' })

async function edit(page: Page) {
  await editButton(page).click()
  await expect(fieldOf(page)).toBeFocused()
}

/** Takes screenshots of the code without overlays and touch underlines. */
async function codeCamera(page: Page) {
  // A style element would violate the content policy
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    },
    `
      [data-code-block] button { visibility: hidden }
      [data-code-block] [data-open]::after { display: none !important }
      [data-code-block] code a { text-decoration: none !important }
      [data-code-block] [role=textbox] { caret-color: transparent !important }`,
  )
  const code = blockOf(page).locator('code')
  await blockOf(page).evaluate((block) => block.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const { x, y, width, height } = (await code.boundingBox())!
  const clip = { x, y, width: Math.floor(width), height: Math.floor(height) }
  return () => page.screenshot({ clip, animations: 'disabled' })
}

const views: [string, BrowserContextOptions][] = [
  ['at 1440 px', { viewport: { width: 1440, height: 900 } }],
  ['on a dark phone', { viewport: { width: 390, height: 900 }, isMobile: true, hasTouch: true, colorScheme: 'dark' }],
]

for (const [where, device] of views) {
  const tag = where === 'at 1440 px' ? [] : '@deep'
  test(`starting and ending an edit moves no pixel of the code: ${where}`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(PAGE, device)
    const pictureOfCode = await codeCamera(page)
    const finished = await pictureOfCode()
    await edit(page)
    await drawn(page)
    expect((await pictureOfCode()).equals(finished)).toBe(true)
    if (device.isMobile) {
      // Phones zoom into smaller text fields
      await expect(fieldOf(page)).toHaveCSS('font-size', '16px')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
    await fieldOf(page).press('Escape')
    await expect(fieldOf(page)).toHaveCount(0)
    expect((await pictureOfCode()).equals(finished)).toBe(true)
  })
}

test('undo reverts letters, indentation and new lines, to the beginning', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edit(page)
  const original = await textIn(fieldOf(page))
  await page.keyboard.press('End')
  // The first key loads what closes braces
  await expect(fieldOf(page)).toHaveAttribute('aria-autocomplete', 'list')
  await page.keyboard.press('Enter')
  await page.keyboard.type('if a {')
  await page.keyboard.press('Enter')
  // A number, because Enter would accept a completion of a word
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expectText(fieldOf(page), /state\nif a \{\n {4}1\n {4}\n\}\nlet/)
  for (let left = 20; left > 0 && (await textIn(fieldOf(page))) !== original; left -= 1) {
    await page.keyboard.press('Control+z')
  }
  await expectText(fieldOf(page), original)
})

test('Tab leaves the editor until Enter is pressed, and Escape restores that', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edit(page)
  const original = await textIn(fieldOf(page))
  await page.keyboard.press('Tab')
  await expect(fieldOf(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(fieldOf(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectText(fieldOf(page), original)
  await page.keyboard.press('Tab')
  await expectText(fieldOf(page), `    ${original}`)
  await page.keyboard.press('Shift+Tab')
  await expectText(fieldOf(page), original)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(fieldOf(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(editButton(page)).toBeFocused()
})

test('input methods compose, and a long line keeps the caret visible', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, context } = await visitLive(PAGE)
  await edit(page)
  const original = await textIn(fieldOf(page))
  const client = await context.newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  await fieldOf(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await client.send('Input.insertText', { text: '日本' })
  await expectText(fieldOf(page), `日本${original}`)
  await page.keyboard.insertText('x'.repeat(200))
  const scroller = page.locator('[data-open] .cm-scroller')
  expect(await scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(800)
  for (const [name, value] of Object.entries({ autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false' })) {
    await expect(fieldOf(page)).toHaveAttribute(name, value)
  }
})

test('an error is underlined and announced, and gone once fixed', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edit(page)
  const original = await textIn(fieldOf(page))
  await overwrite(fieldOf(page), original.replace('max_health,', 'max_healt,'))
  await expect(blockOf(page).locator('[data-diagnostic]')).toHaveText('max_healt')
  const reported = blockOf(page).getByRole('status').filter({ hasText: 'Line 9' })
  await expect(reported).toContainText('max_healt')
  await overwrite(fieldOf(page), original)
  await expect(reported).toHaveCount(0)
  await expect(blockOf(page).locator('[data-diagnostic]')).toHaveCount(0)
})

test('an edit survives navigation and Back, is copied, and Reset can be undone', async ({ visitLive }) => {
  const { page, context } = await visitLive(PAGE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await edit(page)
  await overwrite(fieldOf(page), 'clear(0x336699ff);')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Sprites', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprites')
  await page.goBack()
  const edited = page.locator('figure[data-code-block]', { hasText: 'clear(0x336699ff);' })
  await expect(edited.locator('code:visible')).toHaveCount(1)
  await expect(edited.locator('code:visible')).toHaveText('clear(0x336699ff);')
  await edited.hover()
  await edited.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('clear(0x336699ff);')
  await edit(page)
  await exampleOf(page).getByRole('button', { name: 'Reset' }).click()
  await expectText(fieldOf(page), /^let health/)
  await page.getByRole('button', { name: 'Restore my edit' }).click()
  await expectText(fieldOf(page), 'clear(0x336699ff);')
})

test('a copied link opens the page with the text, and runs it only on request', async ({ visitLive }) => {
  const { page, context } = await visitLive(PAGE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await edit(page)
  const text = 'clear(0x00ff00ff); // <img src=x onerror=alert(1)>'
  await overwrite(fieldOf(page), text)
  await stopClock(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await visitLive(address.slice(new URL(address).origin.length))
  const shown = guest.page.locator('figure[data-code-block]', { hasText: text })
  await expect(shown.locator('code:visible')).toHaveCount(1)
  await expect(shown.locator('code:visible')).toHaveText(text)
  await expect(shown).toBeInViewport()
  await expect(shown.locator('img')).toHaveCount(0)
  await expect(guest.page.locator('article [data-live]')).toHaveCount(0)
  expect(guest.errors).toEqual([])
})

test(
  'an edit that storage refuses is reported where the user types, and a reload keeps it',
  { tag: '@deep' },
  async ({ newVisitor }) => {
    const { page, context } = await newVisitor()
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(PAGE)
    await hydrated(page)
    await edit(page)
    await overwrite(fieldOf(page), 'clear(0xff0000ff);')
    const alert = page.locator('[data-code-block]').getByRole('alert')
    await expect(alert).toHaveText('Not saved: storage is full. Your changes last until you close this tab.')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download project (.zip)' }).click()
    expect((await saving).suggestedFilename()).toBe('rectangles.zip')
    await page.reload()
    await expect(page.getByText('clear(0xff0000ff);')).toBeVisible()
  },
)
