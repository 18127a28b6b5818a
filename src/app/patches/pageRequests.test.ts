import type { FetchedPage } from 'gatsby-page-loader'
import { upstreamText } from '../../../tests/upstream'
import { loadedSidebar } from '../sidebars'
import { loadSidebarsWithPages, requestOncePerPage } from './pageRequests'

const { BaseLoader } = jest.requireActual<typeof import('gatsby-page-loader')>('gatsby/cache-dir/loader')

test.each(['loadAppData', 'fetchPageDataJson', 'loadPageDataJson', 'loadPage', 'hovering'] as const)(
  "Gatsby's loader still has the method %s",
  (method) => {
    expect(BaseLoader.prototype[method]).toBeInstanceOf(Function)
  },
)

test.each([
  ['keeps the data of pages in pageDataDb', 'this.pageDataDb.set(pagePath, pageData)'],
  ['takes requests for page data as one object', 'this.fetchPageDataJson({ pagePath })'],
  ['requests the app data with every page', 'this.loadAppData(),'],
  ['goes without app data', 'webpackCompilationHash: appDataResponse\n                  ? '],
  ['requests the data at /page-data/…/page-data.json', '/page-data/${fixedPath}/page-data.json'],
])("Gatsby's loader still %s", (_fact, text) => {
  expect(upstreamText('gatsby/cache-dir/loader.js')).toContain(text)
})

/** The part of Gatsby's loader that makes requests; it records them. */
function loaderOf(answers: Record<string, FetchedPage>) {
  const requests: string[] = []
  const loader = {
    pageDataDb: new Map<string, FetchedPage>(),
    loadAppData: () => Promise.resolve({ webpackCompilationHash: 'app-data' } as object | undefined),
    fetchPageDataJson: ({ pagePath }: { pagePath: string }) => {
      requests.push(pagePath)
      return Promise.resolve({ ...answers[pagePath]!, pagePath })
    },
    loadPageDataJson: async (path: string): Promise<FetchedPage> => {
      const page = await loader.fetchPageDataJson({ pagePath: path })
      loader.pageDataDb.set(path, page)
      return page
    },
    loadPage: (path: string): Promise<unknown> => loader.loadPageDataJson(path),
    hovering: (path: string): unknown => void path,
  }
  requestOncePerPage(loader)
  return { loader, requests }
}

const tween = { status: 'success', payload: { path: '/learn/api/tween', result: {} } }

test('nobody asks which build is published: the data of a page say so', async () => {
  await expect(loaderOf({}).loader.loadAppData()).resolves.toBeUndefined()
})

test('the alias of a page has the data of the page, under its own path', async () => {
  const { loader, requests } = loaderOf({ '/learn/api/tween': tween })
  const page = await loader.fetchPageDataJson({ pagePath: '/learn/api/tween.html' })
  expect(page.payload?.path).toBe('/learn/api/tween.html')
  expect(requests).toEqual(['/learn/api/tween'])
})

test('a page whose alias is known is not asked for again, nor the other way around', async () => {
  const { loader, requests } = loaderOf({ '/learn/api/tween': tween })
  await loader.loadPageDataJson('/learn/api/tween.html')
  const page = await loader.loadPageDataJson('/learn/api/tween')
  expect(page.payload?.path).toBe('/learn/api/tween')
  expect(requests).toEqual(['/learn/api/tween'])
})

test('the page for what is not found keeps its address', async () => {
  const { loader, requests } = loaderOf({ '/404.html': { status: 'success', notFound: true } })
  await loader.fetchPageDataJson({ pagePath: '/404.html' })
  expect(requests).toEqual(['/404.html'])
})

test('a failure is not remembered', async () => {
  const { loader, requests } = loaderOf({ '/learn/api/tween': { status: 'error' } })
  await loader.loadPageDataJson('/learn/api/tween')
  await loader.loadPageDataJson('/learn/api/tween')
  expect(requests).toEqual(['/learn/api/tween', '/learn/api/tween'])
})

test('a prefetch resolves when the page is loaded', async () => {
  const { loader } = loaderOf({ '/learn/api/tween': tween })
  await expect(loader.hovering('/learn/api/tween')).resolves.toMatchObject(tween)
})

describe('data of another build', () => {
  const withBuild = (build: string) => ({ status: 'success', payload: { path: '/learn/api/tween', result: { build } } })
  const fetchMock = jest.fn()

  beforeEach(() => {
    fetchMock.mockReset()
    Object.assign(globalThis, { fetch: fetchMock })
    window.___webpackCompilationHash = 'b2'
  })

  test('are asked for once more, past every cache', async () => {
    const { loader } = loaderOf({ '/learn/api/tween': withBuild('a1') })
    fetchMock.mockResolvedValue({ ok: true, json: async () => withBuild('b2').payload })
    const page = await loader.loadPageDataJson('/learn/api/tween')
    expect(page.payload?.result.build).toBe('b2')
    expect(fetchMock.mock.calls).toEqual([['/page-data/learn/api/tween/page-data.json', { cache: 'reload' }]])
  })

  test('are believed where there are no others', async () => {
    const { loader } = loaderOf({ '/learn/api/tween': withBuild('c3') })
    fetchMock.mockRejectedValue(new Error('No network'))
    const page = await loader.loadPageDataJson('/learn/api/tween')
    expect(page.payload?.result.build).toBe('c3')
  })

  test('are not looked for where the build is that of the scripts', async () => {
    const { loader } = loaderOf({ '/learn/api/tween': withBuild('b2') })
    await loader.loadPageDataJson('/learn/api/tween')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('the sidebar of a page', () => {
  const withSidebar = (sidebar: string) => ({
    status: 'success',
    payload: { path: '/learn/api/tween', result: { pageContext: { sidebar } } },
  })
  const fetchMock = jest.fn()

  beforeEach(() => {
    fetchMock.mockReset()
    Object.assign(globalThis, { fetch: fetchMock })
  })

  function loaderWith(answers: Record<string, FetchedPage>) {
    const { loader } = loaderOf(answers)
    loadSidebarsWithPages(loader)
    return loader
  }

  test('is loaded with the page, once for all pages', async () => {
    const answers = { '/learn/a': withSidebar('/assets/1.json'), '/learn/b': withSidebar('/assets/1.json') }
    const sidebar = { key: '/learn/', items: [{ text: 'A', link: '/learn/a' }], backLink: false }
    fetchMock.mockResolvedValue({ ok: true, json: async () => sidebar })
    const loader = loaderWith(answers)
    expect((await loader.loadPageDataJson('/learn/a')).status).toBe('success')
    expect((await loader.loadPageDataJson('/learn/b')).status).toBe('success')
    expect(loadedSidebar('/assets/1.json')).toEqual(sidebar)
    expect(fetchMock.mock.calls.map(([address]) => address as string)).toEqual(['/assets/1.json'])
  })

  test('fails its page, and is requested again', async () => {
    const loader = loaderWith({ '/learn/a': withSidebar('/assets/2.json') })
    fetchMock.mockResolvedValueOnce({ ok: false, status: 404 })
    expect((await loader.loadPageDataJson('/learn/a')).status).toBe('error')
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ key: '', items: [], backLink: false }) })
    expect((await loader.loadPageDataJson('/learn/a')).status).toBe('success')
  })
})
