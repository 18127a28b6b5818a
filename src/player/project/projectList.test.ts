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

describe('who comes finds', () => {
  const projects = [
    project('old', { changedAt: 1 }),
    project('latest', { changedAt: 3 }),
    project('other', { changedAt: 2 }),
  ]

  test('the work that this tab had open', () => {
    expect(projectListOf(projects, 'old', fresh)).toEqual({ projects, openId: 'old' })
  })

  test('else the one that was changed last', () => {
    expect(projectListOf(projects, null, fresh).openId).toBe('latest')
    expect(projectListOf(projects, 'deleted in another tab', fresh).openId).toBe('latest')
  })

  test('and with nothing kept, a whole program without a name', () => {
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

test('what is opened over a changed work becomes a work of its own', () => {
  const shelf = withChange({ projects: [project('a')], openId: 'a' }, { text: 'changed' }, 5)
  const after = withProject(shelf, { name: 'Pong', text: 'b' }, fresh)
  expect(after.projects).toEqual([
    project('a', { text: 'changed', changedAt: 5 }),
    { id: 'new', name: 'Pong', text: 'b', isOwn: false, isForeign: false, changedAt: 9 },
  ])
  expect(after.openId).toBe('new')
})

test('what nobody has changed goes when something else is opened', () => {
  const shelf = { projects: [project('seen', { isOwn: false }), project('mine')], openId: 'seen' }
  expect(idsOf(withProject(shelf, { name: 'Pong', text: '' }, fresh))).toEqual(['mine', 'new'])
  expect(idsOf(withOpen(shelf, 'mine'))).toEqual(['mine'])
})

test('a name that another work has gets a number', () => {
  const projects = [project('1', { name: 'Pong' }), project('2', { name: 'Pong 2' })]
  const named = (name: string) => openProject(withProject({ projects, openId: '1' }, { name, text: '' }, fresh)).name
  expect([named('Pong'), named('Tween'), named('  ')]).toEqual(['Pong 3', 'Tween', 'Untitled'])
})

test('a new name makes a work the reader’s own', () => {
  const shelf = withChange({ projects: [project('a', { isOwn: false })], openId: 'a' }, { name: 'Mine' }, 5)
  expect(openProject(shelf)).toEqual(project('a', { name: 'Mine', changedAt: 5 }))
})

test('what came with the address is foreign until it is run, edited or not', () => {
  const shared = withProject({ projects: [project('a')], openId: 'a' }, { name: '', text: 'b', isForeign: true }, fresh)
  const edited = withChange(shared, { text: 'c' }, 10)
  expect([openProject(shared), openProject(edited), openProject(withTrust(edited))].map((it) => it.isForeign)).toEqual([
    true,
    true,
    false,
  ])
})

test('after a deletion the work that was changed before is open, or a new one', () => {
  const projects = [project('a', { changedAt: 1 }), project('b', { changedAt: 2 }), project('c', { changedAt: 3 })]
  expect(withoutOpen({ projects, openId: 'c' }, fresh)).toEqual({ projects: projects.slice(0, 2), openId: 'b' })
  expect(openProject(withoutOpen({ projects: [project('a')], openId: 'a' }, fresh)).name).toBe('Untitled')
})

test('a deleted work comes back as it was, and is open', () => {
  const projects = [project('a'), project('b')]
  const deleted = withoutOpen({ projects, openId: 'b' }, fresh)
  expect(withBack(deleted, projects[1]!)).toEqual({ projects, openId: 'b' })
})

describe('works of another tab', () => {
  const mine = project('a', { text: 'mine' })
  const theirs = project('a', { text: 'theirs' })
  const shelf = { projects: [mine, project('gone')], openId: 'a' }

  test('come in, with what was written there in the open one', () => {
    expect(withStored(shelf, [theirs, project('c')], true)).toEqual({ projects: [project('c'), theirs], openId: 'a' })
  })

  test('leave the open one as it is here where it is gone there, or could not be kept', () => {
    expect(withStored(shelf, [], true).projects).toEqual([mine])
    expect(withStored(shelf, [theirs], false).projects).toEqual([mine])
  })
})

test('a work that is not there cannot be opened', () => {
  const shelf = { projects: [project('a')], openId: 'a' }
  expect(withOpen(shelf, 'b')).toBe(shelf)
})

test('what was changed last stands first', () => {
  expect(inOrder([project('a', { changedAt: 1 }), project('b', { changedAt: 2 })]).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ])
})

test('only what changed is kept anew', () => {
  const [a, b, c] = [project('a'), project('b'), project('c')]
  expect(changesBetween([a, b], [a, c])).toEqual({ kept: [c], gone: ['b'] })
})
