import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { expectText, fieldOf, overwrite, textIn } from './editor'
import { expect, test } from './reader'

const PAGE = '/learn/api/rectangles'
const EDITOR = 'figure:has([role=textbox])'

/** Opens the first example with a text and the caret at its end. */
async function edited(page: Page, text: string) {
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  await overwrite(field, text)
  return field
}

const offers = (page: Page) => page.getByRole('listbox', { name: 'Completions' })
const option = (page: Page, name: string | RegExp) => offers(page).getByRole('option', { name })

/** Hovers over a word until its documentation appears; a line rendered meanwhile waits for the next move. */
const expectTooltip = (page: Page, word: Locator, reported: string) =>
  expect(async () => {
    await page.mouse.move(0, 0)
    await word.hover()
    await expect(page.locator('.cm-tooltip-hover')).toContainText(reported, { timeout: 2000 })
  }).toPass()

test('after a macro, options with type, default and sentence are suggested, and Enter inserts one', async ({
  visitLive,
}) => {
  const { page, errors } = await visitLive(PAGE)
  const field = await edited(page, 'clear(0);\n')
  await page.keyboard.type('rect!')
  // The first key loads what closes parentheses
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  await page.keyboard.type('(')
  await expect(option(page, /^xi32 = 0Left edge/)).toBeVisible()
  await expect(option(page, /^coloru32 = 0xffffffffFill color/)).toBeVisible()
  expect(await findingsOf(page, EDITOR)).toEqual([])
  await page.keyboard.type('col')
  await expect(offers(page).getByRole('option').first()).toHaveAccessibleName(/^color/)
  // CodeMirror ignores Enter within 75 ms after opening a list
  await page.clock.setFixedTime(Date.now() + 1000)
  await page.keyboard.press('Enter')
  await expectText(field, 'clear(0);\nrect!(color = )')
  expect(errors).toEqual([])
})

test('after a dot, fields and methods are suggested in an incomplete line', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edited(page, 'let mut t = Tween::new(0.0);\n')
  await page.keyboard.type('t.')
  await expect(option(page, /^set\(&mut self/)).toBeVisible()
  await page.keyboard.type('du')
  await expect(option(page, /^duration/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offers(page)).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
})

test('suggests names in scope and sprites where they fit', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page, 'let lives = 9;\n')
  await page.keyboard.type('let a = li')
  await expect(option(page, /^lives/)).toBeVisible()
  await overwrite(field, '')
  await page.keyboard.type('sprite!("mun')
  await expect(option(page, 'munch_cat')).toBeVisible()
})

test("hovering a word shows its documentation, and the option's", { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  const field = await edited(page, 'rect!(x = 1);\ngamepad(0).left.pressed();')
  await expectTooltip(page, field.getByText('rect!'), 'Draws a rectangle on the canvas.')
  expect(await findingsOf(page, EDITOR)).toEqual([])
  await expectTooltip(page, field.getByText('pressed'), 'true in every frame while the button is down')
  await page.mouse.move(0, 0)
  await overwrite(field, '')
  await page.keyboard.type('rect!(color = 0')
  await expect(page.locator('.cm-tooltip').filter({ hasText: 'color: u32 = 0xffffffff' })).toBeVisible()
  expect(errors).toEqual([])
})

test('closes and indents braces, and toggles comments', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page, '')
  await page.keyboard.type('if true {')
  await page.keyboard.press('Enter')
  await page.keyboard.type('clear(0);')
  await expectText(field, 'if true {\n    clear(0);\n}')
  await page.keyboard.press('Control+/')
  await expectText(field, 'if true {\n    // clear(0);\n}')
  await page.keyboard.press('Control+/')
  await expectText(field, 'if true {\n    clear(0);\n}')
})

test('search in the text finds, and Escape closes it first', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  const field = await edited(page, 'let a = 1;\nlet b = a;')
  await page.keyboard.press('Control+f')
  const find = page.getByRole('textbox', { name: 'Find in the program' })
  await expect(find).toBeFocused()
  await find.pressSequentially('let')
  await expect(page.locator('.cm-searchMatch')).toHaveCount(2)
  expect(await findingsOf(page, EDITOR)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(find).toHaveCount(0)
  await expect(field).toBeFocused()
  expect(errors).toEqual([])
})

test('suggests types, imports and fields outside of bodies', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page, '')
  await page.keyboard.type('struct Cat { slide: Tw')
  await expect(option(page, /^Tween/)).toBeVisible()
  await overwrite(field, '')
  await page.keyboard.type('use turbo::')
  await expect(option(page, /^prelude/)).toBeVisible()
  await overwrite(field, 'struct Cat { lives: u32 }\n')
  await page.keyboard.type('let cat = Cat { li')
  await expect(option(page, /^lives: u32/)).toBeVisible()
})

test('a list of more than eight names scrolls, and is announced', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await edited(page, '')
  await page.keyboard.type('rect!(')
  await expect(option(page, /^xi32 = 0/)).toBeVisible()
  await expect(page.getByText(/^\d\d suggestions$/)).toBeAttached()
  const list = offers(page)
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0)
  await list.hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  expect(await findingsOf(page, EDITOR)).toEqual([])
})

test('shows documentation in an unclosed program', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page, 'let pad = gamepad(0);\nif pad.left.pressed() {')
  await expectTooltip(page, field.getByText('pressed'), 'true in every frame while the button is down')
})

test('a shortcut formats the selected lines', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const field = await edited(page, 'if true {\nclear(0);\n      }\n  clear(1);')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Shift+Alt+f')
  await expectText(field, 'if true {\n    clear(0);\n}\nclear(1);')
  await page.keyboard.press('ControlOrMeta+z')
  await expectText(field, 'if true {\nclear(0);\n      }\n  clear(1);')
})

test('a tutorial step applies changes of the previous step, and undoes it', async ({ visitLive }) => {
  const { page, errors } = await visitLive('/learn/tutorials/hello-world')
  const editors = page.getByRole('button', { name: 'Edit', exact: true })
  await editors.nth(1).click()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  const original = await textIn(field)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText('// mine\n')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await editors.nth(2).click()
  await page.getByRole('button', { name: 'Apply my changes from the previous step' }).click()
  await expect(page.getByText('Your changes from the previous step are applied.')).toBeVisible()
  await expectText(field, /^\/\/ mine\n/)
  expect(await textIn(field)).not.toBe(`// mine\n${original}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectText(field, /^(?!\/\/ mine)/)
  expect(errors).toEqual([])
})
