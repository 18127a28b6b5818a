import { fetchPublished } from './fetchPublished'

const files: Record<string, unknown> = {
  '/docs/assets/manifest.json': { symbols: '/assets/symbols-1234abcd.json', 'search-index': '/assets/gone.json' },
  '/docs/assets/symbols-1234abcd.json': { 'rect!': {} },
}

const fetchMock = jest.fn(async (address: string) => ({
  ok: address in files,
  status: 404,
  json: async () => files[address],
}))

beforeEach(() => {
  fetchMock.mockClear()
  Object.assign(globalThis, { fetch: fetchMock })
})

test('the manifest, asked for anew, names the file', async () => {
  const response = await fetchPublished('symbols', '/docs')
  expect(await response.json()).toEqual({ 'rect!': {} })
  expect(fetchMock).toHaveBeenCalledWith('/docs/assets/manifest.json', { cache: 'no-cache' })
})

test('a file that is gone is an error', async () => {
  await expect(fetchPublished('search-index', '/docs')).rejects.toThrow('/docs/assets/gone.json answered 404')
})

test('files that are wanted at the same time ask for the manifest once, and later ones again', async () => {
  await Promise.allSettled([fetchPublished('symbols', '/docs'), fetchPublished('search-index', '/docs')])
  const asked = () => jest.mocked(fetch).mock.calls.filter(([address]) => String(address).endsWith('manifest.json'))
  expect(asked()).toHaveLength(1)
  await fetchPublished('symbols', '/docs')
  expect(asked()).toHaveLength(2)
})
