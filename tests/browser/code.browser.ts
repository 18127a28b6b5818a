import type { Page } from '@playwright/test'
import { expect, test } from './reader'

const LONG_LINE = 'rustup target add wasm32-unknown-unknown'

/** The end of a line of code and the copy button of its block, after the block is scrolled as far as it goes. */
const fullyScrolled = (page: Page, words: string) =>
  page.evaluate((text) => {
    const line = [...document.querySelectorAll('[data-code-block] .l')].find(
      (each) => each.textContent?.trim() === text,
    )!
    line.closest('pre')!.scrollLeft = 10_000
    const range = document.createRange()
    range.selectNodeContents(line)
    const button = line.closest('figure')!.querySelector('button')!.getBoundingClientRect()
    return {
      scrolls: line.closest('pre')!.scrollLeft > 0,
      end: range.getBoundingClientRect().right,
      button: button.left,
    }
  }, words)

for (const [where, device] of [
  ['on a phone, where it is always there', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }],
  ['with a mouse', { viewport: { width: 360, height: 800 } }],
] as const) {
  test(`the copy button never hides the end of a line: ${where}`, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/installation', device)
    const { scrolls, end, button } = await fullyScrolled(page, LONG_LINE)
    expect(scrolls).toBe(true)
    expect(end).toBeLessThan(button)
  })
}

test('a finger hits the copy button in a field of 44 px', async ({ visit }) => {
  const { page } = await visit('/learn/installation', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  })
  const button = page.locator('[data-code-block] button').first()
  await button.scrollIntoViewIfNeeded()
  const hit = await button.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    const center = { x: left + width / 2, y: top + width / 2 }
    const isHit = (dx: number, dy: number) => document.elementFromPoint(center.x + dx, center.y + dy) === element
    return [isHit(-21, 0), isHit(21, 0), isHit(0, -21), isHit(0, 21)]
  })
  expect(hit).toEqual([true, true, true, true])
})

test('on a phone, code begins where the text does', async ({ visit }) => {
  const { page } = await visit('/learn/installation', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  })
  const lefts = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('article.prose > [data-code-block] .l')!)
    return [
      range.getBoundingClientRect().left,
      document.querySelector('article.prose > p')!.getBoundingClientRect().left,
    ]
  })
  expect(lefts).toEqual([16, 16])
})
