import {
  changesBetween,
  inOrder,
  openProject,
  projectListOf,
  withBack,
  withChange,
  withStored,
  withOpen,
  withoutOpen,
  withTrust,
  withProject,
} from './projectList'
import type { ProjectList, Project } from './projectList'

const project = (id: string, fields: Partial<Project> = {}): Project => ({
  id,
  name: id,
  text: `clear(${id});`,
  isOwn: true,
  isForeign: false,
  changedAt: 0,
  ...fields,
})
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
      text: expect.stringContaining('turbo::go!({'),
      isOwn: false,
      isForeign: false,
      changedAt: 9,
    })
  })
})

test('adds a program opened over a changed project as a new one', () => {
  const shelf = withChange({ projects: [project('a')], openId: 'a' }, { text: 'changed' }, 5)
  const after = withProject(shelf, { name: 'Pong', text: 'b' }, fresh)
  expect(after.projects).toEqual([
    project('a', { text: 'changed', changedAt: 5 }),
    { id: 'new', name: 'Pong', text: 'b', isOwn: false, isForeign: false, changedAt: 9 },
  ])
  expect(after.openId).toBe('new')
})

test('drops an unchanged project when another one is opened', () => {
  const shelf = { projects: [project('seen', { isOwn: false }), project('mine')], openId: 'seen' }
  expect(idsOf(withProject(shelf, { name: 'Pong', text: '' }, fresh))).toEqual(['mine', 'new'])
  expect(idsOf(withOpen(shelf, 'mine'))).toEqual(['mine'])
})

test('numbers a duplicate name', () => {
  const projects = [project('1', { name: 'Pong' }), project('2', { name: 'Pong 2' })]
  const named = (name: string) => openProject(withProject({ projects, openId: '1' }, { name, text: '' }, fresh)).name
  expect([named('Pong'), named('Tween'), named('  ')]).toEqual(['Pong 3', 'Tween', 'Untitled'])
})

test("makes a renamed project the user's own", () => {
  const shelf = withChange({ projects: [project('a', { isOwn: false })], openId: 'a' }, { name: 'Mine' }, 5)
  expect(openProject(shelf)).toEqual(project('a', { name: 'Mine', changedAt: 5 }))
})

test('keeps a shared program foreign until it is run', () => {
  const shared = withProject({ projects: [project('a')], openId: 'a' }, { name: '', text: 'b', isForeign: true }, fresh)
  const edited = withChange(shared, { text: 'c' }, 10)
  expect([openProject(shared), openProject(edited), openProject(withTrust(edited))].map((it) => it.isForeign)).toEqual([
    true,
    true,
    false,
  ])
})

test('opens the previous project after a deletion, or a new one', () => {
  const projects = [project('a', { changedAt: 1 }), project('b', { changedAt: 2 }), project('c', { changedAt: 3 })]
  expect(withoutOpen({ projects, openId: 'c' }, fresh)).toEqual({ projects: projects.slice(0, 2), openId: 'b' })
  expect(openProject(withoutOpen({ projects: [project('a')], openId: 'a' }, fresh)).name).toBe('Untitled')
})

test('restores and opens a deleted project', () => {
  const projects = [project('a'), project('b')]
  const deleted = withoutOpen({ projects, openId: 'b' }, fresh)
  expect(withBack(deleted, projects[1]!)).toEqual({ projects, openId: 'b' })
})

describe('another tab', () => {
  const mine = project('a', { text: 'mine' })
  const theirs = project('a', { text: 'theirs' })
  const shelf = { projects: [mine, project('gone')], openId: 'a' }

  test('updates the list and the open project', () => {
    expect(withStored(shelf, [theirs, project('c')], true)).toEqual({ projects: [project('c'), theirs], openId: 'a' })
  })

  test('keeps the open project if it is gone there or could not be stored', () => {
    expect(withStored(shelf, [], true).projects).toEqual([mine])
    expect(withStored(shelf, [theirs], false).projects).toEqual([mine])
  })
})

test('ignores an unknown project', () => {
  const shelf = { projects: [project('a')], openId: 'a' }
  expect(withOpen(shelf, 'b')).toBe(shelf)
})

test('sorts by the last change', () => {
  expect(inOrder([project('a', { changedAt: 1 }), project('b', { changedAt: 2 })]).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ])
})

test('stores only changes', () => {
  const [a, b, c] = [project('a'), project('b'), project('c')]
  expect(changesBetween([a, b], [a, c])).toEqual({ kept: [c], gone: ['b'] })
})
