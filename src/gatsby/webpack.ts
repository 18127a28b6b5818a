import fs from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { optionFactsOf } from '../engine/options/optionFact'
import { headerOf } from '../rust/front/declarations/header'
import { siteConfig } from '../site/siteConfig'
import { bannerHtml } from './bannerHtml'
import { nameClasses } from './className'
import { engineDeclarations } from './examples/engineDeclarations'
import { inlineScripts } from './inlineScripts'
import { ownCodeVersion } from './ownCode'
import { NoticesPlugin } from './publish/notices'
import { siteUrl } from './siteUrl'
import { stylePlugins } from './stylePlugins'

/** What a page needs at once. The styles of everything else come with its script, when a reader wants it. */
const isReadingPath = ({ name }: { name?: string }) => name === 'app' || Boolean(name?.startsWith('component---'))

/** Gatsby's loader for third-party scripts, of which this site has none. */
const PARTYTOWN = /internal-plugins[\\/]partytown[\\/]gatsby-browser/

/** The public address of the host, as an expression of a script. */
const publicUrl = () => JSON.stringify(siteUrl(process.env, siteConfig) ?? '')

/** What the published scripts have in place of modules that do more than this site asks of them. */
const REPLACEMENTS: [replaced: RegExp, by: string][] = [
  [/^react-helmet$/, 'src/features/head/browserHelmet.tsx'],
  [/^gatsby-react-router-scroll$/, 'src/gatsby/unused/scrollContext.ts'],
  [/\/head-export-handler-for-browser$/, 'src/gatsby/unused/headHandler.ts'],
]

/** The stages whose code no editor changes while it runs, so that nothing has to be woven into it. */
const WITHOUT_REFRESH = ['build-javascript', 'build-html', 'develop-html']

/** The browsers of the site, as esbuild names them: `chrome123`. */
function namedBrowsers(): string[] {
  const { browserslist } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'))
}

/** The sources that hold no queries, which only Gatsby's own compiler takes out. */
const WITHOUT_QUERIES = /[\\/]src[\\/](?!templates|pages)/

/** The stages that render pages, in the build and in the preview. */
const RENDERING = ['build-html', 'develop-html']

/**
 * Puts the banner's finished HTML, the engine's declarations and the scripts of each page into the bundle as constants, writes
 * out the breakpoints that style sheets name, and keeps out of the reading path what a reader may never open. Published scripts
 * carry no address of a source map: it would be a part of every prefetched page.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  const { stage, actions, plugins, loaders, getConfig } = gatsby
  const html = siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''
  const namedMedia = { test: /\.css$/, enforce: 'pre', use: loaders.postcss({ plugins: stylePlugins }) }
  const engine = engineDeclarations()
  nameCacheDependencies(gatsby)
  nameClassesShortly(gatsby)
  if (WITHOUT_REFRESH.includes(stage)) compileQuickly(gatsby)
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        __BANNER_HTML__: JSON.stringify(html),
        __ENGINE_HEADER__: JSON.stringify(headerOf(engine)),
        __ENGINE_OPTIONS__: JSON.stringify(optionFactsOf(engine.options)),
        __SITE_URL__: publicUrl(),
      }),
    ],
    resolve: { alias: { 'gatsby-page-loader': path.resolve('.cache/loader.js') } },
    module: { rules: [namedMedia] },
  })
  if (RENDERING.includes(stage)) {
    actions.setWebpackConfig({ plugins: [plugins.define({ __INLINE_SCRIPTS__: JSON.stringify(inlineScripts()) })] })
  }
  if (stage !== 'build-javascript') return

  actions.setWebpackConfig({
    devtool: false,
    module: { rules: [{ test: PARTYTOWN, use: loaders.null() }] },
    plugins: [
      new NoticesPlugin(),
      ...REPLACEMENTS.map(([replaced, by]) => plugins.normalModuleReplacement(replaced, path.resolve(by))),
    ],
  })
  const config = getConfig()
  // Gatsby inlines all styles into each page: also those of dialogs and popups
  config.optimization.splitChunks.cacheGroups.styles.chunks = isReadingPath
  // What two scripts share that a reader may never open would otherwise be asked for with every page
  config.optimization.splitChunks.cacheGroups.commons = false
  actions.replaceWebpackConfig(config)
}

/**
 * Names what webpack's cache depends on besides the sources: the installed packages and our own rules. Left to itself, webpack
 * follows everything that Gatsby requires, which takes as long as the build.
 */
function nameCacheDependencies({ getConfig, actions }: CreateWebpackConfigArgs) {
  const config = getConfig() as Configuration
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return
  config.cache.version = ownCodeVersion()
  config.cache.buildDependencies = { defaultWebpack: [], packages: [path.resolve('package-lock.json')] }
  actions.replaceWebpackConfig(config)
}

/** Gives the classes of style sheets names without a hash. */
function nameClassesShortly({ getConfig, actions }: CreateWebpackConfigArgs) {
  const config = getConfig() as Configuration
  nameClasses(config.module?.rules)
  actions.replaceWebpackConfig(config)
}

type Rule = { test?: unknown; exclude?: unknown }

/** Hands our sources to esbuild, which needs a tenth of Babel's time, and looks for them first where they are. */
function compileQuickly({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  const config = getConfig() as Configuration
  const isOurs = (file: string) => file.startsWith(path.resolve('src')) && WITHOUT_QUERIES.test(file)
  for (const rule of config.module!.rules as Rule[]) {
    if (!(rule.test instanceof RegExp && rule.test.test('.tsx'))) continue
    const { exclude } = rule
    rule.exclude = (file: string) => isOurs(file) || (typeof exclude === 'function' && exclude(file))
  }
  config.module!.rules!.push({
    test: /\.tsx?$/,
    include: isOurs,
    loader: 'esbuild-loader',
    options: { target: stage === 'build-javascript' ? namedBrowsers() : 'node18', jsx: 'automatic' },
  })
  config.resolve!.extensions = ['.ts', '.tsx', ...config.resolve!.extensions!.filter((name) => !/tsx?$/.test(name))]
  actions.replaceWebpackConfig(config)
}
