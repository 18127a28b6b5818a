import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expect, hydrated, stopClock, test } from './reader'

const tooltip = (page: Page) => page.locator('[data-tooltip]')
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const zoomed = (page: Page) => page.getByRole('dialog', { name: 'Picture' })

test('a press before hydration takes effect afterwards', async ({ browser, site }) => {
  const html = fs.readFileSync('public/learn/api/tween/index.html', 'utf8')
  const middle = html.indexOf('<article')
  let sendRest = () => undefined as void
  const slow = http.createServer((request, response) => {
    if (request.url !== '/learn/api/tween') {
      http.get(site.address + request.url, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      })
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, middle))
    sendRest = () => void response.end(html.slice(middle))
  })
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/learn/api/tween`, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Search' }).first()
    await button.waitFor()
    await button.click({ noWaitAfter: true })
    sendRest()
    await hydrated(page)
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  } finally {
    await context.close()
    slow.closeAllConnections()
    slow.close()
  }
})

test('a question mark shows the shortcuts, also as the first key; Escape closes them', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await page.keyboard.press('?')
  await expect(keys(page)).toBeVisible()
  await expect(keys(page).getByRole('definition').first()).toHaveText('/ or CtrlK')
  expect(await findingsOf(page, 'dialog')).toEqual([])
  await page.setViewportSize({ width: 360, height: 700 })
  expect(await keys(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(keys(page)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(keys(page)).toBeVisible()
  await keys(page).getByRole('button', { name: 'Close' }).click()
  await expect(keys(page)).toHaveCount(0)
})

test('a typed question mark is text', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.pressSequentially('a?')
  await expect(box).toHaveValue('a?')
  await expect(keys(page)).toHaveCount(0)
})

test('a click or Enter on a picture enlarges it in whole pixels; Escape, a click and Back close it', async ({
  visitLive,
}) => {
  const { page } = await visitLive('/learn/api/circles')
  await page.mouse.move(5, 5)
  await page.mouse.move(700, 300)
  const picture = page.locator('.prose figure img[role="button"]').first()
  await expect(picture).toHaveAttribute('tabindex', '0')
  await picture.click()
  const large = zoomed(page).getByRole('img')
  await expect(large).toBeVisible()
  const { width } = (await large.boundingBox())!
  const file = await large.evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(width % file).toBe(0)
  expect(width).toBeGreaterThan((await picture.boundingBox())!.width)
  expect(await findingsOf(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(zoomed(page)).toHaveCount(0)
  await expect(picture).toBeFocused()
  await picture.press('Enter')
  await large.click()
  await expect(zoomed(page)).toHaveCount(0)
  await picture.click()
  await expect(large).toBeVisible()
  await page.goBack()
  await expect(zoomed(page)).toHaveCount(0)
  await expect(page).toHaveURL('/learn/api/circles')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circles')
})

test("a heading's link copies its address, follows it, and confirms", async ({ newVisitor }) => {
  const { page } = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/learn/api/tween')
  await hydrated(page)
  const heading = page.locator('.prose .heading').nth(1)
  await heading.hover()
  const anchor = heading.locator('.anchor')
  await stopClock(page)
  await anchor.click()
  const href = (await anchor.getAttribute('href'))!
  await expect(page).toHaveURL(`/learn/api/tween${href}`)
  await expect(tooltip(page)).toHaveText('Link copied')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.clock.runFor(1500)
  await expect(tooltip(page)).toHaveCount(0)
})

test('an icon button shows its name on hover and focus; Escape hides it', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween')
  const dark = page.getByRole('button', { name: 'Dark Mode' })
  await dark.hover()
  await expect(tooltip(page)).toHaveText('Dark Mode')
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(700, 300)
  await page.getByRole('button', { name: 'Light Mode' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Dark Mode')
})

test('a copy button confirms', async ({ newVisitor }) => {
  const { page } = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/learn/api/tween')
  await hydrated(page)
  const button = page.locator('[data-code-block] button[aria-label="Copy"]').first()
  await button.hover()
  await expect(tooltip(page)).toHaveText('Copy')
  await stopClock(page)
  await button.click()
  await expect(tooltip(page)).toHaveText('Copied')
})

test('an icon-only search button shows its shortcut', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/tween', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Search' }).hover()
  await expect(tooltip(page)).toHaveText('Search/')
})
