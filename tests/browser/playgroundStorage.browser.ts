import type { Page } from '@playwright/test'
import { expect, test } from './reader'
import { fieldOf, nameOf, PLAYGROUND, projectsIn, stateOf, textOf, write } from './workbench'

const MINE = '// mine'

/** Opens the site's database in its version or another one, and changes its projects. */
const changeDatabase = (page: Page, version: number, record?: object) =>
  page.evaluate(
    ([wanted, added]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('turbo', wanted)
        request.onerror = () => reject(request.error!)
        request.onsuccess = () => {
          const { result: database } = request
          const transaction = database.transaction('projects', 'readwrite')
          if (added) transaction.objectStore('projects').put(added)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    [version, record] as const,
  )

/** Empty while the database does not exist. */
const storedProjects = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ id: string }[]>((resolve) => {
        const request = indexedDB.open('turbo')
        request.onupgradeneeded = () => request.transaction!.abort()
        request.onerror = () => resolve([])
        request.onsuccess = () => {
          const found = request.result.transaction('projects').objectStore('projects').getAll()
          found.onsuccess = () => {
            request.result.close()
            resolve(found.result)
          }
        }
      }),
  )

async function writeMine(page: Page) {
  await write(page, MINE)
  await expect(stateOf(page)).toHaveText('Saved')
}

async function expectMineAfterReload(page: Page) {
  await page.reload()
  await expect(fieldOf(page)).toBeVisible()
  expect(await textOf(page)).toBe(MINE)
}

for (const [how, remove] of [
  [
    'deletes the database',
    (page: Page) =>
      page.evaluate(
        () => new Promise((resolve) => (indexedDB.deleteDatabase('turbo').onsuccess = () => resolve(undefined))),
      ),
  ],
  [
    'clears the data of the site',
    async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'indexeddb',
      })
    },
  ],
] as const) {
  const tag = how === 'clears the data of the site' ? [] : '@deep'
  test(`a user who ${how} while a project is open keeps the open project`, { tag }, async ({ visitLive }) => {
    const { page, errors } = await visitLive(PLAYGROUND)
    await writeMine(page)
    await remove(page)
    await expect.poll(async () => (await storedProjects(page)).length).toBe(1)
    await expect(stateOf(page)).toHaveText('Saved')
    expect(await textOf(page)).toBe(MINE)
    await expectMineAfterReload(page)
    expect(errors).toEqual([])
  })
}

test(
  'projects that this version cannot read are reported and stay, and the others open',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page, errors } = await visitLive(PLAYGROUND)
    await writeMine(page)
    const foreign = { id: 'later', name: 'Later', tree: { src: {} }, changedAt: 9e15 }
    await changeDatabase(page, 1, foreign)
    await changeDatabase(page, 1, {
      id: 'half',
      name: 'Half',
      files: [{ path: 'src/lib.rs' }],
      changedAt: 9e15,
      revision: 1,
    })
    await expectMineAfterReload(page)
    await expect(page.getByText('Couldn’t read 2 of the projects in this browser.')).toBeVisible()
    expect(await projectsIn(page)).toEqual(['Untitled'])
    await nameOf(page).fill('Renamed')
    await expect(stateOf(page)).toHaveText('Saved')
    expect(await storedProjects(page)).toContainEqual(foreign)
    expect(errors).toEqual([])
  },
)

test(
  'a database that a newer version of the site changed: the tab says so, and keeps its text for a reload',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND)
    await writeMine(page)
    await changeDatabase(page, 2)
    await write(page, `${MINE}, later`)
    await expect(stateOf(page)).toHaveText('Not saved: this site was updated. Reload the page to save')
    await page.reload()
    await expect(fieldOf(page)).toBeVisible()
    expect(await textOf(page)).toBe(`${MINE}, later`)
    await expect(stateOf(page)).toHaveText('Not saved: this site was updated. Reload the page to save')
  },
)

test('a clock that goes back by a day loses no text of a closing page', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, '// before')
  await expect(stateOf(page)).toHaveText('Saved')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 86_400_000
    // The page closes before the text is stored
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('closing', 'AbortError')
    }
  })
  await write(page, MINE)
  await expectMineAfterReload(page)
  await expect(stateOf(page)).toHaveText('Saved')
  expect(await projectsIn(page)).toEqual(['Untitled'])
})

test(
  'storage that is full in the middle of a save is reported, and nothing is lost',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND)
    await write(page, '// before')
    await expect(stateOf(page)).toHaveText('Saved')
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      Object.assign(window, { free: () => (IDBObjectStore.prototype.put = put) })
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await write(page, MINE)
    await expect(stateOf(page)).toHaveText('Not saved: storage is full')
    const saving = page.waitForEvent('download')
    await page.getByRole('group', { name: 'Project' }).getByRole('button', { name: 'Download' }).first().click()
    expect((await saving).suggestedFilename()).toBe('untitled.zip')
    await page.evaluate(() => (window as unknown as { free: () => void }).free())
    await nameOf(page).fill('Later')
    await expect(stateOf(page)).toHaveText('Saved')
    await page.reload()
    await expect(nameOf(page)).toHaveValue('Later')
    expect(await textOf(page)).toBe(MINE)
  },
)
