import { createHash } from 'node:crypto'
import path from 'node:path'
import { minify as minified } from '@swc/core'
import { build } from 'esbuild'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { optionFactsOf } from 'engine/language'
import { headerOf } from 'rust'
import { engineDeclarations } from '../examples/engineDeclarations'

export type LiveScript = 'player-worker' | 'player-language' | 'search-worker'

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
const SEARCH = 'src/features/search/searchWorker.ts'

/**
 * Bundles the workers outside webpack with esbuild and swc, in two seconds. The compiler is a separate script and
 * imports shared code from the worker, so that Play loads only one.
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
  const [player, search] = await Promise.all([
    splitPlayer(common),
    build({ ...common, ...inMemory, entryPoints: [SEARCH] }),
  ])
  const groups: Partial<Record<LiveScript, string>>[] = [player.texts, { 'search-worker': search.outputFiles[0]!.text }]
  const scripts = await Promise.all(groups.map((group) => addressed(group, { minify, addressOf })))
  return {
    addresses: Object.assign({}, ...scripts.map(({ addresses }) => addresses)) as LiveScripts['addresses'],
    texts: Object.assign({}, ...scripts.map(({ texts }) => texts)) as LiveScripts['texts'],
    sources: [player.metafile, search.metafile].flatMap(({ inputs }) =>
      Object.keys(inputs).map((file) => path.resolve(file)),
    ),
  }
}

/** The scripts with their final addresses, which share one hash. */
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

/** swc saves another 3 % after esbuild. */
const MINIFIED = { module: true, ecma: 2022, compress: { passes: 1 }, mangle: true } as const

const inMemory = { write: false, metafile: true, outdir: 'live' } as const

const baseName = (address: string) => `./${address.slice(address.lastIndexOf('/') + 1)}`

export function definitions(): Record<string, string> {
  const engine = engineDeclarations()
  return {
    // A string is inlined where it is used; esbuild would share an object with the player
    __ENGINE_HEADER__: JSON.stringify(JSON.stringify(headerOf(engine))),
    __ENGINE_OPTIONS__: JSON.stringify(optionFactsOf(engine.options)),
    'process.env.NODE_ENV': '"production"',
  }
}

/** The worker with the code that both share, and the compiler, which imports it. */
async function splitPlayer(common: BuildOptions): Promise<{
  texts: Record<'player-worker' | 'player-language', string>
  metafile: Metafile
}> {
  const { outputFiles, metafile } = await build({ ...common, ...inMemory, splitting: true, entryPoints: [PLAYER] })
  const parts = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, './'), text]))
  const named = (prefix: string) => {
    const found = [...parts.keys()].filter((name) => name.startsWith(`./${prefix}`))
    if (found.length !== 1) throw new Error(`liveScripts: ${found.length} parts of the player are called "${prefix}"`)
    return found[0]!
  }
  const [shared, language] = [named('chunk-'), named('language-')]
  const { outputFiles: whole } = await build({
    ...common,
    write: false,
    stdin: { contents: `import '${named('playerWorker')}'\nexport * from '${shared}'`, resolveDir: process.cwd() },
    plugins: [partsOf(parts, language)],
  })
  const linked = (text: string) =>
    text.replaceAll(shared, './player-worker.js').replaceAll(language, './player-language.js')
  return {
    texts: { 'player-worker': linked(whole[0]!.text), 'player-language': linked(parts.get(language)!) },
    metafile,
  }
}

/** Resolves modules from memory and leaves one external. */
function partsOf(parts: ReadonlyMap<string, string>, outside: string): Plugin {
  return {
    name: 'parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) =>
        path === outside ? { path, external: true } : { path, namespace: 'part' },
      )
      onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({ contents: parts.get(path)! }))
    },
  }
}
