import fs from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { LOADING_PATIENCE_MS } from '../lib/loading/inTime'
import { constantsOf, isRendering } from './constants'
import { foundBy } from './foundBy'
import { publishedLiveScripts } from './liveScripts/publishedLiveScripts'
import { ownCodeVersion } from './ownCode'
import { NoticesPlugin } from './publish/notices'
import { ReplacedModules } from './replacedModules'
import { SteadyHash } from './steadyHash'
import { isWithoutQueries } from './queryFiles'
import { compileQuickly, extendPostcss, isWithoutComponents, nameClasses, renderWithoutLater } from './webpackRules'

/** What a page needs at once. The styles of everything else come with its script, when a reader wants it. */
const isReadingPath = ({ name }: { name?: string }) => name === 'app' || Boolean(name?.startsWith('component---'))

/** Gatsby's loader of pages, which the browser script reaches into. */
const PAGE_LOADER = '.cache/loader.js'

/** The browsers of the site, as esbuild names them: `chrome123`. */
function namedBrowsers(): string[] {
  const { browserslist } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'))
}

/**
 * Puts the banner's finished HTML, the addresses of the workers and the scripts of each page into the bundle as constants, and
 * keeps out of the reading path what a reader may never open. Published scripts carry no address of a source map: it would be
 * a part of every prefetched page.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (gatsby) => {
  const { stage, actions, plugins } = gatsby
  const live = stage === 'build-javascript' ? await publishedLiveScripts(namedBrowsers()) : undefined
  foundBy(PAGE_LOADER, [PAGE_LOADER].filter(fs.existsSync))
  actions.setWebpackConfig({
    plugins: [
      plugins.define(constantsOf(stage, live?.addresses)),
      ...(stage === 'build-javascript'
        ? [new NoticesPlugin(live?.sources), new ReplacedModules(), new SteadyHash()]
        : []),
    ],
    resolve: { alias: { 'gatsby-page-loader': path.resolve(PAGE_LOADER) } },
    // Published scripts have none, and nobody reads the map of what renders pages
    ...(stage !== 'develop' && { devtool: false }),
  })
  changeConfig(gatsby)
}

/** What of Gatsby's own configuration is other here than it makes it. Each rule that no longer finds its place says so. */
function changeConfig({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  const config = getConfig() as Configuration & { module: { rules: never[] } }
  const { rules } = config.module
  nameClasses(rules)
  extendPostcss(rules)
  nameCacheDependencies(config)
  compileQuickly(
    rules,
    stage === 'develop' ? isWithoutComponents : isWithoutQueries,
    stage === 'build-javascript' ? namedBrowsers() : stage === 'develop' ? 'esnext' : 'node18',
  )
  // Our sources are looked for first where they are
  const { extensions = [] } = config.resolve!
  config.resolve!.extensions = ['.ts', '.tsx', ...extensions.filter((name) => !/tsx?$/.test(name))]
  leaveOutShadowing(config)
  if (isRendering(stage)) renderWithoutLater(rules)
  if (stage === 'develop') leaveOutEslint(config)
  config.output!.chunkLoadTimeout = LOADING_PATIENCE_MS
  if (stage === 'build-javascript') splitForReaders(config)
  actions.replaceWebpackConfig(config)
}

/**
 * Names what webpack's cache depends on besides the sources: the installed packages and our own rules. Left to itself, webpack
 * follows everything that Gatsby requires, which takes as long as the build.
 */
function nameCacheDependencies({ cache }: Configuration) {
  const caches = typeof cache === 'object' && cache.type === 'filesystem' ? [cache] : []
  for (const own of foundBy("what webpack's cache depends on", caches)) {
    own.version = ownCodeVersion()
    own.buildDependencies = { defaultWebpack: [], packages: [path.resolve('package-lock.json')] }
  }
}

/** Themes, which could put files in the place of others, and polyfills by address are not used here. */
function leaveOutShadowing({ resolve }: Configuration) {
  const plugins = resolve?.plugins ?? []
  const isUnused = (plugin: unknown) =>
    plugin?.constructor.name === 'GatsbyThemeComponentShadowingResolverPlugin' ||
    plugin?.constructor.name === 'CoreJSResolver'
  foundBy("Gatsby's theme shadowing", plugins.filter(isUnused))
  resolve!.plugins = plugins.filter((plugin) => !isUnused(plugin))
}

/** The sources have a linter of their own, which knows more rules. */
function leaveOutEslint(config: Configuration) {
  const { plugins = [] } = config
  const isEslint = (plugin: unknown) => plugin?.constructor.name === 'ESLintWebpackPlugin'
  foundBy("Gatsby's own linter", plugins.filter(isEslint))
  config.plugins = plugins.filter((plugin) => !isEslint(plugin))
}

type CacheGroups = Record<string, false | { chunks?: unknown }>

/** What is known here of webpack's plugin for minifiers. */
type Minimizer = { constructor: { name: string; swcMinify?: unknown }; options: { minimizer?: unknown } }

/** Keeps styles and code that a reader may never need out of every page. */
function splitForReaders({ optimization }: Configuration) {
  const minimizers = (optimization?.minimizer ?? []) as unknown as Minimizer[]
  const terser = minimizers.filter(({ constructor }) => constructor.name === 'TerserPlugin')
  // swc needs a tenth of the time, and makes them as small
  for (const { options, constructor } of foundBy("Gatsby's minifier", terser)) {
    options.minimizer = { implementation: constructor.swcMinify, options: { ecma: 2022, compress: { passes: 2 } } }
  }
  const groups = ((optimization?.splitChunks || {}).cacheGroups ?? {}) as CacheGroups
  // Gatsby inlines all styles into each page: also those of dialogs and popups
  foundBy('the cache group "styles"', groups.styles || undefined).chunks = isReadingPath
  // What two scripts share that a reader may never open would otherwise be asked for with every page
  foundBy('the cache group "commons"', groups.commons || undefined)
  groups.commons = false
  // What only the editor needs stands in one file with it
  foundBy('the cache group "lib"', groups.lib || undefined)
  groups.lib = false
}
