import type { Page } from '@playwright/test'
import { fieldOf, overwrite } from './editor'
import { expect, hydrated, stopClock, test } from './reader'

const PAGE = '/learn/api/rectangles'

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(fieldOf(page)).toBeFocused()
}

/** Waits until a canvas has a color at its top left corner. */
async function expectColor(page: Page, color: readonly [number, number, number]) {
  const corner = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const [red, green, blue] = canvas.getContext('2d')!.getImageData(0, 0, 1, 1).data
      return [red, green, blue]
    })
  await expect.poll(corner).toEqual(color)
}

const HOSTILE: readonly (readonly [name: string, text: string, said: RegExp])[] = [
  ['an endless loop', 'loop {}', /takes too long.*endless loop\?$/],
  ['endless recursion', 'fn deeper(n: u32) -> u32 { deeper(n + 1) + 1 }\nlog!("{}", deeper(0));', /stack overflow/],
  ['a list without end', 'let mut list = vec![];\nloop { list.push(1); }', /without limit\?$|endless loop\?$/],
  [
    'a text that doubles',
    'let mut text = String::from("ab");\nloop { text.push_str(&text.clone()); }',
    /too much memory.*grow without limit\?$|endless loop\?$/,
  ],
  ['100,000 sprites', 'for i in 0..100000 { sprite!("cat", x = i % 256); }', /draws too much.*Draw fewer/],
]

test('programs that would freeze a page end with a message, and the next edit is drawn', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  await edit(page)
  for (const [name, text, said] of HOSTILE) {
    await overwrite(fieldOf(page), text)
    await expect(page.getByRole('status').filter({ hasText: said }).last(), name).toBeVisible()
  }
  await overwrite(fieldOf(page), 'clear(0x00ff00ff);')
  await expectColor(page, [0, 255, 0])
  expect(errors).toEqual([])
})

test('an unresponsive program ends after four seconds, and the next edit is drawn', async ({ newVisitor }) => {
  const { page, errors } = await newVisitor()
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(question: { text?: string }) {
        if (!question.text?.includes('never answered')) super.postMessage(question)
      }
    }
  })
  await page.goto(PAGE)
  await hydrated(page)
  await edit(page)
  // A timer set before the clock stopped could not be canceled
  await overwrite(fieldOf(page), 'clear(0x0000ffff);')
  await expectColor(page, [0, 0, 255])
  await stopClock(page)
  await overwrite(fieldOf(page), '// never answered')
  await page.clock.runFor(4000)
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'didn’t respond' })).toBeVisible()
  await overwrite(fieldOf(page), 'clear(0x00ff00ff);')
  await expectColor(page, [0, 255, 0])
  expect(errors).toEqual([])
})

test('refuses a text of a million characters', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edit(page)
  await overwrite(fieldOf(page), 'a'.repeat(1_000_000))
  await expect(page.getByRole('status').filter({ hasText: 'Too long' }).first()).toBeVisible()
})

test('reports a worker that failed to load, and retries on the next press', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, context } = await visitLive(PAGE)
  let isDown = true
  await context.route(/\.js$/, (route) => (isDown ? route.abort() : route.fallback()))
  const press = () => page.getByRole('button', { name: 'Edit' }).first().click()
  await press()
  await expect(page.getByRole('status').filter({ hasText: 'Couldn’t load' })).toBeVisible()
  isDown = false
  await press()
  await expect(fieldOf(page)).toBeFocused()
})
