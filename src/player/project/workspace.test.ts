import { programFile, type Project, type SpriteFile } from './project'
import { versionToStore, type Backup } from './projectList'
import type { ProjectStorage } from './projectStorage'
import { spriteChanges, Workspace } from './workspace'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A storage in memory, shared by tabs. */
function memory() {
  const projects = new Map<string, Project>()
  const sprites = new Map<string, Map<string, SpriteFile>>()
  const pictures = new Map<string, string>()
  const errors: { now?: Error } = {}
  const answer = <Result>(work: () => Result) =>
    errors.now ? Promise.reject(errors.now) : Promise.resolve().then(work)
  const storage: ProjectStorage = {
    projects: () => answer(() => [...projects.values()]),
    sprites: (id) => answer(() => [...(sprites.get(id)?.values() ?? [])]),
    save: (project, { put, removed }) =>
      answer(() => {
        const stored = projects.get(project.id)
        const version = versionToStore(project, stored)
        if (version === stored) return version
        projects.set(project.id, version)
        const own = sprites.get(project.id) ?? new Map<string, SpriteFile>()
        removed.forEach((path) => own.delete(path))
        put.forEach((sprite) => own.set(sprite.path, sprite))
        sprites.set(project.id, own)
        return version
      }),
    remove: (id) =>
      answer(() => {
        projects.delete(id)
        sprites.delete(id)
        pictures.delete(id)
      }),
    pictures: () => answer(() => new Map(pictures)),
    savePicture: (id, address) => answer(() => void pictures.set(id, address)),
  }
  return { storage, projects, sprites, pictures, errors }
}

let count = 0

async function tab(shared: ReturnType<typeof memory>, left: readonly Backup[] = []) {
  const events: string[] = []
  const leftBehind: Backup[] = []
  const workspace = await Workspace.open({
    storage: shared.storage,
    backups: () => left,
    backUp: (projects) => leftBehind.push(...projects.map((project) => ({ project, copyId: `${project.id}-1` }))),
    dropBackups: () => events.push('drop backups'),
    announce: () => events.push('announce'),
    fresh: () => ({ id: `p${(count += 1)}`, now: count }),
    lastOpenId: null,
    onOpen: () => {},
  })
  await settled()
  return { workspace, events, leftBehind }
}

const settled = () => jest.advanceTimersByTimeAsync(1_000)
const write = (workspace: Workspace, text: string) => workspace.edit({ files: [programFile(text)] })
const textOf = ({ view: { list } }: Workspace) => list.projects.find(({ id }) => id === list.openId)!.files[0]!.text
const heart = (): SpriteFile => ({ path: 'sprites/heart.png', bytes: Uint8Array.of(1) })

test('stores what is typed after a pause, and says so', async () => {
  const shared = memory()
  const { workspace, events } = await tab(shared)
  write(workspace, 'a')
  write(workspace, 'b')
  expect(workspace.view.saveState).toBe('saving')
  await settled()
  expect(workspace.view.saveState).toBe('saved')
  expect([...shared.projects.values()].map(({ files }) => files[0]!.text)).toEqual(['b'])
  expect(events.filter((event) => event === 'announce')).toHaveLength(2)
  const again = await tab(shared)
  expect(textOf(again.workspace)).toBe('b')
})

test('what is typed while a text is stored is stored next', async () => {
  const shared = memory()
  const { workspace } = await tab(shared)
  write(workspace, 'a')
  const saving = workspace.save()
  write(workspace, 'b')
  await saving
  await settled()
  expect([...shared.projects.values()][0]!.files[0]!.text).toBe('b')
  expect(shared.projects.size).toBe(1)
})

test('two tabs with one project show the latest text', async () => {
  const shared = memory()
  const one = await tab(shared)
  const other = await tab(shared)
  write(one.workspace, 'new')
  await settled()
  await other.workspace.refresh()
  expect(textOf(other.workspace)).toBe('new')
})

for (const noticed of ['save', 'refresh'] as const) {
  test(`a project that two tabs changed at the same time continues as two, noticed by ${noticed}`, async () => {
    const shared = memory()
    const one = await tab(shared)
    one.workspace.setSprites([heart()])
    await settled()
    const other = await tab(shared)
    write(one.workspace, 'one')
    write(other.workspace, 'other')
    await one.workspace.save()
    await other.workspace[noticed]()
    write(other.workspace, 'other, continued')
    await settled()
    await one.workspace.refresh()
    const { list, fork, opening } = other.workspace.view
    expect([textOf(one.workspace), textOf(other.workspace), opening]).toEqual(['one', 'other, continued', 0])
    expect(fork).toEqual({ id: one.workspace.view.list.openId, copyId: list.openId })
    expect([...shared.projects.values()].map(({ name, files }) => [name, files[0]!.text])).toEqual([
      ['Untitled', 'one'],
      ['Untitled 2', 'other, continued'],
    ])
    expect([...shared.sprites.values()].map((own) => [...own.keys()])).toEqual([
      ['sprites/heart.png'],
      ['sprites/heart.png'],
    ])
  })
}

test('two tabs that close with different texts leave both', async () => {
  const shared = memory()
  const one = await tab(shared)
  const other = await tab(shared)
  write(one.workspace, 'one')
  write(other.workspace, 'other')
  shared.errors.now = new Error('closing')
  one.workspace.backUp()
  other.workspace.backUp()
  await settled()
  delete shared.errors.now
  const left = [...one.leftBehind, ...other.leftBehind.map((backup) => ({ ...backup, copyId: 'copy' }))]
  const next = await tab(shared, left)
  expect([...shared.projects.values()].map(({ files }) => files[0]!.text)).toEqual(['one', 'other'])
  expect(next.workspace.view.fork).toEqual({ id: left[0]!.project.id, copyId: 'copy' })
})

test('leaves invalid records as they are', async () => {
  const shared = memory()
  const broken = { id: 'broken', name: 7 } as unknown as Project
  shared.projects.set('broken', broken)
  const { workspace } = await tab(shared)
  write(workspace, 'a')
  await settled()
  expect([workspace.view.unreadable, workspace.view.list.projects.length]).toEqual([1, 1])
  expect(shared.projects.get('broken')).toBe(broken)
})

test('stores the open project again after the storage was deleted', async () => {
  const shared = memory()
  const { workspace } = await tab(shared)
  write(workspace, 'a')
  await settled()
  shared.projects.clear()
  await workspace.refresh()
  await settled()
  expect([...shared.projects.values()].map(({ files }) => files[0]!.text)).toEqual(['a'])
})

test('full storage is reported, nothing is lost, and the next change tries again', async () => {
  const shared = memory()
  const { workspace } = await tab(shared)
  shared.errors.now = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  write(workspace, 'a')
  await settled()
  expect([workspace.view.saveState, textOf(workspace), workspace.isAtRisk]).toEqual(['storageFull', 'a', true])
  delete shared.errors.now
  write(workspace, 'ab')
  await settled()
  expect([workspace.view.saveState, workspace.isAtRisk]).toEqual(['saved', false])
  expect([...shared.projects.values()][0]!.files[0]!.text).toBe('ab')
})

test('works without storage and says so', async () => {
  const shared = memory()
  shared.errors.now = new Error('blocked')
  const { workspace } = await tab(shared)
  expect(workspace.view.saveState).toBe('storageBlocked')
  write(workspace, 'a')
  await settled()
  expect([workspace.view.saveState, textOf(workspace)]).toEqual(['storageBlocked', 'a'])
})

test('a closing page leaves what is not stored, and the next one stores it', async () => {
  const shared = memory()
  const { workspace, leftBehind } = await tab(shared)
  write(workspace, 'typed at the end')
  shared.errors.now = new Error('closing')
  workspace.backUp()
  await settled()
  expect(leftBehind.map(({ project }) => project.files[0]!.text)).toEqual(['typed at the end'])
  delete shared.errors.now
  const next = await tab(shared, leftBehind)
  expect(textOf(next.workspace)).toBe('typed at the end')
  expect(next.events).toContain('drop backups')
  expect([...shared.projects.values()][0]!.files[0]!.text).toBe('typed at the end')
})

test('a deleted project comes back with its sprites and picture', async () => {
  const shared = memory()
  const { workspace } = await tab(shared)
  write(workspace, 'a')
  workspace.setSprites([heart()])
  await settled()
  const { openId } = workspace.view.list
  workspace.savePicture(openId, 'data:picture')
  await workspace.remove(openId)
  await settled()
  expect([shared.projects.has(openId), shared.sprites.has(openId), workspace.view.list.openId === openId]).toEqual([
    false,
    false,
    false,
  ])
  workspace.bringBack()
  await settled()
  expect([textOf(workspace), workspace.view.sprites?.map(({ path }) => path)]).toEqual(['a', ['sprites/heart.png']])
  expect([...shared.sprites.get(openId)!.keys()]).toEqual(['sprites/heart.png'])
  expect(shared.pictures.get(openId)).toBe('data:picture')
})

test('a copy has the sprites of its source', async () => {
  const shared = memory()
  const { workspace } = await tab(shared)
  write(workspace, 'a')
  workspace.setSprites([heart()])
  await settled()
  await workspace.copy(workspace.view.list.openId)
  await settled()
  expect(shared.projects.size).toBe(2)
  expect([...shared.sprites.values()].map((own) => [...own.keys()])).toEqual([
    ['sprites/heart.png'],
    ['sprites/heart.png'],
  ])
})

test('stores only changed sprites', () => {
  const [a, b] = [heart(), { path: 'sprites/b.png', bytes: Uint8Array.of(2) }]
  expect(spriteChanges([a, b], [a])).toEqual({ put: [], removed: ['sprites/b.png'] })
  expect(spriteChanges([a], [{ ...a }, b]).put).toHaveLength(2)
  expect(spriteChanges([a], undefined)).toEqual({ put: [], removed: [] })
})
