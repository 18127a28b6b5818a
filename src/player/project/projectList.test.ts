import {
  inOrder,
  openProject,
  projectListOf,
  versionToStore,
  withBack,
  withChange,
  withCopy,
  withBackups,
  withFork,
  withStored,
  withOpen,
  withoutProject,
  withTrust,
  withProject,
  type ProjectList,
} from './projectList'
import { programFile, type Project } from './project'

const project = (id: string, fields: Partial<Project> = {}): Project => ({
  id,
  name: id,
  files: [programFile(`clear(${id});`)],
  isOwn: true,
  isForeign: false,
  changedAt: 0,
  revision: 1,
  ...fields,
})
const written = (text: string) => ({ files: [programFile(text)] })
const fresh = { id: 'new', now: 9 }
const idsOf = ({ projects }: ProjectList) => projects.map(({ id }) => id)

describe('opens', () => {
  const projects = [
    project('old', { changedAt: 1 }),
    project('latest', { changedAt: 3 }),
    project('other', { changedAt: 2 }),
  ]

  test('the project that this tab had open', () => {
    expect(projectListOf(projects, 'old', fresh)).toEqual({ projects, openId: 'old' })
  })

  test('else the one changed last', () => {
    expect(projectListOf(projects, null, fresh).openId).toBe('latest')
    expect(projectListOf(projects, 'deleted in another tab', fresh).openId).toBe('latest')
  })

  test('else a complete unnamed program', () => {
    expect(openProject(projectListOf([], null, fresh))).toEqual({
      id: 'new',
      name: 'Untitled',
      files: [{ path: 'src/lib.rs', text: expect.stringContaining('turbo::go!({') }],
      isOwn: false,
      isForeign: false,
      changedAt: 9,
      revision: 0,
    })
  })
})

test('adds a program opened over a changed project as a new one', () => {
  const list = withChange({ projects: [project('a')], openId: 'a' }, 'a', written('changed'), 5)
  const after = withProject(list, { name: 'Pong', ...written('b') }, fresh)
  expect(after.projects).toEqual([
    project('a', { ...written('changed'), changedAt: 5 }),
    project('new', { name: 'Pong', ...written('b'), isOwn: false, changedAt: 9, revision: 0 }),
  ])
  expect(after.openId).toBe('new')
})

test('drops an unchanged project when another one is opened', () => {
  const list = { projects: [project('seen', { isOwn: false }), project('mine')], openId: 'seen' }
  expect(idsOf(withProject(list, { name: 'Pong', files: [] }, fresh))).toEqual(['mine', 'new'])
  expect(idsOf(withOpen(list, 'mine'))).toEqual(['mine'])
})

test('numbers a duplicate name and shortens a long one', () => {
  const projects = [project('1', { name: 'Pong' }), project('2', { name: 'Pong 2' })]
  const named = (name: string) => openProject(withProject({ projects, openId: '1' }, { name, files: [] }, fresh)).name
  expect([named('Pong'), named('Tween'), named('  ')]).toEqual(['Pong 3', 'Tween', 'Untitled'])
  expect(named('x'.repeat(80))).toHaveLength(60)
})

test("makes a renamed project the user's own", () => {
  const list = withChange({ projects: [project('a', { isOwn: false })], openId: 'a' }, 'a', { name: 'Mine' }, 5)
  expect(openProject(list)).toEqual(project('a', { name: 'Mine', changedAt: 5 }))
})

test('copies a project with a name of its own, next to the open one', () => {
  const list = withCopy({ projects: [project('a', { name: 'Pong' })], openId: 'a' }, 'a', fresh)
  expect(list.openId).toBe('a')
  expect(list.projects[1]).toEqual(
    project('new', { name: 'Pong 2', files: list.projects[0]!.files, changedAt: 9, revision: 0 }),
  )
})

test('keeps a shared program foreign until it is run', () => {
  const shared = withProject({ projects: [project('a')], openId: 'a' }, { name: '', files: [], isForeign: true }, fresh)
  const edited = withChange(shared, 'new', written('c'), 10)
  expect([openProject(shared), openProject(edited), openProject(withTrust(edited))].map((it) => it.isForeign)).toEqual([
    true,
    true,
    false,
  ])
})

test('opens the project changed last after a deletion, or a new one', () => {
  const projects = [project('a', { changedAt: 1 }), project('b', { changedAt: 2 }), project('c', { changedAt: 3 })]
  expect(withoutProject({ projects, openId: 'c' }, 'c', fresh)).toEqual({ projects: projects.slice(0, 2), openId: 'b' })
  expect(withoutProject({ projects, openId: 'a' }, 'c', fresh).openId).toBe('a')
  expect(openProject(withoutProject({ projects: [project('a')], openId: 'a' }, 'a', fresh)).name).toBe('Untitled')
})

test('restores a deleted project, and opens it if it was open', () => {
  const projects = [project('a'), project('b')]
  const deleted = withoutProject({ projects, openId: 'b' }, 'b', fresh)
  expect(withBack(deleted, projects[1]!, true)).toEqual({ projects, openId: 'b' })
  expect(withBack(deleted, projects[1]!, false).openId).toBe('a')
})

describe('another tab', () => {
  const mine = project('a', written('mine'))
  const theirs = project('a', { ...written('theirs'), revision: 2 })
  const list = { projects: [mine, project('gone')], openId: 'a' }

  test('updates the list and the open project', () => {
    const after = withStored(list, [theirs, project('c')], () => false)
    expect(after.openId).toBe('a')
    expect(after.projects).toEqual([theirs, project('c')])
  })

  test('keeps the open project if it is gone there, and what is not stored yet', () => {
    expect(withStored(list, [], () => false).projects).toEqual([mine])
    expect(withStored(list, [theirs], (it) => it === mine).projects).toEqual([mine])
  })
})

describe('stores', () => {
  const mine = project('a', { ...written('mine'), revision: 1 })

  test('the next revision', () => {
    expect(versionToStore(mine, project('a'))).toEqual({ ...mine, revision: 2 })
    expect(versionToStore(project('a', { revision: 0 }), undefined).revision).toBe(1)
  })

  test('nothing over a text or name of another tab that was not seen here', () => {
    for (const theirs of [project('a', { ...written('theirs'), revision: 4 }), { ...mine, name: 'b', revision: 4 }])
      expect(versionToStore(mine, theirs)).toBe(theirs)
  })

  test('the same text of two tabs once', () => {
    expect(versionToStore(mine, { ...mine, revision: 7 })).toEqual({ ...mine, revision: 8 })
  })
})

test('a project that another tab changed continues as a copy, which is open if it was', () => {
  const theirs = project('a', { ...written('theirs'), revision: 2 })
  const list = { projects: [project('a', written('mine')), project('b')], openId: 'a' }
  const copy = project('new', { ...written('mine'), name: 'a 2', changedAt: 9, revision: 0 })
  expect(withFork(list, theirs, fresh)).toEqual({ projects: [theirs, copy, project('b')], openId: 'new' })
  expect(withFork({ ...list, openId: 'b' }, theirs, fresh).openId).toBe('b')
})

describe('what a closing page left', () => {
  // An hour ago by the clock, which may have been changed
  const typed = project('a', { ...written('typed'), changedAt: -3_600_000 })
  const stored = project('a')

  test('replaces the revision on which it is based, whatever the clock says', () => {
    expect(withBackups([stored], [{ project: typed, copyId: 'c' }])).toEqual([typed])
    expect(withBackups([], [{ project: typed, copyId: 'c' }])).toEqual([typed])
  })

  test('is a copy if another tab stored or left something else', () => {
    const later = { ...stored, revision: 2 }
    const copy = { ...typed, id: 'c', name: 'a 2', revision: 0 }
    expect(withBackups([later], [{ project: typed, copyId: 'c' }])).toEqual([later, copy])
    const other = { ...typed, ...written('other') }
    const both = withBackups(
      [stored],
      [
        { project: other, copyId: 'b' },
        { project: typed, copyId: 'c' },
      ],
    )
    expect(both).toEqual([other, copy])
  })

  test('is nothing new if it is stored, or copied before', () => {
    const backup = { project: typed, copyId: 'c' }
    expect(withBackups([{ ...typed, revision: 4 }], [backup])).toEqual([{ ...typed, revision: 4 }])
    const copied = [{ ...stored, revision: 2 }, project('c')]
    expect(withBackups(copied, [backup])).toEqual(copied)
  })
})

test('ignores an unknown project', () => {
  const list = { projects: [project('a')], openId: 'a' }
  expect(withOpen(list, 'b')).toBe(list)
})

test('sorts by the last change', () => {
  expect(inOrder([project('a', { changedAt: 1 }), project('b', { changedAt: 2 })]).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ])
})
