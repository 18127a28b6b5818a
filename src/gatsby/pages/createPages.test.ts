import path from 'node:path'
import { createPages, onCreatePage } from './createPages'

jest.mock('../publish/publishedFiles', () => ({ publishSidebar: ({ key }: { key: string }) => `${key}sidebar.json` }))

/** Two pages, of which the first has three errors and is not in the sidebar, and a symbol documented twice. */
const found = {
  allDocPage: {
    nodes: [
      {
        path: '/learn/saving',
        filePath: 'learn/saving.mdx',
        explicitIds: [],
        headings: [],
        links: [{ href: '/learn/savings', line: 3 }],
        images: [{ src: './cat.png', line: 5, file: null }],
      },
      {
        path: '/learn/getting-started',
        filePath: 'learn/getting-started.mdx',
        explicitIds: [],
        headings: [],
        links: [],
        images: [],
      },
    ],
  },
  allEngineSymbol: {
    nodes: ['saving', 'text'].map((page) => ({ name: 'save', filePath: `learn/${page}.mdx`, line: 7 })),
  },
}

async function created() {
  const createPage = jest.fn()
  const panicOnBuild = jest.fn()
  const calls = { actions: { createPage }, graphql: () => Promise.resolve({ data: found }), reporter: { panicOnBuild } }
  await createPages!(calls as unknown as Parameters<NonNullable<typeof createPages>>[0], {} as never, () => {})
  return { pages: createPage.mock.calls.map(([page]) => page as object), errors: String(panicOnBuild.mock.calls[0]) }
}

test.each([
  'content/learn/saving.mdx:3 the link "/learn/savings" points to a page that does not exist',
  'content/learn/saving.mdx:5 the picture "./cat.png" does not exist',
  'content/learn/text.mdx:7 ',
  'content/learn/saving.mdx:1 /learn/saving is not in the sidebar',
])('the build reports %s', async (error) => {
  expect((await created()).errors).toContain(error)
})

test('a page and its alias know their neighbors in the sidebar', async () => {
  const component = path.resolve('src/templates/Page.tsx')
  const sidebar = '/learn/sidebar.json'
  const alone = { route: '/learn/saving', sidebar }
  const listed = { route: '/learn/getting-started', nextPath: '/learn/installation', sidebar }
  expect((await created()).pages).toEqual([
    { path: '/learn/saving', component, context: alone },
    { path: '/learn/saving.html', component, context: alone },
    { path: '/learn/getting-started', component, context: listed },
    { path: '/learn/getting-started.html', component, context: listed },
  ])
})

test('the not-found page has the sidebar of the documentation for its menu, and other pages stay as they are', () => {
  const createPage = jest.fn()
  const changed = (page: object) =>
    void onCreatePage!({ page, actions: { createPage } } as never, {} as never, () => {})
  changed({ path: '/learn/pong', context: { sidebar: '/learn/sidebar.json' } })
  expect(createPage).not.toHaveBeenCalled()
  changed({ path: '/404.html' })
  expect(createPage).toHaveBeenCalledWith({ path: '/404.html', context: { sidebar: '/learn/sidebar.json' } })
})
