import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from './reader'
import { expectColor, fieldOf, nameOf, PLAYGROUND, press, projectsIn, stateOf, textOf, write } from './workbench'

const RED = 'turbo::go!({ clear(0xff0000ff); });'
const GREEN = 'turbo::go!({ clear(0x00ff00ff); });'
const BLUE = 'turbo::go!({ clear(0x0000ffff); });'

const test = base.extend<{
  /** Two tabs with one project, which is red. */
  twoTabs: (prepare?: (context: BrowserContext) => Promise<unknown>) => Promise<[Page, Page]>
}>({
  twoTabs: ({ visitLive }, use) =>
    use(async (prepare) => {
      const { page, context } = await visitLive(PLAYGROUND)
      if (prepare) {
        await prepare(context)
        await page.reload()
      }
      await write(page, `${RED}//`)
      await expect(stateOf(page)).toHaveText('Saved')
      const other = await context.newPage()
      await other.goto(PLAYGROUND)
      await expectColor(other, '255,0,0')
      return [page, other]
    }),
})

/** As in a browser without `BroadcastChannel`. */
const keepApart = (context: BrowserContext) =>
  context.addInitScript(() => delete (window as Partial<typeof globalThis>).BroadcastChannel)

async function type(page: Page, letters: string) {
  await fieldOf(page).focus()
  await page.keyboard.type(letters, { delay: 20 })
}

/** The letters of one tab, in their order. */
const typedIn = (text: string, letters: RegExp) => text.split('//')[1]!.replace(letters, '')
const BUT_CAPITALS = /[^A-Z]/g
const BUT_SMALL = /[^a-z]/g

/** The texts of all projects, from the oldest to the newest. */
async function storedTexts(page: Page): Promise<string[]> {
  const texts: string[] = []
  for (const name of await projectsIn(page)) {
    await press(page, 'Projects')
    await page.getByRole('button', { name: new RegExp(`^Open ${name}(?! \\d)`) }).click()
    await expect(nameOf(page)).toHaveValue(name)
    await expect(fieldOf(page)).toBeVisible()
    texts.push(await textOf(page))
  }
  return texts
}

test('two tabs that type in turn show one text', async ({ twoTabs }) => {
  const [page, other] = await twoTabs()
  await write(other, GREEN)
  await expectColor(page, '0,255,0')
  expect(await textOf(page)).toBe(GREEN)
  await write(page, BLUE)
  await expectColor(other, '0,0,255')
  await press(other, 'New')
  await nameOf(other).fill('Blue')
  await expect(stateOf(other)).toHaveText('Saved')
  expect(await projectsIn(page)).toEqual(['Blue', 'Untitled'])
})

for (const [how, prepare] of [
  ['that hear of each other', async () => {}],
  ['that do not hear of each other', keepApart],
] as const) {
  test(`two tabs ${how} lose no letter that is typed at the same time`, { tag: '@deep' }, async ({ twoTabs }) => {
    const [page, other] = await twoTabs(prepare)
    for (const tab of [page, other]) {
      await fieldOf(tab).click()
      await tab.keyboard.press('ControlOrMeta+End')
    }
    const [capitals, small] = ['ABCDEFGHIJKL', 'abcdefghijkl']
    for (let at = 0; at < capitals.length; at += 4) {
      await type(page, capitals[at]!)
      await type(other, small[at]!)
      await Promise.all([type(page, capitals.slice(at + 1, at + 4)), type(other, small.slice(at + 1, at + 4))])
      // A save between the rounds
      if (at === 4) await expect(stateOf(page)).toHaveText('Saved')
    }
    expect(typedIn(await textOf(page), BUT_CAPITALS)).toBe(capitals)
    expect(typedIn(await textOf(other), BUT_SMALL)).toBe(small)
    for (const tab of [page, other]) await expect(stateOf(tab)).toHaveText('Saved')
    const shown = [await textOf(page), await textOf(other)]
    await Promise.all([page.reload(), other.reload()])
    await expect(fieldOf(page)).toBeVisible()
    await expect(fieldOf(other)).toBeVisible()
    expect([await textOf(page), await textOf(other)], 'each tab shows its text').toEqual(shown)
    expect((await storedTexts(page)).sort(), 'both are projects').toEqual(shown.sort())
  })
}

test(
  'the text of the other tab is one press away, and typing continues without a pause',
  { tag: '@deep' },
  async ({ twoTabs }) => {
    const [page, other] = await twoTabs(keepApart)
    await write(page, GREEN)
    await expect(stateOf(page)).toHaveText('Saved')
    await write(other, BLUE)
    const notice = other.getByRole('alert')
    await expect(notice).toContainText(
      '“Untitled” was changed in two tabs at the same time. Both texts are saved: “Untitled” and “Untitled 2”.',
    )
    await expect(fieldOf(other), 'the editor keeps its focus').toBeFocused()
    await other.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOf(other), 'and its history').toBe(`${RED}//`)
    await other.keyboard.press('ControlOrMeta+Shift+z')
    await press(other, 'Open “Untitled”')
    await expectColor(other, '0,255,0')
    expect(await textOf(other)).toBe(GREEN)
    await press(other, 'Open “Untitled 2”')
    await expectColor(other, '0,0,255')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
    expect(await textOf(page)).toBe(GREEN)
  },
)

test('two tabs that close while their texts are not stored leave both', { tag: '@deep' }, async ({ twoTabs }) => {
  const [page, other] = await twoTabs()
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('closing', 'AbortError')
      }
    })
  }
  await write(page, GREEN)
  await write(other, BLUE)
  await Promise.all([page.reload(), other.reload()])
  const noticed = async () => (await page.getByRole('alert').count()) + (await other.getByRole('alert').count())
  await expect.poll(noticed).toBeGreaterThan(0)
  expect((await storedTexts(page)).sort()).toEqual([BLUE, GREEN])
})
