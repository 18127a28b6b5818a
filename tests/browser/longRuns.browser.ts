import type { Page } from '@playwright/test'
import { fieldOf } from './editor'
import { expect, follow, hydrated, test } from './reader'

const MEGABYTE = 1_000_000

async function keptBy(page: Page) {
  const session = await page.context().newCDPSession(page)
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heap: usedSize, nodes, listeners: jsEventListeners, workers: page.workers().length }
}

test('three hundred edits retain no more memory than thirty', { tag: '@deep' }, async ({ visitLive }) => {
  test.slow()
  const { page, errors } = await visitLive('/learn/tutorials/pancake-cat')
  await page.getByRole('button', { name: 'Play' }).last().click()
  await page.getByRole('button', { name: 'Edit' }).last().click()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  const edit = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await page.keyboard.insertText(' ')
      await page.keyboard.press('Backspace')
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await edit(15)
  const before = await keptBy(page)
  await edit(150)
  const after = await keptBy(page)
  expect(after.workers).toBe(before.workers)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(after.nodes - before.nodes).toBeLessThan(100)
  // The editor keeps its undo history
  expect(after.heap - before.heap).toBeLessThan(1.5 * MEGABYTE)
  expect(errors).toEqual([])
})

test('played examples are released', { tag: '@deep' }, async ({ visitLive }) => {
  test.slow()
  const [first, second] = ['/learn/api/rectangles', '/learn/api/circles']
  const { page, errors } = await visitLive(first)
  const playAndLeave = async (next: string) => {
    const button = page.getByRole('button', { name: 'Play' }).first()
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: /^Running/ })).toBeVisible()
    await follow(page, next)
    await expect(page).toHaveURL(next)
    await expect(page.locator('canvas')).toHaveCount(0)
  }
  const round = async () => {
    await playAndLeave(second)
    await playAndLeave(first)
  }
  await round()
  const before = await keptBy(page)
  for (let times = 0; times < 10; times++) await round()
  const after = await keptBy(page)
  expect(after.workers).toBe(before.workers)
  expect(after.listeners - before.listeners).toBeLessThan(20)
  expect(after.nodes - before.nodes).toBeLessThan(200)
  expect(after.heap - before.heap).toBeLessThan(1.5 * MEGABYTE)
  expect(errors).toEqual([])
})

test(
  'Back and Forward with a running game in two tabs keep one worker each',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/rectangles')
    const other = await page.context().newPage()
    await other.goto('/learn/api/circles')
    await hydrated(other)
    for (const tab of [page, other]) {
      await tab.bringToFront()
      await tab.getByRole('button', { name: 'Play' }).first().click()
      await expect(tab.getByRole('status').filter({ hasText: /^Running/ })).toBeVisible()
      const here = new URL(tab.url()).pathname
      await follow(tab, '/learn/installation')
      await expect(tab).toHaveURL('/learn/installation')
      await tab.goBack()
      await expect(tab).toHaveURL(here)
      await expect(tab.getByRole('button', { name: 'Play' }).first()).toBeVisible()
      await tab.getByRole('button', { name: 'Play' }).first().click()
      await expect(tab.getByRole('status').filter({ hasText: /^Running/ })).toBeVisible()
      expect(tab.workers().filter((worker) => worker.url().includes('player'))).toHaveLength(1)
    }
  },
)

test('a game in a hidden tab pauses and resumes', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor()
  await context.clock.install()
  await page.goto('/learn/tutorials/pancake-cat')
  await hydrated(page)
  const show = (isShown: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, !isShown)
  const reported = page.getByRole('status').filter({ hasText: /^(Running|Paused)/ })
  await page.getByRole('button', { name: 'Play' }).last().click()
  await expect(reported).toHaveText(/^Running/)
  await show(false)
  await expect(reported).toHaveText(/^Paused at frame \d+$/)
  const rests = (await reported.textContent())!
  await context.clock.fastForward('01:00:00')
  await show(true)
  await expect(reported).toHaveText(rests)
  await page.getByRole('button', { name: 'Play' }).last().click()
  await expect(reported).toHaveText(/^Running/)
  await show(false)
  await expect(reported).toHaveText(/^Paused/)
  const frameOf = (text: string) => Number(/\d+/.exec(text)![0])
  expect(frameOf((await reported.textContent())!) - frameOf(rests), 'nothing is made up for').toBeLessThan(600)
  expect(errors).toEqual([])
})
