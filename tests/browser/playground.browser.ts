import fs from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe'
import { blockStorage, expect, test } from './reader'

const PAGE = '/playground'

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Rust program of this example' })
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const projectOf = (page: Page) => page.getByRole('combobox', { name: 'Project' })
const statusOf = (page: Page) => page.getByRole('group', { name: 'Program' }).getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const worksIn = (page: Page) => projectOf(page).getByRole('option').allTextContents()

const textOf = (field: Locator) =>
  field.evaluate((element: HTMLElement) =>
    element instanceof HTMLTextAreaElement ? element.value : element.innerText.replace(/\n$/, ''),
  )

async function write(page: Page, program: string) {
  await fieldOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(program)
}

const corner = (page: Page) =>
  page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      [...canvas.getContext('2d')!.getImageData(1, 1, 1, 1).data].slice(0, 3).join(),
    )

test('the first visit has a drawing program, and changes survive a reload', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  await expect.poll(() => corner(page)).toBe('43,29,94')
  expect(await textOf(fieldOf(page))).toContain('turbo::go!({')
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not taken').toBe('BODY')
  await nameOf(page).fill('Red')
  await write(page, 'clear(0xff0000ff);')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Red')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  expect(await textOf(fieldOf(page))).toBe('clear(0xff0000ff);')
  expect(errors).toEqual([])
})

test('the editor suggests names, also over a selected program', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  const offers = page.getByRole('listbox', { name: 'Completions' })
  await fieldOf(page).click()
  await page.keyboard.press('Control+Space')
  await expect(offers.getByRole('option', { name: /^circ!/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offers).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('rect!(')
  await expect(offers.getByRole('option', { name: /^xi32 = 0/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('opens an example with its edits as a new project', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await write(page, 'clear(0xff0000ff);')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  await page.goto('/learn/api/rectangles')
  await page
    .locator('figure', { has: page.getByRole('img', { name: /A bar in the top-left corner/ }) })
    .getByRole('button', { name: 'Edit' })
    .click()
  await write(page, 'clear(0x00ff00ff);')
  await press(page, 'Open in the playground')
  await expect(page).toHaveURL(PAGE)
  await expect.poll(() => corner(page)).toBe('0,255,0')
  expect(await worksIn(page)).toEqual(['Rectangles', 'Untitled'])
  await page.reload()
  await expect.poll(() => corner(page)).toBe('0,255,0')
  expect(await worksIn(page)).toEqual(['Rectangles', 'Untitled'])
  await projectOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  await expect(projectOf(page), 'the focus stays where it is').toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/learn/api/rectangles')
})

test('any example can be opened, and disappears unless changed', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await press(page, 'Examples')
  const list = page.getByRole('region', { name: 'Examples from the docs' })
  await list.getByText(/^Pancake Cat \d/).click()
  await list.getByRole('button', { name: /heart/ }).last().click()
  await expect(nameOf(page)).toHaveValue('Pancake Cat')
  await expect(fieldOf(page)).toBeFocused()
  await press(page, 'Play')
  await expect(statusOf(page)).toHaveText('Running')
  await press(page, 'New')
  await expect(nameOf(page)).toHaveValue('Untitled')
  expect(await worksIn(page)).toEqual(['Untitled'])
})

test('deleting a project can be undone', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await nameOf(page).fill('Red')
  await write(page, 'clear(0xff0000ff);')
  await press(page, 'Delete')
  await expect(page.getByText('Deleted “Red”.')).toBeVisible()
  await expect(nameOf(page)).toHaveValue('Untitled')
  await press(page, 'Undo')
  await expect(nameOf(page)).toHaveValue('Red')
  expect(await textOf(fieldOf(page))).toBe('clear(0xff0000ff);')
  expect(await worksIn(page)).toEqual(['Red'])
})

test('projects of another tab are listed, and two tabs with one project converge', async ({ visitLive }) => {
  const { page, context } = await visitLive(PAGE)
  await write(page, 'clear(0xff0000ff);')
  const other = await context.newPage()
  await other.goto(PAGE)
  await write(other, 'clear(0x00ff00ff);')
  await expect.poll(() => corner(other)).toBe('0,255,0')
  await expect.poll(() => corner(page), 'what was written last is seen in both').toBe('0,255,0')
  expect(await textOf(fieldOf(page))).toBe('clear(0x00ff00ff);')
  await press(other, 'New')
  await nameOf(other).fill('Blue')
  await expect(projectOf(page).getByRole('option')).toHaveText(['Blue', 'Untitled'])
  const writes = await page.evaluate(async () => {
    let count = 0
    window.addEventListener('storage', () => (count += 1))
    await new Promise((resolve) => setTimeout(resolve, 500))
    return count
  })
  expect(writes).toBe(0)
})

test('a link opens as an unnamed project that runs on request', async ({ visitLive, newVisitor }) => {
  const { page, context } = await visitLive(PAGE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await write(page, 'clear(0xff0000ff);')
  await press(page, 'Copy link')
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/playground#edit=0\./)
  const { page: other } = await newVisitor()
  await other.goto(link)
  await expect(statusOf(other)).toHaveText('This code comes from a shared link. Review it before you press Play.')
  await expect(nameOf(other)).toHaveValue('Untitled')
  await expect(other).toHaveURL(PAGE)
  await other.reload()
  await expect(statusOf(other)).toHaveText('This code comes from a shared link. Review it before you press Play.')
  await press(other, 'Play')
  await expect.poll(() => corner(other)).toBe('255,0,0')
})

test('a project downloads with its sprites', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  await nameOf(page).fill('Ada’s 1st Game')
  await write(page, 'turbo::go!({\n    sprite!("heart");\n    sprite!("enemies/bat");\n});')
  const saving = page.waitForEvent('download')
  await press(page, 'Download project (.zip)')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('adas-1st-game.zip')
  const files = unzipSync(new Uint8Array(fs.readFileSync(await saved.path())))
  expect(Object.keys(files).sort()).toEqual([
    'adas-1st-game/Cargo.toml',
    'adas-1st-game/sprites/enemies/bat.webp',
    'adas-1st-game/sprites/heart.png',
    'adas-1st-game/src/lib.rs',
    'adas-1st-game/turbo.toml',
  ])
  expect(strFromU8(files['adas-1st-game/src/lib.rs']!)).toBe(
    'turbo::go!({\n    sprite!("heart");\n    sprite!("enemies/bat");\n});\n',
  )
  expect(files['adas-1st-game/sprites/heart.png']).toEqual(
    new Uint8Array(fs.readFileSync('static/downloads/heart.png')),
  )
})

test('without storage the playground works and says so', async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor()
  await blockStorage(context)
  await page.goto(PAGE)
  await expect(page.getByText('This browser doesn’t store data for this site')).toBeVisible()
  await write(page, 'clear(0xff0000ff);')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  await press(page, 'New')
  await expect(projectOf(page).getByRole('option')).toHaveText(['Untitled 2', 'Untitled'])
  await projectOf(page).selectOption('Untitled')
  await expect.poll(() => corner(page)).toBe('255,0,0')
  expect(errors).toEqual([])
})

test('without JavaScript the page says what it needs, with links to examples', async ({ visit }) => {
  const { page } = await visit(PAGE, { javaScriptEnabled: false })
  await expect(page.getByText('with JavaScript')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Pancake Cat' })).toBeVisible()
})

for (const [theme, width, tag] of [
  ['light', 1440, ['@deep']],
  ['dark', 360, []],
] satisfies ['light' | 'dark', number, string[]][]) {
  const title = `axe finds nothing in the ${theme} theme at ${width} px, and nothing is wider than the window`
  test(title, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(PAGE, { colorScheme: theme, viewport: { width, height: 800 } })
    await write(page, 'log!("almost");\nlet a = tick() as u32;\nlet b = a - 1 - tick() as u32;')
    await expect(statusOf(page)).toHaveText('Stopped: attempt to subtract with overflow, line 3')
    await press(page, 'Examples')
    await page
      .getByRole('region', { name: 'Examples from the docs' })
      .getByText(/^Rectangles \d/)
      .click()
    expect(await findingsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
