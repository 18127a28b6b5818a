import { createHash } from 'node:crypto'
import path from 'node:path'
import { minify as minified } from '@swc/core'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { optionFactsOf } from 'engine/language'
import { headerOf } from 'rust'
import { coreStd } from 'rust/machine'
import { stdNatives } from 'rust/std'
import { engineDeclarations } from '../examples/engineDeclarations'

/** Scripts outside the page's bundle: workers, and what the playground starts before the bundle. */
export type LiveScript = PlayerScript | 'player-surface' | 'search-worker' | 'playground-start'

export type LiveScripts = {
  addresses: Record<LiveScript, string>
  texts: Record<LiveScript, string>
  sources: string[]
}

export type Wanted = {
  minify: boolean
  target: string[]
  /** The address of a script for their common hash. */
  addressOf: (name: LiveScript, hash: string) => string
}

const PLAYER = 'src/player/runtime/playerWorker.ts'
const SURFACE = 'src/player/runtime/surface.ts'
const SEARCH = 'src/features/search/searchWorker.ts'
const START = 'src/player/playground/playgroundStart.ts'

/**
 * Bundles the scripts outside webpack, with esbuild and swc in two seconds. The language, rarely called natives and the
 * names that std lacks are separate and import shared code from the worker, so Play loads one script. The surface script
 * shares nothing.
 */
export async function liveScripts({ minify, target, addressOf }: Wanted): Promise<LiveScripts> {
  const common: BuildOptions = {
    bundle: true,
    format: 'esm',
    minify,
    target,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: definitions(),
  }
  const [player, surface, search, start] = await Promise.all([
    splitPlayer(common),
    build({ ...common, ...inMemory, entryPoints: [SURFACE] }),
    build({ ...common, ...inMemory, entryPoints: [SEARCH] }),
    build({ ...common, ...inMemory, entryPoints: [START], format: 'iife' }),
  ])
  const groups: Partial<Record<LiveScript, string>>[] = [
    { ...player.texts, 'player-surface': surface.outputFiles[0]!.text },
    { 'search-worker': search.outputFiles[0]!.text },
    { 'playground-start': start.outputFiles[0]!.text },
  ]
  const scripts = await Promise.all(groups.map((group) => addressed(group, { minify, addressOf })))
  return {
    addresses: Object.assign({}, ...scripts.map(({ addresses }) => addresses)) as LiveScripts['addresses'],
    texts: Object.assign({}, ...scripts.map(({ texts }) => texts)) as LiveScripts['texts'],
    sources: [player.metafile, surface.metafile, search.metafile, start.metafile].flatMap(({ inputs }) =>
      Object.keys(inputs).map((file) => path.resolve(file)),
    ),
  }
}

/** Addresses share one hash. */
async function addressed(
  group: Partial<Record<LiveScript, string>>,
  { minify, addressOf }: Pick<Wanted, 'minify' | 'addressOf'>,
) {
  const names = Object.keys(group) as LiveScript[]
  const small = await Promise.all(
    names.map(async (name) => (minify ? (await minified(group[name]!, MINIFIED)).code : group[name]!)),
  )
  const hash = createHash('sha256').update(small.join('\n')).digest('hex').slice(0, 20)
  const addresses = Object.fromEntries(names.map((name) => [name, addressOf(name, hash)]))
  const linked = (text: string) =>
    names.reduce((linking, name) => linking.replaceAll(`./${name}.js`, baseName(addresses[name]!)), text)
  return { addresses, texts: Object.fromEntries(names.map((name, i) => [name, linked(small[i]!)])) }
}

/** swc saves another 4 % after esbuild. */
const MINIFIED = { module: true, ecma: 2022, compress: { passes: 3 }, mangle: true } as const

const inMemory = { write: false, metafile: true, outdir: 'live' } as const

const baseName = (address: string) => `./${address.slice(address.lastIndexOf('/') + 1)}`

/** Natives of trait impls, such as `<HashMap as Clone>::clone`, that the worker lacks. */
export const laterTraitNatives = () => Object.keys(stdNatives).filter((key) => key.startsWith('<') && !(key in coreStd))

export function definitions(): Record<string, string> {
  const engine = engineDeclarations()
  return {
    // A string is inlined where it is used; esbuild would share an object with the player
    __ENGINE_HEADER__: JSON.stringify(JSON.stringify(headerOf(engine))),
    __LATER_TRAIT_NATIVES__: JSON.stringify(laterTraitNatives()),
    __ENGINE_OPTIONS__: JSON.stringify(optionFactsOf(engine.options)),
    'process.env.NODE_ENV': '"production"',
  }
}

type PlayerScript = 'player-worker' | 'player-language' | 'player-natives' | 'player-absent'

/** The worker with all shared code, and the scripts loaded on demand. */
async function splitPlayer(common: BuildOptions): Promise<{ texts: Record<PlayerScript, string>; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    ...common,
    ...inMemory,
    splitting: true,
    entryPoints: [PLAYER],
    plugins: [surfaceOutside],
  })
  const raw = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, './'), text]))
  const shared = [...raw.keys()].filter((name) => name.startsWith('./chunk-'))
  const parts = new Map([...raw].map(([name, text]) => [name, withUniqueNames(name, text, shared)]))
  const named = (prefix: string) => {
    const found = [...parts.keys()].filter((name) => name.startsWith(`./${prefix}`))
    if (found.length !== 1) throw new Error(`liveScripts: ${found.length} parts of the player are called "${prefix}"`)
    return found[0]!
  }
  const later = {
    'player-language': named('language-'),
    'player-natives': named('laterParts-'),
    'player-absent': named('absent-'),
  }
  const contents = [named('playerWorker'), ...shared].map((name) => `export * from '${name}'`).join('\n')
  const { outputFiles: whole } = await build({
    ...common,
    write: false,
    stdin: { contents, resolveDir: process.cwd() },
    plugins: [partsOf(parts, [...Object.values(later), SURFACE_SCRIPT])],
  })
  const linked = (text: string) => {
    const names = [...shared.map((name) => ['player-worker', name]), ...Object.entries(later)]
    return names.reduce((linking, [script, name]) => linking.replaceAll(name!, `./${script}.js`), text)
  }
  return {
    texts: {
      'player-worker': linked(whole[0]!.text),
      'player-language': linked(parts.get(later['player-language'])!),
      'player-natives': linked(parts.get(later['player-natives'])!),
      'player-absent': linked(parts.get(later['player-absent'])!),
    },
    metafile,
  }
}

/** The surface script shares no code with the worker. */
const surfaceOutside: Plugin = {
  name: 'surface',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/surface$/ }, () => ({ path: SURFACE_SCRIPT, external: true }))
  },
}

const SURFACE_SCRIPT = './player-surface.js'

/** esbuild names the exports of each chunk `a`, `b` and so on, which would collide. */
function withUniqueNames(name: string, text: string, shared: readonly string[]): string {
  const own = shared.indexOf(name)
  const renamed = (names: string, rename: (first: string, second: string) => string) =>
    names.split(',').map((written) => {
      const [first, second = first] = written.trim().split(/\s+as\s+/)
      return rename(first!, second!)
    })
  return text
    .replace(/\bimport\s*\{([^}]*)\}\s*from\s*"(\.\/chunk-\w+\.js)"/g, (_, names: string, from: string) => {
      const unique = renamed(names, (exported, local) => `${exported}$${shared.indexOf(from)} as ${local}`)
      return `import { ${unique.join()} } from "${from}"`
    })
    .replace(/\bexport\s*\{([^}]*)\};?\s*$/, (written, names: string) => {
      const unique = renamed(names, (local, exported) => `${local} as ${exported}$${own}`)
      return own < 0 ? written : `export { ${unique.join()} };`
    })
}

/** Resolves parts from memory and leaves some external. */
function partsOf(parts: ReadonlyMap<string, string>, outside: readonly string[]): Plugin {
  return {
    name: 'parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) =>
        outside.includes(path) ? { path, external: true } : { path, namespace: 'part' },
      )
      onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({ contents: parts.get(path)! }))
    },
  }
}
