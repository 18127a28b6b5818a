/** @jest-environment node */
import path from 'node:path'
import { createPages } from './createPages'

/** What the query finds of one page, with three faults in it, and of one symbol that two pages document. */
const found = {
  allDocPage: {
    nodes: [
      {
        path: '/learn/saving',
        filePath: 'learn/saving.mdx',
        bodyFilePath: path.resolve('content/learn/saving.mdx'),
        explicitIds: [],
        headings: [],
        links: [{ href: '/learn/savings', line: 3 }],
        images: [{ src: './cat.png', line: 5, file: null }],
        neighbors: { previous: { path: '/learn/text' }, next: null },
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
  return { pages: createPage.mock.calls.map(([page]) => page as object), faults: String(panicOnBuild.mock.calls[0]) }
}

test.each([
  'content/learn/saving.mdx:3 the link "/learn/savings" leads to no page',
  'content/learn/saving.mdx:5 the picture "./cat.png" is no file',
  'content/learn/text.mdx:7 ',
  'content/learn/saving.mdx:1 /learn/saving is in no sidebar',
])('the build tells %s', async (fault) => {
  expect((await created()).faults).toContain(fault)
})

test('a page and its alias have the same neighbors', async () => {
  const context = { route: '/learn/saving', previousPath: '/learn/text', nextPath: undefined }
  const component = path.resolve('src/templates/Page.tsx')
  expect((await created()).pages).toEqual([
    { path: '/learn/saving', component, context },
    { path: '/learn/saving.html', component, context },
  ])
})
