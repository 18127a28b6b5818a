import type { Page } from '@playwright/test'
import { blockStorage, expect, hydrated, test } from './reader'

const LONG_LINE = 'rustup target add wasm32-unknown-unknown'

/** The end of a line of code, and the copy button's position after scrolling. */
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
      isClear: range.getBoundingClientRect().right < button.left || line.getBoundingClientRect().top >= button.bottom,
    }
  }, words)

for (const [where, device] of [
  ['on a phone, where it is always there', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }],
  ['with a mouse', { viewport: { width: 360, height: 800 } }],
] as const) {
  test(`the copy button never covers the end of a line: ${where}`, async ({ visitLive }) => {
    const { page } = await visitLive('/learn/installation', device)
    expect(await fullyScrolled(page, LONG_LINE)).toEqual({ scrolls: true, isClear: true })
  })
}

test('the copy button has a 44 px touch target', async ({ visit }) => {
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

test('on a phone, code is aligned with the text', async ({ visit }) => {
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

test('on touch screens the buttons are above the code, next to a title', async ({ visit }) => {
  const { page } = await visit('/example', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  const covered = await page.locator('[data-code-block]').evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .filter((block) => {
        const button = block.querySelector('[aria-label="Copy"]')!.getBoundingClientRect()
        return button.bottom > block.querySelector('.l')!.getBoundingClientRect().top
      })
      .map((block) => block.textContent),
  )
  expect(covered).toEqual([])
})

test('plus and minus signs stay visible while code scrolls', async ({ visit }) => {
  const { page } = await visit('/example', { viewport: { width: 360, height: 800 } })
  const block = page
    .locator('[data-code-block]')
    .filter({ has: page.locator('[data-line~="added"]') })
    .first()
  const signs = await block.evaluate((element) => {
    const pre = element.querySelector('pre')!
    pre.querySelector('code')!.style.width = '900px'
    pre.scrollLeft = 200
    const line = pre.querySelector<HTMLElement>('[data-line~="added"]')!
    // A pseudo-element has no measurable position; an element does
    const sign = document.createElement('i')
    const { content, ...style } = getComputedStyle(line, '::before')
    for (const name of ['position', 'left', 'display', 'width', 'marginLeft'] as const) sign.style[name] = style[name]
    line.prepend(sign)
    return { content, offset: sign.getBoundingClientRect().left - pre.getBoundingClientRect().left }
  })
  expect(signs).toEqual({ content: '"+"', offset: 0 })
})

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const widest = (page: Page) =>
  page
    .locator('[data-code-block] pre')
    .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)))

test('remembers wrapped lines before the first paint', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation', PHONE)
  expect(await widest(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Wrap lines' }).first().tap()
  expect(await widest(page)).toBe(0)
  await page.reload()
  expect(await page.locator('html').getAttribute('data-wrap')).toBe('')
  expect(await widest(page)).toBe(0)
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Wrap lines' }).first()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.tap()
  await expect(page.locator('html')).not.toHaveAttribute('data-wrap')
  expect(await widest(page)).toBeGreaterThan(0)
})

test('without storage, lines wrap until the page is left', async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor(PHONE)
  await blockStorage(context)
  await page.goto('/learn/installation')
  await hydrated(page)
  await page.getByRole('button', { name: 'Wrap lines' }).first().tap()
  expect(await widest(page)).toBe(0)
  expect(errors).toEqual([])
})

test('overflowing code fades and has a wrap button; fitting code has neither', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation', PHONE)
  const facts = await page.locator('[data-code-block]:visible').evaluateAll((blocks) =>
    blocks.map((block) => {
      const pre = block.querySelector('pre')!
      const goesOn = pre.scrollWidth > pre.clientWidth
      const fades = getComputedStyle(pre).maskImage !== 'none'
      const wraps = block.querySelector('[aria-label="Wrap lines"]')!.checkVisibility()
      return goesOn === fades && goesOn === wraps
    }),
  )
  expect(new Set(facts)).toEqual(new Set([true]))
})
