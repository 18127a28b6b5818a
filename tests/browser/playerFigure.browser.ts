import type { BrowserContextOptions, Page } from '@playwright/test'
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

const views: [string, BrowserContextOptions][] = [
  ['at 1440 px', {}],
  ['at 1024 px', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }],
  [
    'on a phone in landscape',
    { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  ],
]

for (const [where, device] of views) {
  const tag = where === 'on a phone' ? [] : '@deep'
  const title = `Done, Escape and Back return to the exact position from code over the page: ${where}`
  test(title, { tag }, async ({ visitLive }) => {
    const { page, errors } = await visitLive(CAT, device)
    const bar = barNamed(page, "Live example: What you'll build")
    const canvas = page.locator('article canvas')
    for (const [leave, top] of [
      ['Done', 120],
      ['Escape', 317],
      ['Back', 41],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      const placeOf = async () => (await bar.boundingBox())!.y
      const place = await placeOf()
      await bar.getByRole('button', { name: 'Edit' }).dispatchEvent('click')
      await expect(fieldOf(page)).toBeFocused()
      await expect(canvas).toBeInViewport({ ratio: 1 })
      const picture = await canvas.boundingBox()
      await page.keyboard.press('ControlOrMeta+End')
      await expect(fieldOf(page).getByText('state.save')).toBeInViewport()
      expect(await canvas.boundingBox()).toEqual(picture)
      const code = (await page.locator('[data-overlay=code]').boundingBox())!
      const isBeside = code.x + code.width <= picture!.x
      expect(isBeside || code.y >= picture!.y + picture!.height).toBe(true)
      expect(await scrollOf(page)).toBe(top)
      if (leave === 'Done') await bar.getByRole('button', { name: 'Done' }).click()
      else if (leave === 'Back') await page.goBack()
      else await page.keyboard.press('Escape')
      await expect(fieldOf(page)).toHaveCount(0)
      await expect(bar.getByRole('button', { name: 'Edit' })).toBeFocused()
      await expect.poll(placeOf).toBe(place)
      expect(await scrollOf(page)).toBe(top)
      await expect(page.locator('[inert], [data-overlay]')).toHaveCount(0)
    }
    await expect(page).toHaveURL(CAT)
    expect(errors).toEqual([])
  })
}

test(
  'code over the page traps Tab, and Escape leaves it from the toolbar, also after fullscreen',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(CAT)
    const bar = barNamed(page, "Live example: What you'll build")
    await bar.getByRole('button', { name: 'Edit' }).click()
    await expect(fieldOf(page)).toBeFocused()
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => {
          const { activeElement: active } = document
          return active === document.body || active!.closest('[data-overlay]') !== null
        }),
      ).toBe(true)
    }
    await bar.getByRole('button', { name: 'Fullscreen' }).click()
    await expect(page.locator('figure[data-fullscreen]')).toHaveCSS('width', '1440px')
    await page.keyboard.press('Escape')
    await expect(page.locator('figure[data-fullscreen]')).toHaveCount(0)
    await expect(fieldOf(page)).toHaveCount(1)
    await bar.getByRole('button', { name: 'Restart' }).focus()
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toHaveCount(0)
  },
)

test('a link from code over the page leaves nothing over the next page', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(CAT)
  await barNamed(page, "Live example: What you'll build").getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Open in the playground' }).click()
  await expect(page).toHaveURL(/playground/)
  await expect(page.locator('[data-overlay], [inert]')).toHaveCount(0)
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

const wide: [string, BrowserContextOptions, string, number][] = [
  ['at 1280 px', { viewport: { width: 1280, height: 800 } }, 'Overview', 257],
  ['at 1440 px', { viewport: { width: 1440, height: 900 } }, 'A rotated card', 513],
]

for (const [where, device, name, pictureWidth] of wide) {
  const tag = where === 'at 1440 px' ? [] : '@deep'
  const title = `the picture is next to code that is edited in place, and typing does not move it: ${where}`
  test(title, { tag }, async ({ visitLive }) => {
    const { page, errors } = await visitLive(RECTANGLES, device)
    const bar = barNamed(page, `Live example: ${name}`)
    const outline = page.getByRole('complementary', { name: 'About this page' })
    await bar.getByRole('button', { name: 'Edit' }).evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const [place, top] = [await bar.boundingBox(), await scrollOf(page)]
    await bar.getByRole('button', { name: 'Edit' }).click()
    await expect(fieldOf(page)).toBeFocused()
    const figure = page.locator('figure', { has: bar }).last()
    const canvas = figure.locator('canvas')
    await expect(canvas).toBeInViewport({ ratio: 1 })
    const [picture, code] = [(await canvas.boundingBox())!, (await fieldOf(page).boundingBox())!]
    expect(picture.width).toBeLessThanOrEqual(pictureWidth)
    expect(picture.x).toBeGreaterThan(code.x + code.width - 1)
    await expect(outline).not.toBeInViewport()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('rect!(oops = 1);')
    await expect(page.locator('.cm-line', { hasText: 'oops' })).toBeInViewport()
    await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible()
    expect(await canvas.boundingBox()).toEqual(picture)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await bar.getByRole('button', { name: 'Done' }).click()
    await expect(fieldOf(page)).toHaveCount(0)
    await bar.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => bar.boundingBox()).toEqual(place)
    expect(await scrollOf(page)).toBe(top)
    expect(errors).toEqual([])
  })
}

test('code that does not fit next to its picture opens over the page', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES, { viewport: { width: 1280, height: 800 } })
  const bar = barNamed(page, 'Live example: A health bar')
  await bar.getByRole('button', { name: 'Edit' }).click()
  await expect(page.locator('[data-overlay=code]')).toBeVisible()
})

test('code next to its picture is visible when it opens over the page', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/tutorials/hello-world')
  await barNamed(page, "Live example: What you'll build").getByRole('button', { name: 'Edit' }).click()
  await expect(fieldOf(page)).toBeFocused()
  const isOnTop = await fieldOf(page).evaluate((field) => {
    const { left, top } = field.getBoundingClientRect()
    return field.contains(document.elementFromPoint(left + 60, top + 30))
  })
  expect(isOnTop).toBe(true)
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

test('the buttons next to edited code are in one row', async ({ visitLive }) => {
  const { page } = await visitLive(RECTANGLES)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await fieldOf(page).press('Control+End')
  await page.keyboard.type(' ')
  const buttons = page.getByRole('group', { name: 'Live example' }).first().getByRole('button')
  await expect(buttons).toHaveText(['Play', 'Step', 'Restart', 'Done', 'Reset', 'Fullscreen'])
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
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
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeFocused()
})
