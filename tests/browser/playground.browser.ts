import type { Page } from '@playwright/test'
import { findingsOf } from './axe'
import { CARDS_PER_STEP } from '../../src/player/playground/useGrowingList'
import { blockStorage, expect, holdBack, test } from './reader'
import {
  command,
  expectColor,
  fieldOf,
  nameOf,
  PLAYGROUND,
  press,
  projectsIn,
  stateOf,
  statusOf,
  textOf,
  write,
} from './workbench'

const RED = 'turbo::go!({ clear(0xff0000ff); });'

test('the first visit has a drawing program, and changes survive a reload', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PLAYGROUND)
  await expectColor(page, '43,29,94')
  expect(await textOf(page)).toContain('turbo::go!({')
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not taken').toBe('BODY')
  await nameOf(page).fill('Red')
  await write(page, RED)
  await expectColor(page, '255,0,0')
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Red')
  await expectColor(page, '255,0,0')
  expect(await textOf(page)).toBe(RED)
  await expect(stateOf(page)).toHaveText('Saved')
  expect(errors).toEqual([])
})

test('projects of earlier visits, in web storage, are kept', { tag: '@deep' }, async ({ visit }) => {
  const { page } = await visit('/games')
  await page.evaluate(
    (text) => localStorage.setItem('turbo.work:old', JSON.stringify({ name: 'Pong', text, isOwn: true, changedAt: 5 })),
    RED,
  )
  await page.goto(PLAYGROUND)
  await expect(nameOf(page)).toHaveValue('Pong')
  await expectColor(page, '255,0,0')
  await expect(stateOf(page)).toHaveText('Saved')
  expect(await page.evaluate(() => localStorage.getItem('turbo.work:old'))).toBeNull()
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Pong')
})

test('the application fills the window, and only its parts scroll', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, `turbo::go!({\n${'    log!("a line");\n'.repeat(200)}});`)
  const box = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY])
  expect(box).toEqual([0, 0])
  await page.keyboard.press('ControlOrMeta+Home')
  await expect(page.locator('.cm-line').first()).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(page.locator('.cm-line').last()).toBeInViewport()
  await expect(nameOf(page), 'the toolbar stays').toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeAttached()
})

test('the editor suggests names, also over a selected program', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PLAYGROUND)
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

for (const [how, type] of [
  ['is requested', (page: Page) => page.keyboard.press('Control+Space')],
  ['follows from the text', (page: Page) => page.keyboard.type('circ!(')],
] as const) {
  const tag = how === 'follows from the text' ? [] : '@deep'
  test(`a list of completions that ${how} while they load opens with them`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND)
    const assistance = /player-assistance/
    let release: () => void = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(assistance, async (route) => {
      await isReleased
      await route.continue()
    })
    const isRequested = page.waitForRequest(assistance)
    await fieldOf(page).hover()
    await isRequested
    await fieldOf(page).click()
    await type(page)
    release()
    const option = how === 'is requested' ? /^circ!/ : /^xi32 = 0/
    await expect(page.getByRole('listbox', { name: 'Completions' }).getByRole('option', { name: option })).toBeVisible()
  })
}

test('a block of code folds with its button and with keys', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await page.getByRole('button', { name: 'Fold', exact: true }).click()
  expect(await textOf(page)).toBe('turbo::go!({…});')
  await page.getByRole('button', { name: 'Unfold' }).last().click()
  await expect.poll(() => textOf(page)).toContain('circ!')
  await page.locator('.cm-line').nth(1).click()
  await page.keyboard.press('Control+Shift+[')
  expect(await textOf(page)).toBe('turbo::go!({…});')
})

test('each file has its own undo history, and turbo.toml sets the canvas', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  const files = page.getByRole('navigation', { name: 'Files' })
  await write(page, RED)
  await expectColor(page, '255,0,0')
  await press(page, '+ turbo.toml')
  const settings = page.getByRole('textbox', { name: 'turbo.toml' })
  await settings.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('[canvas]\nwidth = 128\nheight = 64\nspeed = 2')
  const canvas = page.locator('figure canvas')
  await expect.poll(() => canvas.evaluate(({ width, height }: HTMLCanvasElement) => [width, height])).toEqual([128, 64])
  await page.getByRole('tab', { name: 'Problems (1)' }).click()
  await expect(page.getByRole('tabpanel', { name: /Problems/ })).toContainText('turbo.toml, line 4')
  await files.getByRole('button', { name: 'src/lib.rs' }).click()
  await fieldOf(page).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOf(page)).toContain('circ!')
  await files.getByRole('button', { name: 'turbo.toml', exact: true }).click()
  await expect(settings).toContainText('speed = 2')
  await press(page, 'Remove turbo.toml')
  await expect.poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width)).toBe(256)
  await press(page, 'Undo')
  await expect.poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width)).toBe(128)
})

test('shaders are files with names of their own', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await press(page, '+ Add shader')
  await page.getByRole('textbox', { name: 'Name of the shader' }).fill('../x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Use letters, digits, - and _.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the shader' }).fill('glow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'shaders/glow.wgsl' })).toContainText('fn fs_main')
  await page.reload()
  await expect(page.getByRole('button', { name: 'shaders/glow.wgsl', exact: true })).toBeVisible()
})

test('a problem leads to its line, and its fix is one press', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, 'turbo::go!({\n    clear(0xff0000ff)\n    log!("a");\n});')
  const problems = page.getByRole('tabpanel', { name: /Problems/ })
  await expect(problems.getByRole('button', { name: /^line/ })).toBeVisible()
  await problems.getByRole('button', { name: /^Fix line/ }).click()
  await expect.poll(() => textOf(page)).toContain('clear(0xff0000ff);')
  await expect(problems).toContainText('No problems.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOf(page), 'a fix can be undone').toContain('clear(0xff0000ff)\n')
})

test('the separator moves with keys and with the pointer, and stays', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  const separator = page.getByRole('separator', { name: 'Width of the picture' })
  await separator.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(separator).toHaveAttribute('aria-valuenow', '46')
  const box = (await separator.boundingBox())!
  await page.mouse.move(box.x + 4, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x - 196, box.y + 100, { steps: 4 })
  await page.mouse.up()
  const moved = await separator.getAttribute('aria-valuenow')
  expect(Number(moved)).toBeGreaterThan(55)
  await page.reload()
  await expect(separator).toHaveAttribute('aria-valuenow', moved!)
})

test('keys play, go to the next part, and are listed', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await fieldOf(page).click()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(statusOf(page)).toHaveText('Running')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(statusOf(page)).toHaveText(/^Paused/)
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('tab', { name: 'Problems' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(keys).toContainText('Play or pause')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused()
})

test('the frame rate of a running program moves nothing', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await expect(fieldOf(page)).toBeVisible()
  const top = async () => (await page.getByRole('tablist').boundingBox())!.y
  const before = await top()
  await press(page, 'Play')
  await expect(page.getByText(/^\d+ fps$/)).toBeVisible()
  expect(await top()).toBe(before)
})

test('the list of files collapses and opens again', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  const program = page.getByRole('button', { name: 'src/lib.rs' })
  await expect(program).toBeVisible()
  const left = async () => (await fieldOf(page).boundingBox())!.x
  const open = await left()
  await press(page, 'Files')
  await expect(program).toBeHidden()
  expect(await left()).toBeLessThan(open - 100)
  await press(page, 'Files')
  await expect(program).toBeVisible()
  expect(await left()).toBe(open)
})

test('opens an example with its edits as a new project', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, RED)
  await expectColor(page, '255,0,0')
  await page.goto('/learn/api/rectangles')
  await page
    .locator('figure', { has: page.getByAltText(/A bar in the top-left corner/) })
    .getByRole('button', { name: 'Edit' })
    .click()
  const field = page.getByRole('textbox', { name: 'Rust program of this example' })
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('clear(0x00ff00ff);')
  await press(page, 'Open in the playground')
  await expect(page).toHaveURL(PLAYGROUND)
  await expectColor(page, '0,255,0')
  expect(await projectsIn(page)).toEqual(['Rectangles', 'Untitled'])
  await page.reload()
  await expectColor(page, '0,255,0')
  expect(await projectsIn(page)).toEqual(['Rectangles', 'Untitled'])
  await page.goBack()
  await expect(page).toHaveURL('/learn/api/rectangles')
})

test('the gallery shows complete games first, filters, and never overwrites work', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, RED)
  await press(page, 'Examples')
  const gallery = page.getByRole('dialog', { name: 'Examples' })
  const filter = gallery.getByRole('searchbox', { name: 'Filter examples' })
  await expect(filter).toBeFocused()
  await expect(gallery.getByRole('button', { name: /Complete game/ }).first()).toBeVisible()
  await filter.fill('no such thing')
  await expect(gallery.getByText('No example has these words.')).toBeVisible()
  await filter.fill('pancake cat')
  await expect(gallery.getByRole('button', { name: /^Pancake Cat/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(gallery.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(gallery).toBeHidden()
  await expect(nameOf(page)).toHaveValue('Pancake Cat')
  await expect(fieldOf(page)).toBeFocused()
  await press(page, 'Play')
  await expect(statusOf(page)).toHaveText('Running')
  expect(await projectsIn(page)).toEqual(['Pancake Cat', 'Untitled'])
  await press(page, 'New')
  await expect(nameOf(page)).toHaveValue('Untitled 2')
  expect(await projectsIn(page), 'an unchanged example is not kept').toEqual(['Untitled 2', 'Untitled'])
})

test(
  'the gallery grows at its end without moving what is shown, and keys reach its last card',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND)
    await press(page, 'Examples')
    const gallery = page.getByRole('dialog', { name: 'Examples' })
    const cards = gallery.locator('[data-card]')
    await expect(cards).toHaveCount(CARDS_PER_STEP)
    await cards.nth(CARDS_PER_STEP - 1).focus()
    await expect(cards).toHaveCount(2 * CARDS_PER_STEP)
    const release = await holdBack(page, '**/assets/data/examples/*')
    const last = cards.nth(2 * CARDS_PER_STEP - 1)
    await last.focus()
    const box = await last.boundingBox()
    await release()
    await expect(cards).not.toHaveCount(2 * CARDS_PER_STEP)
    expect(await last.boundingBox()).toEqual(box)
    const more = gallery.getByRole('button', { name: /^Show more/ })
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return more.count()
      })
      .toBe(0)
    await page.keyboard.press('End')
    await expect(cards.last()).toBeFocused()
  },
)

test('projects are listed with pictures, renamed, duplicated, deleted, and brought back', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await nameOf(page).fill('Red')
  await write(page, RED)
  await expectColor(page, '255,0,0')
  await press(page, 'Projects')
  const dialog = page.getByRole('dialog', { name: 'Projects' })
  await press(page, 'Rename Red')
  await page.getByRole('textbox', { name: 'New name' }).fill('Crimson')
  await page.keyboard.press('Enter')
  await press(page, 'Duplicate Crimson')
  await press(page, 'Delete Crimson')
  await expect(dialog.getByText('Deleted “Crimson”.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Open Crimson 2/ }).click()
  await expect(nameOf(page)).toHaveValue('Crimson 2')
  expect(await textOf(page)).toBe(RED)
  await press(page, 'Projects')
  await press(page, 'Delete Crimson 2')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expect(nameOf(page)).toHaveValue('Crimson 2')
  expect(await textOf(page)).toBe(RED)
  await expect(stateOf(page)).toHaveText('Saved')
  await press(page, 'Step')
  await expect
    .poll(async () => {
      await press(page, 'Projects')
      const count = await dialog.locator('img').count()
      await page.keyboard.press('Escape')
      return count
    })
    .toBe(1)
})

test('without storage the playground works, says so, and keeps the work in the tab', async ({ newVisitor }) => {
  const { page, context, errors } = await newVisitor()
  await blockStorage(context)
  await page.goto(PLAYGROUND)
  await expect(stateOf(page)).toHaveText('Not saved: this browser doesn’t store data for this site')
  await write(page, RED)
  await expectColor(page, '255,0,0')
  await press(page, 'New')
  expect(await projectsIn(page)).toEqual(['Untitled 2', 'Untitled'])
  await page.getByRole('link', { name: 'Games' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await page.goBack()
  await expect(nameOf(page)).toHaveValue('Untitled 2')
  expect(await projectsIn(page)).toEqual(['Untitled 2', 'Untitled'])
  expect(errors).toEqual([])
})

test('without JavaScript the page says what it needs, with links to examples', { tag: '@deep' }, async ({ visit }) => {
  const { page } = await visit(PLAYGROUND, { javaScriptEnabled: false })
  await expect(page.getByText('needs JavaScript')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Pancake Cat' })).toBeVisible()
})

test('on a phone, tabs show code, files, problems and log below the picture', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const canvas = page.locator('figure canvas')
  await expect(fieldOf(page)).toBeVisible()
  await write(page, 'turbo::go!({ log!("hi"); clear(0xff0000ff); });')
  await expectColor(page, '255,0,0')
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('log')).toHaveText('frame 0 hi')
  await expect(fieldOf(page)).toBeHidden()
  await expect(canvas).toBeInViewport()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'src/lib.rs' }).click()
  await expect(fieldOf(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('separator')).toBeVisible()
  await fieldOf(page).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOf(page), 'undo survives turning the device').toContain('circ!')
})

for (const [width, height] of [
  [844, 390],
  [720, 450],
  [640, 400],
] as const) {
  const tag = width === 844 ? [] : '@deep'
  test(`at ${width} × ${height} px the picture is next to the code`, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND, { viewport: { width, height }, hasTouch: true })
    await write(page, 'turbo::go!({\nlet pad = gamepad(0);\n});')
    await expect(fieldOf(page).getByText('gamepad')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('figure canvas')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 })
    const [stage, tabs] = await Promise.all(
      [page.locator('main figure:has(canvas)'), page.getByRole('tablist')].map((part) => part.boundingBox()),
    )
    expect(stage!.x + stage!.width).toBeLessThanOrEqual(tabs!.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

for (const [theme, width, tag] of [
  ['light', 1440, ['@deep']],
  ['dark', 360, []],
] satisfies ['light' | 'dark', number, string[]][]) {
  const title = `axe finds nothing in the ${theme} theme at ${width} px, and nothing is wider than the window`
  test(title, { tag }, async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND, { colorScheme: theme, viewport: { width, height: 800 } })
    await write(page, 'log!("almost");\nlet a = tick() as u32;\nlet b = a - 1 - tick() as u32;')
    await expect(statusOf(page)).toHaveText('Stopped: attempt to subtract with overflow, line 3')
    await page.getByRole('tab', { name: /Problems/ }).click()
    expect(await findingsOf(page)).toEqual([])
    if (width < 900) {
      await page.getByRole('tab', { name: 'Files' }).click()
      expect(await findingsOf(page)).toEqual([])
    }
    for (const name of ['Examples', 'Projects']) {
      await command(page, name)
      await expect(page.getByRole('dialog', { name }).locator('[data-card]').first()).toBeVisible()
      expect(await findingsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    // In a narrow window, the menu has them
    for (const name of width < 900 ? ['Project'] : ['Share', 'Download']) {
      await page.getByRole('group', { name: 'Project' }).getByRole('button', { name, exact: true }).click()
      expect(await findingsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
