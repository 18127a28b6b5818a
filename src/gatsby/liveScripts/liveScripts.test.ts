import { liveScripts, type LiveScripts } from './liveScripts'

let scripts: LiveScripts
beforeAll(async () => {
  scripts = await liveScripts({ minify: false, target: ['esnext'], addressOf: (name, hash) => `/${name}-${hash}.js` })
})

test('scripts that import each other share one hash in their addresses', () => {
  const hashOf = (name: keyof LiveScripts['addresses']) => /-([\da-f]{20})\.js$/.exec(scripts.addresses[name])?.[1]
  expect(hashOf('player-worker')).toBe(hashOf('player-language'))
  expect(hashOf('player-worker')).toBe(hashOf('player-surface'))
  expect(hashOf('search-worker')).not.toBe(hashOf('player-worker'))
})

test('the worker loads the language on demand, and the language imports the worker', () => {
  const { texts, addresses } = scripts
  expect(texts['player-worker']).toContain(`import(".${addresses['player-language']}")`)
  expect(texts['player-language']).toMatch(new RegExp(`from "\\.${addresses['player-worker']}"`))
  expect([...texts['player-worker'].matchAll(/^import .* from "/gm)]).toEqual([])
})

test('the language loads what few programs call or name on demand, which imports only the worker', () => {
  const { texts, addresses } = scripts
  expect(texts['player-language']).toContain(`import(".${addresses['player-natives']}")`)
  expect(texts['player-natives']).toContain('"OccupiedEntry::get"')
  expect(texts['player-language']).not.toContain('"OccupiedEntry::get"')
  expect(texts['player-natives']).toContain('struct BinaryHeap')
  expect(texts['player-language']).not.toContain('struct BinaryHeap')
  const imported = [...texts['player-natives'].matchAll(/^import ?\{[^}]*\} ?from "(.*)"/gm)].map(([, from]) => from)
  expect(new Set(imported)).toEqual(new Set([`.${addresses['player-worker']}`]))
})

test('the language loads the names that std lacks on demand', () => {
  const { texts, addresses } = scripts
  expect(texts['player-language']).toContain(`import(".${addresses['player-absent']}")`)
  expect(texts['player-absent']).toContain('encode_utf16')
  expect(texts['player-natives']).not.toContain('encode_utf16')
})

test('the worker loads what draws through shaders on demand, which imports nothing', () => {
  const { texts, addresses } = scripts
  expect(texts['player-worker']).toContain(`import(".${addresses['player-surface']}")`)
  expect(texts['player-worker']).not.toContain('requestAdapter')
  expect(texts['player-surface']).toContain('requestAdapter')
  expect([...texts['player-surface'].matchAll(/^import .* from "/gm)]).toEqual([])
})

test('lists sources for the license notices', () => {
  expect(scripts.sources).toEqual(expect.arrayContaining([expect.stringMatching(/\/searchWords\.ts$/)]))
})

test("engine declarations are in the language's script only", () => {
  const { texts } = scripts
  expect(texts['player-language']).toContain('struct Bounds')
  expect(texts['player-worker']).not.toContain('struct Bounds')
})
