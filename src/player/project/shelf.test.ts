import {
  changesBetween,
  inOrder,
  openWork,
  shelfOf,
  withBack,
  withChange,
  withKept,
  withOpen,
  withoutOpen,
  withTrust,
  withWork,
} from './shelf'
import type { Shelf, Work } from './shelf'

const work = (id: string, fields: Partial<Work> = {}): Work => ({
  id,
  name: id,
  text: `clear(${id});`,
  isOwn: true,
  isForeign: false,
  changedAt: 0,
  ...fields,
})
const fresh = { id: 'new', now: 9 }
const idsOf = ({ works }: Shelf) => works.map(({ id }) => id)

describe('who comes finds', () => {
  const works = [work('old', { changedAt: 1 }), work('latest', { changedAt: 3 }), work('other', { changedAt: 2 })]

  test('the work that this tab had open', () => {
    expect(shelfOf(works, 'old', fresh)).toEqual({ works, openId: 'old' })
  })

  test('else the one that was changed last', () => {
    expect(shelfOf(works, null, fresh).openId).toBe('latest')
    expect(shelfOf(works, 'deleted in another tab', fresh).openId).toBe('latest')
  })

  test('and with nothing kept, a whole program without a name', () => {
    expect(openWork(shelfOf([], null, fresh))).toEqual({
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
  const shelf = withChange({ works: [work('a')], openId: 'a' }, { text: 'changed' }, 5)
  const after = withWork(shelf, { name: 'Pong', text: 'b' }, fresh)
  expect(after.works).toEqual([
    work('a', { text: 'changed', changedAt: 5 }),
    { id: 'new', name: 'Pong', text: 'b', isOwn: false, isForeign: false, changedAt: 9 },
  ])
  expect(after.openId).toBe('new')
})

test('what nobody has changed goes when something else is opened', () => {
  const shelf = { works: [work('seen', { isOwn: false }), work('mine')], openId: 'seen' }
  expect(idsOf(withWork(shelf, { name: 'Pong', text: '' }, fresh))).toEqual(['mine', 'new'])
  expect(idsOf(withOpen(shelf, 'mine'))).toEqual(['mine'])
})

test('a name that another work has gets a number', () => {
  const works = [work('1', { name: 'Pong' }), work('2', { name: 'Pong 2' })]
  const named = (name: string) => openWork(withWork({ works, openId: '1' }, { name, text: '' }, fresh)).name
  expect([named('Pong'), named('Tween'), named('  ')]).toEqual(['Pong 3', 'Tween', 'Untitled'])
})

test('a new name makes a work the reader’s own', () => {
  const shelf = withChange({ works: [work('a', { isOwn: false })], openId: 'a' }, { name: 'Mine' }, 5)
  expect(openWork(shelf)).toEqual(work('a', { name: 'Mine', changedAt: 5 }))
})

test('what came with the address is foreign until it is run, edited or not', () => {
  const shared = withWork({ works: [work('a')], openId: 'a' }, { name: '', text: 'b', isForeign: true }, fresh)
  const edited = withChange(shared, { text: 'c' }, 10)
  expect([openWork(shared), openWork(edited), openWork(withTrust(edited))].map((it) => it.isForeign)).toEqual([
    true,
    true,
    false,
  ])
})

test('after a deletion the work that was changed before is open, or a new one', () => {
  const works = [work('a', { changedAt: 1 }), work('b', { changedAt: 2 }), work('c', { changedAt: 3 })]
  expect(withoutOpen({ works, openId: 'c' }, fresh)).toEqual({ works: works.slice(0, 2), openId: 'b' })
  expect(openWork(withoutOpen({ works: [work('a')], openId: 'a' }, fresh)).name).toBe('Untitled')
})

test('a deleted work comes back as it was, and is open', () => {
  const works = [work('a'), work('b')]
  const deleted = withoutOpen({ works, openId: 'b' }, fresh)
  expect(withBack(deleted, works[1]!)).toEqual({ works, openId: 'b' })
})

describe('works of another tab', () => {
  const mine = work('a', { text: 'mine' })
  const theirs = work('a', { text: 'theirs' })
  const shelf = { works: [mine, work('gone')], openId: 'a' }

  test('come in, with what was written there in the open one', () => {
    expect(withKept(shelf, [theirs, work('c')], true)).toEqual({ works: [work('c'), theirs], openId: 'a' })
  })

  test('leave the open one as it is here where it is gone there, or could not be kept', () => {
    expect(withKept(shelf, [], true).works).toEqual([mine])
    expect(withKept(shelf, [theirs], false).works).toEqual([mine])
  })
})

test('a work that is not there cannot be opened', () => {
  const shelf = { works: [work('a')], openId: 'a' }
  expect(withOpen(shelf, 'b')).toBe(shelf)
})

test('what was changed last stands first', () => {
  expect(inOrder([work('a', { changedAt: 1 }), work('b', { changedAt: 2 })]).map(({ id }) => id)).toEqual(['b', 'a'])
})

test('only what changed is kept anew', () => {
  const [a, b, c] = [work('a'), work('b'), work('c')]
  expect(changesBetween([a, b], [a, c])).toEqual({ kept: [c], gone: ['b'] })
})
