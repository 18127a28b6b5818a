import { sidebarWithGroups } from './sidebarWithGroups'

const page = (name: string, group: string) => {
  const path = `/learn/added/${name}`
  return { path, filePath: `${path.slice(1)}.mdx`, title: name.toUpperCase(), group, source: '' }
}

const entry = { text: 'Tween', link: '/learn/tween' }
const groups = [
  { text: 'Added 1', collapsed: true, items: [{ text: 'A', link: '/learn/added/a' }] },
  { text: 'Added 2', collapsed: true, items: [{ text: 'B', link: '/learn/added/b' }] },
]
const pages = [page('a', 'Added 1'), page('b', 'Added 2')]

test('appends pages in closed groups', () => {
  expect(sidebarWithGroups([entry], pages)).toEqual([entry, ...groups])
})

test('adds them to the sidebar of their path', () => {
  expect(sidebarWithGroups({ '/': [entry], '/learn/': [entry] }, pages)).toEqual({
    '/': [entry],
    '/learn/': { items: [entry, ...groups], backLink: false },
  })
})

test('leaves a sidebar unchanged without further pages', () => {
  expect(sidebarWithGroups([entry], [])).toEqual([entry])
})
