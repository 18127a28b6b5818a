type Fetching = typeof import('./fetchPublished')

const files: Record<string, unknown> = {
  '/docs/assets/manifest.json': { symbols: '/assets/symbols-1234abcd.json', 'search-index': '/assets/gone.json' },
  '/docs/assets/symbols-1234abcd.json': { 'rect!': {} },
}

const fetchMock = jest.fn(async (address: string) => ({
  ok: address in files,
  status: 404,
  json: async () => files[address],
}))

let fetchPublished: Fetching['fetchPublished']

beforeEach(async () => {
  jest.resetModules()
  ;({ fetchPublished } = await import('./fetchPublished'))
  fetchMock.mockClear()
  Object.assign(globalThis, { fetch: fetchMock })
})

test('requests the manifest again for the file', async () => {
  const response = await fetchPublished('symbols', '/docs')
  expect(await response.json()).toEqual({ 'rect!': {} })
  expect(fetchMock).toHaveBeenCalledWith('/docs/assets/manifest.json', expect.objectContaining({ cache: 'no-cache' }))
})

test('a file that is gone is an error', async () => {
  await expect(fetchPublished('search-index', '/docs')).rejects.toThrow('/docs/assets/gone.json answered 404')
})

test('a file that is not there in time is given up, and so is one that comes too slowly', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  await fetchPublished('symbols', '/docs')
  expect(timeout).toHaveBeenCalledWith(20_000)
  const signals = fetchMock.mock.calls.map((call) => (call as unknown as [string, RequestInit])[1].signal)
  expect(signals).toEqual(timeout.mock.results.map(({ value }) => value as AbortSignal))
})

const requestsOf = (end: string) => fetchMock.mock.calls.filter(([address]) => address.endsWith(end)).length

test('all files ask for the manifest once', async () => {
  await Promise.allSettled([fetchPublished('symbols', '/docs'), fetchPublished('symbols', '/docs')])
  await fetchPublished('symbols', '/docs')
  expect(requestsOf('manifest.json')).toBe(1)
})

test('a file that a known manifest names and that is gone is looked up in the manifest of now', async () => {
  await fetchPublished('symbols', '/docs')
  const { '/docs/assets/symbols-1234abcd.json': symbols, ...others } = files
  const moved = { symbols: '/assets/symbols-5678abcd.json' }
  const now = { ...others, '/docs/assets/manifest.json': moved, '/docs/assets/symbols-5678abcd.json': symbols }
  fetchMock.mockImplementation(async (address) => ({
    ok: address in now,
    status: 404,
    json: async () => (now as typeof files)[address],
  }))
  expect(await (await fetchPublished('symbols', '/docs')).json()).toEqual({ 'rect!': {} })
  expect(requestsOf('manifest.json')).toBe(2)
})
