import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { siteConfig } from '../site/siteConfig'
import { bannerHtml } from './bannerHtml'
import { inlineScripts } from './inlineScripts'
import { stylePlugins } from './stylePlugins'

/** What a page needs at once. The styles of everything else come with its script, when a reader wants it. */
const isReadingPath = ({ name }: { name?: string }) => name === 'app' || Boolean(name?.startsWith('component---'))

/** Gatsby's loader for third-party scripts, of which this site has none. */
const PARTYTOWN = /internal-plugins[\\/]partytown[\\/]gatsby-browser/

/** What the published scripts have in place of modules that do more than this site asks of them. */
const REPLACEMENTS: [replaced: RegExp, by: string][] = [
  [/^react-helmet$/, 'src/features/head/browserHelmet.tsx'],
  [/^gatsby-react-router-scroll$/, 'src/gatsby/unused/scrollContext.ts'],
  [/\/head-export-handler-for-browser$/, 'src/gatsby/unused/headHandler.ts'],
]

/** The stages that render pages, in the build and in the preview. */
const RENDERING = ['build-html', 'develop-html']

/**
 * Puts the banner's finished HTML and the scripts of each page into the bundle as constants, writes out the breakpoints that
 * style sheets name, and keeps out of the reading path what a reader may never open. Published scripts carry no address of a
 * source map: it would be a part of every prefetched page.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  const { stage, actions, plugins, loaders, getConfig } = gatsby
  const html = siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''
  const namedMedia = { test: /\.css$/, enforce: 'pre', use: loaders.postcss({ plugins: stylePlugins }) }
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BANNER_HTML__: JSON.stringify(html) })],
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
    plugins: REPLACEMENTS.map(([replaced, by]) => plugins.normalModuleReplacement(replaced, path.resolve(by))),
  })
  const config = getConfig()
  // Gatsby inlines all styles into each page: also those of dialogs and popups
  config.optimization.splitChunks.cacheGroups.styles.chunks = isReadingPath
  // What two scripts share that a reader may never open would otherwise be asked for with every page
  config.optimization.splitChunks.cacheGroups.commons = false
  actions.replaceWebpackConfig(config)
}
