import {
  activeTopNavItem,
  currentState,
  dividedTopNav,
  MENU_OPEN_DELAY_MS,
  MENU_SKIP_DELAY_MS,
  TOP_NAV_OPEN_DELAY_MS,
  topNavItemId,
  topNavItemKind,
} from './topNav'

const learn = { text: 'Learn', link: '/learn' }
const api = { text: 'API', link: '/learn/api' }

test('prefers an element to a link and a link to a menu', () => {
  expect(topNavItemKind({ element: {} as JSX.Element, link: '/learn', items: [api] })).toBe('element')
  expect(topNavItemKind({ ...learn, items: [api] })).toBe('link')
  expect(topNavItemKind({ text: '0.7.4', items: [api] })).toBe('menu')
  expect(topNavItemKind({ text: '0.7.4', items: [] })).toBe('text')
})

test('identifies an entry by id or position', () => {
  expect(topNavItemId(learn, 1)).toBe('1')
  expect(topNavItemId({ ...learn, id: 'learn' }, 1)).toBe('learn')
})

test('activates the longest match', () => {
  expect(activeTopNavItem([learn, api], '/learn/api/tween')).toBe(api)
  expect(activeTopNavItem([learn, api], '/learn/api/tween.html')).toBe(api)
})

test('matches whole segments only', () => {
  expect(activeTopNavItem([learn], '/learning')).toBeUndefined()
})

test('activates the root on the landing page only', () => {
  const home = { text: 'Home', link: '/' }
  expect(activeTopNavItem([home], '/')).toBe(home)
  expect(activeTopNavItem([home], '/example')).toBeUndefined()
})

test('uses match instead of the link', () => {
  const guides = { text: 'Guides', link: '/learn/guides/cli', match: '/learn/guides' }
  expect(activeTopNavItem([guides], '/learn/guides/fonts')).toBe(guides)
})

test('activates a menu with an active entry', () => {
  const menu = { text: 'More', items: [api] }
  expect(activeTopNavItem([menu], '/learn/api/tween')).toBe(menu)
})

test('never activates external links', () => {
  expect(activeTopNavItem([{ text: 'Rust', link: 'https://docs.rs' }], '/')).toBeUndefined()
})

test('uses the specified delays', () => {
  expect(TOP_NAV_OPEN_DELAY_MS).toBe(0)
  expect(MENU_OPEN_DELAY_MS).toBe(200)
  expect(MENU_SKIP_DELAY_MS).toBe(300)
})

test('divides areas of the site from links to other sites and menus', () => {
  const rust = { text: 'Rust', link: 'https://docs.rs' }
  const menu = { text: '0.7.4', items: [api] }
  expect(dividedTopNav([learn, rust, api, menu])).toEqual({ areas: [learn, api], others: [rust, menu] })
})

test('marks the current page before the current area', () => {
  expect(currentState(api, api, '/learn/api.html')).toBe('page')
  expect(currentState(api, api, '/learn/api/tween')).toBe('true')
  expect(currentState(learn, api, '/learn/api/tween')).toBeUndefined()
})
