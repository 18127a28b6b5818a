import {
  canCollapse,
  firstLoadScrollTop,
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
  sidebarTextOf,
  startsCollapsed,
} from './sidebar'
import type { Sidebar, SidebarItem } from '../config/siteConfig'

const time: SidebarItem = { text: 'Time', link: '/learn/api/time' }
const tween: SidebarItem = { text: 'Tween', link: '/learn/api/tween' }
const api: SidebarItem = { text: 'API', collapsed: true, items: [time, tween] }

test('the longest prefix decides, not the last one listed', () => {
  const sidebar: Sidebar = { '/learn/api/': [tween], '/learn/': [time] }
  expect(sidebarFor('/learn/api/tween', sidebar)).toEqual({ key: '/learn/api/', items: [tween], backLink: false })
})

test('a prefix with a trailing slash does not match the folder itself', () => {
  expect(sidebarFor('/learn', { '/learn/': [time] }).items).toEqual([])
})

test('without a matching prefix there are no items', () => {
  expect(sidebarFor('/example', { '/learn/': [time] })).toEqual({ key: '', items: [], backLink: false })
})

test('a sidebar that is a list is the same on all pages', () => {
  expect(sidebarFor('/example', [time]).items).toEqual([time])
})

test('the back link shows only where the object form asks for it', () => {
  expect(sidebarFor('/learn/a', { '/learn/': { items: [time], backLink: true } }).backLink).toBe(true)
  expect(sidebarFor('/learn/a', { '/learn/': { items: [time] } }).backLink).toBe(false)
})

test('the flat order is depth first and begins with a section that has a page of its own', () => {
  const section: SidebarItem = { text: 'API', link: '/learn/api', items: [time, tween] }
  expect(flattenSidebar([section]).map(({ path }) => path)).toEqual([
    '/learn/api',
    '/learn/api/time',
    '/learn/api/tween',
  ])
})

test('disabled and external entries are not pages to turn to', () => {
  const items = [{ ...time, disabled: true }, { text: 'Rust', link: 'https://docs.rs' }, tween]
  expect(flattenSidebar(items)).toEqual([{ title: 'Tween', path: '/learn/api/tween' }])
})

test('neighbors cross the border between sections', () => {
  const sidebar: Sidebar = { '/learn/': [{ text: 'Guides', items: [time] }, api] }
  expect(neighborsOf('/learn/api/tween', { '/learn/': [tween, { text: 'Guides', items: [time] }] })).toEqual({
    next: { title: 'Time', path: '/learn/api/time' },
  })
  expect(neighborsOf('/learn/api/tween', sidebar).previous).toEqual({ title: 'Time', path: '/learn/api/time' })
})

test('the first page has no previous, the last no next', () => {
  expect(neighborsOf('/learn/api/time', [time, tween]).previous).toBeUndefined()
  expect(neighborsOf('/learn/api/tween', [time, tween]).next).toBeUndefined()
})

test('links to neighbors have the words of the sidebar', () => {
  const paths = { previousPath: undefined, nextPath: '/learn/api/tween' }
  expect(neighborLinks(paths, [time, { text: 'More', items: [tween] }])).toEqual({
    previous: undefined,
    next: { title: 'Tween', path: '/learn/api/tween' },
  })
})

test('a page that is not listed has no neighbors', () => {
  expect(neighborsOf('/learn/tutorials/pong', [time, tween])).toEqual({})
})

test('the .html alias has the neighbors of its page', () => {
  expect(neighborsOf('/learn/api/tween.html', [time, tween]).previous?.title).toBe('Time')
})

test('runs of plain entries form unnamed groups between the sections', () => {
  const end: SidebarItem = { text: 'End', link: '/end' }
  expect(groupsOf([time, tween, api, end])).toEqual([
    { position: 0, items: [time, tween] },
    { position: 2, section: api, items: [time, tween] },
    { position: 3, items: [end] },
  ])
})

test('grouping leaves the configuration as it was', () => {
  const items = [api, time]
  groupsOf(items)
  expect(api.items).toEqual([time, tween])
})

test('an entry is identified by its position at each level unless it has an id', () => {
  expect(sidebarItemId(time, placeOf(1, placeOf(3)))).toBe('3-1')
  expect(sidebarItemId({ ...time, id: 'time' }, '3-1')).toBe('time')
})

test('the entry of the page is current, also on the alias and with a trailing slash', () => {
  expect(isCurrentItem(tween, '/learn/api/tween.html')).toBe(true)
  expect(isCurrentItem(tween, '/learn/api/tween/')).toBe(true)
  expect(isCurrentItem(time, '/learn/api/tween')).toBe(false)
})

test('an entry without a link is never current', () => {
  expect(isCurrentItem({ text: 'API' }, '/')).toBe(false)
})

test('match marks an entry as current on all pages below it', () => {
  expect(isCurrentItem({ text: 'API', match: '/learn/api' }, '/learn/api/tween')).toBe(true)
})

test('a descendant at any depth counts', () => {
  expect(hasCurrentDescendant({ text: 'Top', items: [{ text: 'Middle', items: [tween] }] }, '/learn/api/tween')).toBe(
    true,
  )
  expect(hasCurrentDescendant(api, '/learn/cheatsheet')).toBe(false)
})

test('a section can be closed if collapsed is set, to either value, and it has items', () => {
  expect(canCollapse({ text: 'API', collapsed: false, items: [time] })).toBe(true)
  expect(canCollapse({ text: 'API', collapsed: true, items: [] })).toBe(false)
  expect(canCollapse({ text: 'API', items: [time] })).toBe(false)
})

test('a section starts closed if collapsed is true and it does not lead to the current page', () => {
  expect(startsCollapsed(api, '/learn/cheatsheet')).toBe(true)
  expect(startsCollapsed({ ...api, collapsed: false }, '/learn/cheatsheet')).toBe(false)
})

test('a section with the current page inside starts open', () => {
  expect(startsCollapsed(api, '/learn/api/tween')).toBe(false)
})

test('a section that is the current page starts open', () => {
  expect(startsCollapsed({ ...api, link: '/learn/api' }, '/learn/api')).toBe(false)
})

test('children show up to depth 5', () => {
  expect(showsChildren(4)).toBe(true)
  expect(showsChildren(5)).toBe(false)
})

test('the words of a page are those of its entry', () => {
  expect(sidebarTextOf('/learn/api/tween', [api])).toBe('Tween')
  expect(sidebarTextOf('/example', [api])).toBeUndefined()
})

test('on first load a current entry out of view scrolls to 100 pixels below the top', () => {
  expect(firstLoadScrollTop({ itemTop: 900, visibleHeight: 800 })).toBe(800)
})

test('an entry in view moves nothing', () => {
  expect(firstLoadScrollTop({ itemTop: 679, visibleHeight: 800 })).toBeUndefined()
})

test('an entry in the last 120 pixels, where the foot is, is out of view', () => {
  expect(firstLoadScrollTop({ itemTop: 680, visibleHeight: 800 })).toBe(580)
})
