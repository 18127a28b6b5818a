import type { Page } from '@playwright/test'
import { fieldOf } from './editor'
import { drawn, expect, test } from './reader'

const CAT = '/learn/tutorials/pancake-cat'
const RECTANGLES = '/learn/api/rectangles'

const barNamed = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)
const selected = (page: Page) => page.evaluate(() => String(window.getSelection()))

const caretLine = (page: Page) =>
  fieldOf(page).evaluate(() => {
    const { focusNode } = document.getSelection()!
    const element = focusNode instanceof Element ? focusNode : focusNode!.parentElement!
    return element.closest('.cm-line')!.textContent
  })

test('Done and Escape return to the figure whose distant code was edited', async ({ visitLive }) => {
  const { page } = await visitLive(CAT)
  const bar = barNamed(page, "Live example: What you'll build")
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollOf(page)).toBe(120)
  for (const leave of ['Done', 'Escape']) {
    await bar.getByRole('button', { name: 'Edit' }).click()
    await expect(fieldOf(page)).toBeFocused()
    expect(await scrollOf(page)).toBeGreaterThan(5000)
    if (leave === 'Done') await bar.getByRole('button', { name: 'Done' }).click()
    else await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect.poll(() => scrollOf(page)).toBe(120)
  }
})

test("the whole file of a step opens with the step's lines marked and numbered", async ({ visitLive }) => {
  const { page } = await visitLive(CAT)
  const bar = barNamed(page, 'Live example: Move the cat')
  await bar.getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  expect(await caretLine(page)).toBe('    // Move the cat')
  const added = fieldOf(page).locator('.cm-line[data-line~=added]')
  await expect(added).toHaveCount(8)
  await expect(added.first()).toBeInViewport()
  await expect(added.last()).toBeInViewport()
  expect(await added.first().evaluate((line) => getComputedStyle(line, '::after').content)).toBe('"30"')
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(page.locator('details [data-line~=added]')).toHaveCount(0)
})

test('a double click in code opens the editor with the selected word, also in a link', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES)
  const code = page.locator('figure[data-code-block]', { hasText: 'bar_width * health' })
  await code.getByText('max_health').first().click()
  await expect(fieldOf(page)).toHaveCount(0)
  for (const word of ['bar_width', 'rect']) {
    const place = word === 'rect' ? code.locator('pre:visible a[data-symbol]').first() : code.getByText(word).first()
    const { x, y, height } = (await place.boundingBox())!
    const line = (await place.evaluate((it) => it.closest('.l')!.textContent)).trimEnd()
    await page.mouse.dblclick(word === 'rect' ? x + 4 : x + 60, y + height / 2, { delay: 30 })
    await expect(fieldOf(page)).toBeFocused()
    expect(await selected(page)).not.toBe('')
    expect(line).toContain(await selected(page))
    expect(await caretLine(page)).toBe(line)
    await expect(page).toHaveURL(RECTANGLES)
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toHaveCount(0)
  }
})

test('Enter and F2 edit focused code, and Escape restores focus', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES, { viewport: { width: 390, height: 800 } })
  const code = page.locator('[data-code-block] pre[tabindex="0"]').first()
  for (const key of ['Enter', 'F2']) {
    await code.press(key)
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(code).toBeFocused()
  }
})

test('example names are unique, and a static one has no Play', async ({ visitLive }) => {
  const { page } = await visitLive(CAT)
  const bars = page.getByRole('group', { name: /^Live example: / })
  const names = await bars.evaluateAll((groups) => groups.map((group) => group.ariaLabel))
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size).toBe(names.length)
  const still = barNamed(page, 'Live example: Draw the background')
  await expect(still.getByRole('button')).toHaveText(['Edit'])
})

test('Play moves no text', async ({ visitLive }) => {
  const { page } = await visitLive(CAT)
  const below = page.getByRole('heading', { name: 'Overview', level: 2 })
  const bar = barNamed(page, "Live example: What you'll build")
  const places = () => Promise.all([below, bar.getByRole('button', { name: 'Edit' })].map((it) => it.boundingBox()))
  const before = await places()
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText('releases the keyboard')).toBeVisible()
  await drawn(page)
  const after = await places()
  expect(after.map((box) => box!.y)).toEqual(before.map((box) => box!.y))
})

test('Reset keeps focus in the toolbar', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('// mine')
  await page.keyboard.press('Enter')
  const reset = page.getByRole('button', { name: 'Reset' })
  await reset.focus()
  await reset.press('Enter')
  await expect(reset).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
})
