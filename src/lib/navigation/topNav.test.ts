import {
  activeTopNavItem,
  MENU_OPEN_DELAY_MS,
  MENU_SKIP_DELAY_MS,
  TOP_NAV_OPEN_DELAY_MS,
  topNavItemId,
  topNavItemKind,
} from './topNav'

const learn = { text: 'Learn', link: '/learn' }
const api = { text: 'API', link: '/learn/api' }

test('an element wins over a link, and a link over a menu', () => {
  expect(topNavItemKind({ element: {} as JSX.Element, link: '/learn', items: [api] })).toBe('element')
  expect(topNavItemKind({ ...learn, items: [api] })).toBe('link')
  expect(topNavItemKind({ text: '0.7.4', items: [api] })).toBe('menu')
  expect(topNavItemKind({ text: '0.7.4', items: [] })).toBe('text')
})

test('an entry is identified by its position unless it has an id', () => {
  expect(topNavItemId(learn, 1)).toBe('1')
  expect(topNavItemId({ ...learn, id: 'learn' }, 1)).toBe('learn')
})

test('of several entries that match, the longest is active', () => {
  expect(activeTopNavItem([learn, api], '/learn/api/tween')).toBe(api)
  expect(activeTopNavItem([learn, api], '/learn/api/tween.html')).toBe(api)
})

test('an entry matches whole segments only', () => {
  expect(activeTopNavItem([learn], '/learning')).toBeUndefined()
})

test('the root is active on the landing page only', () => {
  const home = { text: 'Home', link: '/' }
  expect(activeTopNavItem([home], '/')).toBe(home)
  expect(activeTopNavItem([home], '/example')).toBeUndefined()
})

test('match decides in place of the link', () => {
  const guides = { text: 'Guides', link: '/learn/guides/cli', match: '/learn/guides' }
  expect(activeTopNavItem([guides], '/learn/guides/fonts')).toBe(guides)
})

test('a menu is active if an entry in it is', () => {
  const menu = { text: 'More', items: [api] }
  expect(activeTopNavItem([menu], '/learn/api/tween')).toBe(menu)
})

test('external links are never active', () => {
  expect(activeTopNavItem([{ text: 'Rust', link: 'https://docs.rs' }], '/')).toBeUndefined()
})

test('the delays are those of the specification', () => {
  expect(TOP_NAV_OPEN_DELAY_MS).toBe(0)
  expect(MENU_OPEN_DELAY_MS).toBe(200)
  expect(MENU_SKIP_DELAY_MS).toBe(300)
})
