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

test('further pages stand in closed groups below the others', () => {
  expect(sidebarWithGroups([entry], pages)).toEqual([entry, ...groups])
})

test('of several sidebars, the one of their path gets them', () => {
  expect(sidebarWithGroups({ '/': [entry], '/learn/': [entry] }, pages)).toEqual({
    '/': [entry],
    '/learn/': { items: [entry, ...groups], backLink: false },
  })
})

test('without further pages a sidebar stays as it is', () => {
  expect(sidebarWithGroups([entry], [])).toEqual([entry])
})
