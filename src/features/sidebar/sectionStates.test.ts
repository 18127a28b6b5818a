import { entryParts, initialSectionStates, sectionStatesAt, shownIn, withSectionToggled } from './sectionStates'
import type { SidebarItem } from '../../lib/config/siteConfig'

const items: SidebarItem[] = [
  { text: 'Start', link: '/start' },
  { text: 'Guides', collapsed: false, items: [{ text: 'Fonts', link: '/guides/fonts' }] },
  {
    text: 'API',
    link: '/api',
    collapsed: true,
    items: [{ id: 'drawing', text: 'Drawing', collapsed: true, items: [{ text: 'Text', link: '/api/text' }] }],
  },
]

test('every section that can be closed has a state, named by its id or its position', () => {
  expect(initialSectionStates(items, '/start')).toEqual({ 1: 'open', 2: 'collapsed', drawing: 'collapsed' })
})

test('sections around the current page start open', () => {
  expect(initialSectionStates(items, '/api/text.html')).toEqual({ 1: 'open', 2: 'open', drawing: 'open' })
})

test('coming to a page opens the sections that lead to it and leaves the others alone', () => {
  const states = { 1: 'collapsed', 2: 'collapsed', drawing: 'collapsed' } as const
  expect(sectionStatesAt('/api/text', items, states)).toEqual({ 1: 'collapsed', 2: 'open', drawing: 'open' })
})

test('coming to the page of a section opens it, unless its own link was clicked', () => {
  expect(sectionStatesAt('/api', items, { 2: 'collapsed' })).toEqual({ 2: 'open' })
  expect(sectionStatesAt('/api', items, { 2: 'collapsed' }, '2')).toEqual({ 2: 'collapsed' })
})

test('a section is toggled alone', () => {
  expect(withSectionToggled({ 1: 'open', 2: 'collapsed' }, '2')).toEqual({ 1: 'open', 2: 'open' })
  expect(withSectionToggled({ 1: 'open', 2: 'collapsed' }, '1')).toEqual({ 1: 'collapsed', 2: 'collapsed' })
})

const section: SidebarItem = { text: 'API', collapsed: false, items: [{ text: 'Text', link: '/api/text' }] }

test('a section of the top level is the title of its group', () => {
  expect(entryParts(section, 0)).toEqual({ isTitle: true, showsItems: true, canToggle: true })
  expect(entryParts(section, 1)).toEqual({ isTitle: false, showsItems: true, canToggle: true })
})

test('a section that does not say whether it is closed stays open', () => {
  expect(entryParts({ text: 'API', items: section.items! }, 0).canToggle).toBe(false)
})

test('a section so deep that its entries are not drawn cannot be closed', () => {
  expect(entryParts(section, 5)).toEqual({ isTitle: false, showsItems: false, canToggle: false })
})

test('an empty section is a title and nothing more', () => {
  expect(entryParts({ text: 'API', collapsed: true, items: [] }, 0)).toEqual({
    isTitle: true,
    showsItems: false,
    canToggle: false,
  })
})

test('an entry receives the path only for its own pages', () => {
  expect(shownIn(items[2]!, '2', '/api/text', {}).path).toBe('/api/text')
  expect(shownIn(items[2]!, '2', '/start', {}).path).toBeUndefined()
})

test('what an entry shows does not change when another section is toggled', () => {
  const before = shownIn(items[1]!, '1', '/start', { 1: 'open', 2: 'collapsed' })
  const after = shownIn(items[1]!, '1', '/start', { 1: 'open', 2: 'open' })
  expect(after).toEqual({ path: undefined, state: 'open', states: {} })
  expect(after.states).toBe(before.states)
})

test('a section shows the states of the sections inside', () => {
  const states = { 2: 'open', drawing: 'collapsed' } as const
  expect(shownIn(items[2]!, '2', '/start', states)).toEqual({ path: undefined, state: 'open', states })
})
