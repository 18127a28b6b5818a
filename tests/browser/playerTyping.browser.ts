import type { BrowserContextOptions, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { fieldOf, overwrite } from './editor'
import { expect, test } from './reader'

const RECTANGLES = '/learn/api/rectangles'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const message = (page: Page) => page.locator('[data-diagnostic-messages]')

/** Edits the first example, caret in a new last line. */
async function editFirst(page: Page) {
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
}

/** Records, in every frame, the positions of picture and toolbar and when a mark and a message appear. */
async function record(page: Page) {
  await page.evaluate(() => {
    const places = new Set<string>()
    const times = { key: 0, message: 0, mark: 0 }
    document.addEventListener('keydown', () => (times.key = performance.now()), true)
    const look = () => {
      const parts = document.querySelectorAll('article figure:has(canvas) :is(canvas, [role=group])')
      places.add(Array.from(parts, (part) => part.getBoundingClientRect().top).join())
      if (document.querySelector('[data-diagnostic]')) times.mark ||= performance.now()
      if (document.querySelector('[data-diagnostic-messages]')) times.message ||= performance.now()
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { recorded: () => ({ places: [...places], ...times }) })
  })
  return () =>
    page.evaluate(() =>
      (
        window as unknown as { recorded: () => { places: string[]; key: number; message: number; mark: number } }
      ).recorded(),
    )
}

const views: [string, BrowserContextOptions][] = [
  ['at 1440 px', {}],
  ['at 1024 px', { viewport: { width: 1024, height: 768 } }],
  ['on a phone', PHONE],
]

for (const [where, device] of views) {
  const tag = where === 'on a phone' ? [] : '@deep'
  const title = `an unfinished word moves nothing, and its message comes after 800 ms in its own room: ${where}`
  test(title, { tag }, async ({ visitLive }) => {
    const { page, errors } = await visitLive(RECTANGLES, device)
    await editFirst(page)
    const recorded = await record(page)
    await page.keyboard.type('let colo', { delay: 60 })
    await expect(page.locator('[data-diagnostic]')).not.toHaveCount(0)
    await expect(message(page)).toBeVisible()
    await page.keyboard.type('r', { delay: 60 })
    await expect(message(page)).toBeVisible()
    const { places, key, message: shown, mark } = await recorded()
    expect(places).toHaveLength(1)
    expect(shown).toBeGreaterThanOrEqual(mark)
    expect(key).toBeGreaterThan(shown)
    expect(await findingsOf(page, 'figure:has([role=textbox])')).toEqual([])
    await page.keyboard.type(' = 1;')
    await expect(message(page)).toHaveCount(0)
    expect((await recorded()).places).toHaveLength(1)
    expect(errors).toEqual([])
  })
}

test('the message waits 800 ms after the last key, or for the caret to leave the line', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES)
  await editFirst(page)
  const recorded = await record(page)
  await page.keyboard.type('let colo')
  await expect(message(page)).toBeVisible()
  const { key, message: shown } = await recorded()
  expect(shown - key).toBeGreaterThanOrEqual(790)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(message(page)).toHaveCount(0)
  await page.keyboard.type('clear(0);\nlet colo', { delay: 10 })
  await expect(page.locator('[data-diagnostic]')).not.toHaveCount(0)
  await expect(message(page)).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(message(page)).toBeVisible({ timeout: 300 })
})

test('a long message is cut to its room and shown in full on request', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES, PHONE)
  await editFirst(page)
  const words = message(page).locator('p')
  await page.keyboard.insertText('let a: u32 = if 1 == 1 { "a very long text" } else { "another one" };\n')
  await expect(words).toBeVisible()
  expect((await message(page).boundingBox())!.height).toBe(48)
  const button = message(page).getByRole('button', { name: 'Show all' })
  const isCut = await words.evaluate((it) => it.scrollHeight > it.clientHeight + 1)
  expect(await button.isVisible()).toBe(isCut)
  if (!isCut) return
  await button.tap()
  await expect(button).toHaveCount(0)
  expect(await words.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
})

test(
  'the description of a parameter is set in a line, above it, and Escape closes it',
  { tag: '@deep' },
  async ({ visitLive }) => {
    test.slow()
    for (const device of [{}, PHONE]) {
      const { page } = await visitLive(RECTANGLES, device)
      await editFirst(page)
      await overwrite(fieldOf(page), 'let a: u32 = 1.5;\n\n\n\n')
      await page.keyboard.type('rect!(color = 0')
      const tip = page.locator('.cm-tooltip').filter({ hasText: 'color: u32 = 0xffffffff' })
      await expect(tip).toBeVisible()
      await expect(tip.locator('code').first()).toHaveCSS('display', 'inline')
      await expect(message(page)).toBeVisible()
      const [box, line, words] = await Promise.all([
        tip.boundingBox(),
        fieldOf(page).getByText('rect!').boundingBox(),
        message(page).boundingBox(),
      ])
      expect(box!.y + box!.height).toBeLessThanOrEqual(line!.y)
      expect(box!.y + box!.height <= words!.y || box!.y >= words!.y + words!.height).toBe(true)
      await page.keyboard.press('Escape')
      await expect(tip).toHaveCount(0)
      await expect(fieldOf(page)).toBeFocused()
      // It would cover the message
      await overwrite(fieldOf(page), 'let a: u32 = 1.5;\n')
      await expect(message(page)).toBeVisible()
      await page.keyboard.type('rect!(color = 0')
      await expect(message(page)).toBeVisible()
      await expect(tip).toHaveCount(0)
    }
  },
)

test(
  'documentation appears where the pointer rests, as soon as a line is written',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/circles')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await expect(fieldOf(page)).toBeFocused()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.mouse.move(0, 0)
      await overwrite(fieldOf(page), '')
      await page.keyboard.type('circ!(d = 5);')
      const { x, y } = (await fieldOf(page).locator('.m', { hasText: 'circ!' }).boundingBox())!
      await page.mouse.move(x + 14, y + 8)
      await expect(page.locator('.cm-tooltip-hover')).toContainText('Draws a filled circle')
    }
  },
)

for (const [route, tag] of [
  [RECTANGLES, []],
  ['/learn/tutorials/pancake-cat', ['@deep']],
] as const) {
  test(`Copy covers no code on ${route}`, { tag: [...tag] }, async ({ visitLive }) => {
    test.slow()
    for (const device of [{}, PHONE]) {
      const { page } = await visitLive(route, device)
      for (const isEdited of [false, true]) {
        if (isEdited) {
          await page.getByRole('button', { name: 'Edit' }).first().click()
          await expect(fieldOf(page)).toBeFocused()
        }
        const covered = await page.locator('article [data-code-block]').evaluateAll((blocks) =>
          blocks.flatMap((block) => {
            const lines = [...block.querySelectorAll(':is(.l, .cm-line)')].map((line) => line.getBoundingClientRect())
            const top = Math.min(...lines.filter(({ height }) => height > 0).map(({ top }) => top))
            const copy = block.querySelector('button[aria-label=Copy]')?.getBoundingClientRect()
            return copy && copy.height > 0 && copy.bottom > top + 4 && copy.top < top ? [block.textContent] : []
          }),
        )
        expect(covered).toEqual([])
      }
    }
  })
}

const NARROW = { viewport: { width: 1024, height: 768 } }

const LEGENDS: readonly [route: string, device: BrowserContextOptions, keys: string[], tag: string[]][] = [
  [
    '/learn/tutorials/pong',
    {},
    ['Player 1', 'W ↑ arrow up up', 'S ↓ arrow down down', 'Space start', 'Player 2', 'I up', 'J down'],
    [],
  ],
  [
    '/learn/tutorials/space-shooter',
    NARROW,
    ['W ↑ arrow up up', 'S ↓ arrow down down', 'A ← arrow left left', 'D → arrow right right', 'Z a', 'Space start'],
    ['@deep'],
  ],
  ['/learn/tutorials/pancake-cat', NARROW, ['A ← arrow left left', 'D → arrow right right'], ['@deep']],
]

for (const [route, device, keys, tag] of LEGENDS) {
  test(
    `the legend of ${route} lists the keys that the program reads, in at most two lines`,
    { tag },
    async ({ visitLive }) => {
      const { page } = await visitLive(route, device)
      await page.getByRole('button', { name: 'Play', exact: true }).first().click()
      const legend = page
        .locator('[id]', { has: page.locator('> div > p', { hasText: 'Click the game to play' }) })
        .last()
      await expect(legend).toBeVisible()
      const rows = await legend
        .getByRole('listitem')
        .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top / 6))).size)
      expect(rows).toBeLessThanOrEqual(2)
      const texts = await legend.locator('> ul li').allInnerTexts()
      expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(keys)
    },
  )
}
