import type { BrowserContextOptions, Page } from 'playwright-core'
import { hydrated, stopClock, visit } from './reader'

const desktop = { viewport: { width: 1440, height: 900 } }
const tablet = { viewport: { width: 820, height: 900 } }

const trigger = (page: Page) => page.getByRole('button', { name: '0.7.4' })

/** Whether the menu is open, once React has drawn what the timers have set. */
const isOpen = (page: Page) =>
  trigger(page).evaluate(async (button) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(turn)
      })
    }
    return button.getAttribute('aria-expanded') === 'true'
  })

const moveAway = (page: Page) => page.mouse.move(5, 895)
const moveOver = (page: Page) => trigger(page).hover()

/** Opens a page with its menus loaded and closed, the pointer away, and time at a standstill. */
async function visitWithMenus(options: BrowserContextOptions) {
  const opened = await visit('/example', options)
  const { page } = opened
  await hydrated(page)
  await trigger(page).focus()
  await page.locator('button[data-state="closed"]').waitFor()
  await stopClock(page)
  await moveAway(page)
  return opened
}

test('on wide screens the menu opens at once, without the delay of 200 ms', async () => {
  const { page, context } = await visitWithMenus(desktop)
  await moveOver(page)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(true)
  expect(await page.getByRole('link', { name: 'Changelog' }).getAttribute('href')).toBe(
    'https://github.com/super-turbo-society/turbo-cli/releases',
  )
  expect(await page.getByRole('link', { name: 'Contributing' }).getAttribute('target')).toBe('_blank')
  await context.close()
})

test('in the mobile bar the menu opens after 200 ms', async () => {
  const { page, context } = await visitWithMenus(tablet)
  await moveOver(page)
  await page.clock.runFor(199)
  expect(await isOpen(page)).toBe(false)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(true)
  await context.close()
})

test('the menu closes 150 ms after the pointer leaves, and not if it comes back before', async () => {
  const { page, context } = await visitWithMenus(desktop)
  await moveOver(page)
  await page.clock.runFor(1)
  await moveAway(page)
  await page.clock.runFor(149)
  await moveOver(page)
  await page.clock.runFor(1000)
  expect(await isOpen(page)).toBe(true)
  await moveAway(page)
  await page.clock.runFor(149)
  expect(await isOpen(page)).toBe(true)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(false)
  await context.close()
})

test('within 300 ms of a close the menu opens without delay, afterwards with the delay again', async () => {
  const { page, context } = await visitWithMenus(tablet)
  await moveOver(page)
  await page.clock.runFor(200)
  await moveAway(page)
  await page.clock.runFor(150)
  await page.clock.runFor(299)
  await moveOver(page)
  expect(await isOpen(page)).toBe(true)
  await moveAway(page)
  await page.clock.runFor(150)
  await page.clock.runFor(300)
  await moveOver(page)
  await page.clock.runFor(199)
  expect(await isOpen(page)).toBe(false)
  await context.close()
})

test('a click toggles, and what it closed stays closed until the pointer comes again', async () => {
  const { page, context } = await visitWithMenus(desktop)
  await moveOver(page)
  await page.clock.runFor(1)
  await trigger(page).click()
  expect(await isOpen(page)).toBe(false)
  const box = (await trigger(page).boundingBox())!
  await page.mouse.move(box.x + 5, box.y + 20)
  await page.clock.runFor(1000)
  expect(await isOpen(page)).toBe(false)
  await moveAway(page)
  await moveOver(page)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(true)
  await context.close()
})

test('Arrow Down goes into the panel, and Escape closes it and returns to the button', async () => {
  const { page, context } = await visitWithMenus(desktop)
  await trigger(page).press('Enter')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Changelog')
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('0.7.4')
  await context.close()
})

test('a press elsewhere closes the menu', async () => {
  const { page, context } = await visitWithMenus(desktop)
  await trigger(page).press('Enter')
  await page.mouse.click(700, 800)
  await page.clock.runFor(1)
  expect(await isOpen(page)).toBe(false)
  await context.close()
})

test('the menus are fetched only when the reader approaches them', async () => {
  const { page, context } = await visit('/example', desktop)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.mouse.move(700, 500)
  expect(scripts).toEqual([])
  await moveOver(page)
  await page.locator('button[data-state="open"]').waitFor()
  expect(scripts.length).toBeGreaterThan(0)
  await context.close()
})

test('a click before the page is live opens the menu once it is', async () => {
  const { page, context } = await visit('/example', desktop)
  expect(await page.evaluate(() => document.documentElement.dataset.live)).toBeUndefined()
  await trigger(page).click()
  await page.getByRole('link', { name: 'Changelog' }).waitFor()
  await context.close()
})

test('without scripts the links of the menu show on hover', async () => {
  const { page, context } = await visit('/example', { ...desktop, javaScriptEnabled: false })
  await moveOver(page)
  expect(await page.getByRole('link', { name: 'Changelog' }).isVisible()).toBe(true)
  await context.close()
})

test('the search button is 40px high, at most 15.5rem wide, and asks the search to open', async () => {
  const { page, context } = await visit('/example', desktop)
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  expect(await button.boundingBox()).toMatchObject({ width: 248, height: 40 })
  expect(await button.innerText()).toMatch(/^Search\.\.\.\s*\/$/)
  await page.evaluate(() =>
    window.addEventListener('turbo:open-search', () => (document.documentElement.dataset.asked = 'yes')),
  )
  await button.click()
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('yes')
  await context.close()
})
