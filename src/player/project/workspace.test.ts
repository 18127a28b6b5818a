import { programFile } from './project'
import type { Project, SpriteFile } from './project'
import { versionToStore } from './projectList'
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
        const version = versionToStore(project, projects.get(project.id))
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

async function tab(shared: ReturnType<typeof memory>, left: readonly Project[] = []) {
  const events: string[] = []
  const leftBehind: Project[] = []
  const workspace = await Workspace.open({
    storage: shared.storage,
    backups: () => left,
    backUp: (projects) => leftBehind.push(...projects),
    onStored: (id) => events.push(`stored ${id}`),
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
  expect([...shared.projects.values()][0]!.older).toEqual([])
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

test('a text that two tabs changed at the same time: the newer is kept, the older is offered in both', async () => {
  const shared = memory()
  const one = await tab(shared)
  const other = await tab(shared)
  write(one.workspace, 'older')
  write(other.workspace, 'newer')
  await one.workspace.save()
  await other.workspace.save()
  await one.workspace.refresh()
  for (const { workspace } of [one, other]) {
    expect(textOf(workspace)).toBe('newer')
    const [project] = workspace.view.list.projects
    expect(project!.older.map(({ files }) => files[0]!.text)).toEqual(['older'])
  }
  one.workspace.forgetOlder()
  await settled()
  await other.workspace.refresh()
  expect(other.workspace.view.list.projects[0]!.older).toEqual([])
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
  expect(leftBehind.map(({ files }) => files[0]!.text)).toEqual(['typed at the end'])
  delete shared.errors.now
  const next = await tab(shared, leftBehind)
  expect(textOf(next.workspace)).toBe('typed at the end')
  expect(next.events).toContain(`stored ${leftBehind[0]!.id}`)
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
