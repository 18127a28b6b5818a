import { liveScripts, type LiveScripts } from './liveScripts'

let scripts: LiveScripts
beforeAll(async () => {
  scripts = await liveScripts({ minify: false, target: ['esnext'], addressOf: (name, hash) => `/${name}-${hash}.js` })
})

test('each script has an address with a hash, one for those that name each other', () => {
  const hashOf = (name: keyof LiveScripts['addresses']) => /-([\da-f]{20})\.js$/.exec(scripts.addresses[name])?.[1]
  expect(hashOf('player-worker')).toBe(hashOf('player-language'))
  expect(hashOf('search-worker')).not.toBe(hashOf('player-worker'))
})

test('the worker asks for its language when it is wanted, and the language for the worker that is there', () => {
  const { texts, addresses } = scripts
  expect(texts['player-worker']).toContain(`import(".${addresses['player-language']}")`)
  expect(texts['player-language']).toMatch(new RegExp(`from "\\.${addresses['player-worker']}"`))
  expect([...texts['player-worker'].matchAll(/^import .* from "/gm)]).toEqual([])
})

test('what they are made of is known, for the notices', () => {
  expect(scripts.sources).toEqual(expect.arrayContaining([expect.stringMatching(/node_modules\/minisearch\//)]))
})

test('what programs can name of the engine comes with the language: who plays does not load it', () => {
  const { texts } = scripts
  expect(texts['player-language']).toContain('struct Bounds')
  expect(texts['player-worker']).not.toContain('struct Bounds')
})
