/*
 * Upstream: Gatsby's webpack configuration compiles everything with Babel and minifies with Terser, inlines the styles of all
 * components into each page, and loads code shared by two chunks with every page.
 * Change: the functions below, each with its gain. All of them find what they change by loader, plugin or cache group.
 * Remove when: see the table in CONTRIBUTING.md; each function can go on its own.
 */
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration, LoaderContext, RuleSetRule } from 'webpack'
import { LOAD_TIMEOUT_MS } from '../../lib/loading/memoizedLoad'
import { expectUpstream } from '../expectUpstream'
import { isWithoutQueries } from '../queryFolders'
import { classNameOf, stylePlugins } from '../styleSheets'
import { siteCodeVersion } from './cacheVersion'

type GatsbyConfiguration = Configuration & { module: { rules: RuleSetRule[] } }

/** Applies all changes to Gatsby's configuration. `browsers` are the site's, in esbuild's notation. */
export function changeWebpackConfig(
  { stage, getConfig, actions }: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig' | 'actions'>,
  browsers: string[],
) {
  const config = getConfig() as GatsbyConfiguration
  const { rules } = config.module
  const isRendering = stage === 'build-html' || stage === 'develop-html'
  nameClasses(rules)
  extendPostcss(rules)
  nameCacheDependencies(config)
  compileWithEsbuild(
    rules,
    stage === 'develop' ? isWithoutComponents : isWithoutQueries,
    stage === 'build-javascript' ? browsers : stage === 'develop' ? 'esnext' : 'node18',
  )
  if (isRendering) leaveOutDynamicImports(rules)
  if (stage === 'develop') leaveOutEslint(config)
  config.output!.chunkLoadTimeout = LOAD_TIMEOUT_MS
  if (stage === 'build-javascript') {
    minifyWithSwc(config)
    splitForReaders(config)
  }
  actions.replaceWebpackConfig(config)
}

type Use = { loader?: unknown; options?: unknown }

/** Matches loaders by part of their path. */
function usesOf(rules: unknown, loader: RegExp): Use[] {
  if (!Array.isArray(rules)) return []
  return (rules as (RuleSetRule | Use)[]).flatMap((rule) => {
    if (typeof rule !== 'object' || rule === null) return []
    const own = loader.test(String((rule as Use).loader)) ? [rule as Use] : []
    const { oneOf, use } = rule as RuleSetRule
    return [...own, ...usesOf(oneOf, loader), ...usesOf(use, loader)]
  })
}

type CssOptions = {
  modules?: false | { getLocalIdent?: (context: { resourcePath: string }, _: string, name: string) => string }
}

function nameClasses(rules: unknown) {
  const modules = usesOf(rules, /[\\/]css-loader[\\/]/).flatMap(({ options }) => (options as CssOptions)?.modules || [])
  for (const module of expectUpstream('the CSS modules of css-loader', modules)) {
    module.getLocalIdent = ({ resourcePath }, _, name) => classNameOf(resourcePath, name)
  }
}

type PostcssOptions = { postcssOptions: (context: LoaderContext<unknown>) => { plugins: unknown[] } }

/** Also skips the search for a configuration next to each style sheet. */
function extendPostcss(rules: unknown) {
  for (const { options } of expectUpstream('postcss-loader', usesOf(rules, /[\\/]postcss-loader[\\/]/))) {
    const loader = options as PostcssOptions
    const { postcssOptions } = loader
    loader.postcssOptions = (context) => {
      const theirs = postcssOptions(context)
      return { ...theirs, config: false, plugins: [...stylePlugins(), ...theirs.plugins] }
    }
  }
}

/**
 * The installed packages and our own rules, besides the sources. By default, webpack follows everything that Gatsby
 * requires, which takes as long as the build.
 */
function nameCacheDependencies({ cache }: Configuration) {
  const caches = typeof cache === 'object' && cache.type === 'filesystem' ? [cache] : []
  for (const own of expectUpstream("webpack's file cache", caches)) {
    own.version = siteCodeVersion()
    own.buildDependencies = { defaultWebpack: [], packages: [path.resolve('package-lock.json')] }
  }
}

/** React Refresh can skip such a file. */
export const isWithoutComponents = (file: string) => isWithoutQueries(file) && file.endsWith('.ts')

/** Gatsby copies these files into each site; they contain no queries. */
export const isCopied = (file: string) => path.dirname(file) === path.resolve('.cache')

type ScriptRule = { test?: unknown; exclude?: unknown }

/** Takes a tenth of Babel's time for our files and Gatsby's copies. */
function compileWithEsbuild(rules: RuleSetRule[], isOurs: (file: string) => boolean, target: string | string[]) {
  const scripts = (rules as ScriptRule[]).filter(({ test }) => test instanceof RegExp && test.test('.tsx'))
  for (const rule of expectUpstream('the rules of babel-loader', scripts)) {
    const { exclude } = rule
    rule.exclude = (file: string) => isOurs(file) || isCopied(file) || (typeof exclude === 'function' && exclude(file))
  }
  const esbuild = { loader: 'esbuild-loader', options: { target, jsx: 'automatic' } }
  rules.push({ test: /\.tsx?$/, include: isOurs, ...esbuild })
  rules.push({ test: /\.js$/, include: isCopied, ...esbuild, options: { ...esbuild.options, loader: 'jsx' } })
}

/** The bundle that renders pages runs no dynamic import. */
function leaveOutDynamicImports(rules: RuleSetRule[]) {
  rules.push({ test: /\.tsx?$/, include: isWithoutQueries, parser: { import: false } })
}

/** `npm run check:lint` has more rules than Gatsby's linter. */
function leaveOutEslint(config: Configuration) {
  const { plugins = [] } = config
  const isEslint = (plugin: unknown) => plugin?.constructor.name === 'ESLintWebpackPlugin'
  expectUpstream('ESLintWebpackPlugin', plugins.filter(isEslint))
  config.plugins = plugins.filter((plugin) => !isEslint(plugin))
}

/** The part of webpack's minifier plugin that is used here. */
type Minimizer = { constructor: { name: string; swcMinify?: unknown }; options: { minimizer?: unknown } }

/** Takes a tenth of Terser's time for the same size. */
function minifyWithSwc({ optimization }: Configuration) {
  const minimizers = (optimization?.minimizer ?? []) as unknown as Minimizer[]
  const terser = minimizers.filter(({ constructor }) => constructor.name === 'TerserPlugin')
  for (const { options, constructor } of expectUpstream('TerserPlugin', terser)) {
    const implementation = expectUpstream('TerserPlugin.swcMinify', constructor.swcMinify)
    options.minimizer = { implementation, options: { ecma: 2022, compress: { passes: 2 } } }
  }
}

/** What a page needs at load. The styles of everything else load with its script. */
const isReadingPath = ({ name }: { name?: string }) => name === 'app' || Boolean(name?.startsWith('component---'))

type CacheGroups = Record<string, false | { chunks?: unknown }>

function splitForReaders({ optimization }: Configuration) {
  const groups = ((optimization?.splitChunks || {}).cacheGroups ?? {}) as CacheGroups
  // Gatsby inlines this group into each page, including the styles of dialogs and popups
  expectUpstream('the cache group "styles"', groups.styles || undefined).chunks = isReadingPath
  // Code shared by two optional chunks would be loaded with every page
  expectUpstream('the cache group "commons"', groups.commons || undefined)
  groups.commons = false
  // A library that only the editor needs belongs in the editor's chunk
  expectUpstream('the cache group "lib"', groups.lib || undefined)
  groups.lib = false
}

/**
 * Gives a build without changes the hash of the previous build. Upstream: Gatsby renders all pages again if the hash of
 * the webpack compilation changes. Child compilations compile the style sheets and count towards the hash, but are
 * missing if the style sheets come from webpack's cache. Gain: an unchanged build after a cold one, or after a change
 * of styles, renders no page: 5 s less with 83 pages. Remove when: an unchanged build has the same hash with and
 * without webpack's cache.
 */
export class StableBuildHash {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StableBuildHash', (compilation) => {
      compilation.hooks.beforeHash.tap('StableBuildHash', () => {
        // An empty list is a build whose style sheets all come from the cache
        expectUpstream('the child compilations of webpack', Array.isArray(compilation.children) || undefined)
        compilation.children = []
      })
    })
  }
}
