type Symbols = typeof import('./publishedSymbols')

const mockFile = { current: {} as unknown }
const mockFetchChunk = jest.fn(async (_data: string, name: string) => ({ json: async () => chunks[name] }))

const chunks: Record<string, unknown> = {
  a: { 'circ!': { summary: 'Circle' }, clear: { summary: 'Clear' } },
  b: { 'rect!': { summary: 'Rectangle' }, 'Tween::set': { summary: 'Set' } },
  n: { macros: ['circ!', 'rect!'], methods: ['Tween::set'] },
}

jest.mock('./fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve(mockFile.current),
  fetchChunk: (data: string, name: string) => mockFetchChunk(data, name),
}))

let symbols: Symbols

beforeEach(async () => {
  jest.resetModules()
  mockFetchChunk.mockClear()
  symbols = await import('./publishedSymbols')
})

const requested = () => mockFetchChunk.mock.calls.map(([, name]) => name)

describe('in chunks', () => {
  beforeEach(() => void (mockFile.current = { firsts: ['circ!', 'rect!'], chunks: ['a', 'b'], names: 'n' }))

  test('requests only the chunk of a symbol, once', async () => {
    expect(Object.keys(await symbols.loadSymbols(['clear', 'circ!']))).toEqual(['circ!', 'clear'])
    await symbols.loadSymbols(['circ!'])
    expect(requested()).toEqual(['a'])
  })

  test('keeps what has been loaded', async () => {
    await symbols.loadSymbols(['circ!'])
    await symbols.loadSymbols(['rect!'])
    expect(Object.keys(symbols.loadedSymbols())).toEqual(['circ!', 'clear', 'rect!', 'Tween::set'])
  })

  test('requests the names on their own', async () => {
    expect(await symbols.loadNames()).toEqual({ macros: ['circ!', 'rect!'], methods: ['Tween::set'] })
    expect(requested()).toEqual(['n'])
  })

  test('a chunk that is missing is requested again', async () => {
    mockFetchChunk.mockRejectedValueOnce(new Error('answered 404'))
    await expect(symbols.loadSymbols(['circ!'])).rejects.toThrow('404')
    expect(Object.keys(await symbols.loadSymbols(['circ!']))).toContain('circ!')
  })
})

test('a whole file has all symbols and needs no chunk', async () => {
  mockFile.current = { entries: { 'rect!': { kind: 'macro' }, 'Tween::set': { kind: 'method' } } }
  expect(Object.keys(await symbols.loadSymbols(['rect!']))).toEqual(['rect!', 'Tween::set'])
  expect(await symbols.loadNames()).toEqual({ macros: ['rect!'], methods: ['Tween::set'] })
  expect(requested()).toEqual([])
})
