import { liveScripts, type LiveScripts } from './liveScripts'

let scripts: LiveScripts
beforeAll(async () => {
  scripts = await liveScripts({ minify: false, target: ['esnext'], addressOf: (name, hash) => `/${name}-${hash}.js` })
})

test('scripts that import each other share one hash in their addresses', () => {
  const hashOf = (name: keyof LiveScripts['addresses']) => /-([\da-f]{20})\.js$/.exec(scripts.addresses[name])?.[1]
  expect(hashOf('player-worker')).toBe(hashOf('player-language'))
  expect(hashOf('search-worker')).not.toBe(hashOf('player-worker'))
})

test('the worker loads the language on demand, and the language imports the worker', () => {
  const { texts, addresses } = scripts
  expect(texts['player-worker']).toContain(`import(".${addresses['player-language']}")`)
  expect(texts['player-language']).toMatch(new RegExp(`from "\\.${addresses['player-worker']}"`))
  expect([...texts['player-worker'].matchAll(/^import .* from "/gm)]).toEqual([])
})

test('the language loads natives that few programs call on demand, and they import only the worker', () => {
  const { texts, addresses } = scripts
  expect(texts['player-language']).toContain(`import(".${addresses['player-natives']}")`)
  expect(texts['player-natives']).toContain('"OccupiedEntry::get"')
  expect(texts['player-language']).not.toContain('"OccupiedEntry::get"')
  const imported = [...texts['player-natives'].matchAll(/^import ?\{[^}]*\} ?from "(.*)"/gm)].map(([, from]) => from)
  expect(imported).toEqual([`.${addresses['player-worker']}`])
})

test('lists sources for the license notices', () => {
  expect(scripts.sources).toEqual(expect.arrayContaining([expect.stringMatching(/node_modules\/minisearch\//)]))
})

test("engine declarations are in the language's script only", () => {
  const { texts } = scripts
  expect(texts['player-language']).toContain('struct Bounds')
  expect(texts['player-worker']).not.toContain('struct Bounds')
})
