import {
  canCollapse,
  flattenSidebar,
  groupsOf,
  hasCurrentDescendant,
  isCurrentItem,
  neighborLinks,
  neighborsOf,
  showsChildren,
  sidebarFor,
  placeOf,
  sidebarItemId,
  sidebarScrollTop,
  sidebarTextOf,
  startsCollapsed,
} from './sidebar'
import type { Sidebar, SidebarItem } from '../config/siteConfig'

const time: SidebarItem = { text: 'Time', link: '/learn/api/time' }
const tween: SidebarItem = { text: 'Tween', link: '/learn/api/tween' }
const api: SidebarItem = { text: 'API', collapsed: true, items: [time, tween] }

test('prefers the longest prefix', () => {
  const sidebar: Sidebar = { '/learn/api/': [tween], '/learn/': [time] }
  expect(sidebarFor('/learn/api/tween', sidebar)).toEqual({ key: '/learn/api/', items: [tween], backLink: false })
})

test('does not match the folder itself with a trailing slash', () => {
  expect(sidebarFor('/learn', { '/learn/': [time] }).items).toEqual([])
})

test('is empty without a matching prefix', () => {
  expect(sidebarFor('/example', { '/learn/': [time] })).toEqual({ key: '', items: [], backLink: false })
})

test('uses a list on all pages', () => {
  expect(sidebarFor('/example', [time]).items).toEqual([time])
})

test('shows the back link only if configured', () => {
  expect(sidebarFor('/learn/a', { '/learn/': { items: [time], backLink: true } }).backLink).toBe(true)
  expect(sidebarFor('/learn/a', { '/learn/': { items: [time] } }).backLink).toBe(false)
})

test("flattens depth first, starting with a section's own page", () => {
  const section: SidebarItem = { text: 'API', link: '/learn/api', items: [time, tween] }
  expect(flattenSidebar([section]).map(({ path }) => path)).toEqual([
    '/learn/api',
    '/learn/api/time',
    '/learn/api/tween',
  ])
})

test('skips disabled and external entries', () => {
  const items = [{ ...time, disabled: true }, { text: 'Rust', link: 'https://docs.rs' }, tween]
  expect(flattenSidebar(items)).toEqual([{ title: 'Tween', path: '/learn/api/tween' }])
})

test('finds neighbors across sections', () => {
  const sidebar: Sidebar = { '/learn/': [{ text: 'Guides', items: [time] }, api] }
  expect(neighborsOf('/learn/api/tween', { '/learn/': [tween, { text: 'Guides', items: [time] }] })).toEqual({
    next: { title: 'Time', path: '/learn/api/time' },
  })
  expect(neighborsOf('/learn/api/tween', sidebar).previous).toEqual({ title: 'Time', path: '/learn/api/time' })
})

test('has no previous page at the start and no next at the end', () => {
  expect(neighborsOf('/learn/api/time', [time, tween]).previous).toBeUndefined()
  expect(neighborsOf('/learn/api/tween', [time, tween]).next).toBeUndefined()
})

test('labels neighbors like the sidebar', () => {
  const paths = { previousPath: undefined, nextPath: '/learn/api/tween' }
  expect(neighborLinks(paths, [time, { text: 'More', items: [tween] }])).toEqual({
    previous: undefined,
    next: { title: 'Tween', path: '/learn/api/tween' },
  })
})

test('finds no neighbors of an unlisted page', () => {
  expect(neighborsOf('/learn/tutorials/pong', [time, tween])).toEqual({})
})

test('finds the same neighbors for an alias', () => {
  expect(neighborsOf('/learn/api/tween.html', [time, tween]).previous?.title).toBe('Time')
})

test('groups plain entries between sections', () => {
  const end: SidebarItem = { text: 'End', link: '/end' }
  expect(groupsOf([time, tween, api, end])).toEqual([
    { position: 0, items: [time, tween] },
    { position: 2, section: api, items: [time, tween] },
    { position: 3, items: [end] },
  ])
})

test('does not modify the configuration', () => {
  const items = [api, time]
  groupsOf(items)
  expect(api.items).toEqual([time, tween])
})

test('identifies an entry by id or position', () => {
  expect(sidebarItemId(time, placeOf(1, placeOf(3)))).toBe('3-1')
  expect(sidebarItemId({ ...time, id: 'time' }, '3-1')).toBe('time')
})

test('marks the current entry, also on the alias and with a trailing slash', () => {
  expect(isCurrentItem(tween, '/learn/api/tween.html')).toBe(true)
  expect(isCurrentItem(tween, '/learn/api/tween/')).toBe(true)
  expect(isCurrentItem(time, '/learn/api/tween')).toBe(false)
})

test('never marks an entry without a link', () => {
  expect(isCurrentItem({ text: 'API' }, '/')).toBe(false)
})

test('marks an entry by its match prefix', () => {
  expect(isCurrentItem({ text: 'API', match: '/learn/api' }, '/learn/api/tween')).toBe(true)
})

test('finds descendants at any depth', () => {
  expect(hasCurrentDescendant({ text: 'Top', items: [{ text: 'Middle', items: [tween] }] }, '/learn/api/tween')).toBe(
    true,
  )
  expect(hasCurrentDescendant(api, '/learn/cheatsheet')).toBe(false)
})

test('allows collapsing a section with items if collapsed is set', () => {
  expect(canCollapse({ text: 'API', collapsed: false, items: [time] })).toBe(true)
  expect(canCollapse({ text: 'API', collapsed: true, items: [] })).toBe(false)
  expect(canCollapse({ text: 'API', items: [time] })).toBe(false)
})

test('starts closed if collapsed is true and the current page is elsewhere', () => {
  expect(startsCollapsed(api, '/learn/cheatsheet')).toBe(true)
  expect(startsCollapsed({ ...api, collapsed: false }, '/learn/cheatsheet')).toBe(false)
})

test('starts open with the current page inside', () => {
  expect(startsCollapsed(api, '/learn/api/tween')).toBe(false)
})

test('starts open on its own page', () => {
  expect(startsCollapsed({ ...api, link: '/learn/api' }, '/learn/api')).toBe(false)
})

test('shows children up to depth 5', () => {
  expect(showsChildren(4)).toBe(true)
  expect(showsChildren(5)).toBe(false)
})

test("uses the entry's text for a page", () => {
  expect(sidebarTextOf('/learn/api/tween', [api])).toBe('Tween')
  expect(sidebarTextOf('/example', [api])).toBeUndefined()
})

test('scrolls a hidden current entry to 100 pixels below the top', () => {
  expect(sidebarScrollTop({ itemTop: 900, visibleHeight: 800, scrollTop: 0 })).toBe(800)
  expect(sidebarScrollTop({ itemTop: -213, visibleHeight: 800, scrollTop: 500 })).toBe(187)
  expect(sidebarScrollTop({ itemTop: 20, visibleHeight: 800, scrollTop: 0 })).toBe(0)
})

test('does not scroll for a visible entry', () => {
  expect(sidebarScrollTop({ itemTop: 60, visibleHeight: 800, scrollTop: 300 })).toBeUndefined()
  expect(sidebarScrollTop({ itemTop: 679, visibleHeight: 800, scrollTop: 0 })).toBeUndefined()
})

test('treats the first 60 and the last 120 pixels as hidden', () => {
  expect(sidebarScrollTop({ itemTop: 59, visibleHeight: 800, scrollTop: 300 })).toBe(259)
  expect(sidebarScrollTop({ itemTop: 680, visibleHeight: 800, scrollTop: 0 })).toBe(580)
})
