import type { GatsbyNode } from 'gatsby'
import { siteConfig } from '../site/siteConfig'
import { bannerHtml } from './bannerHtml'
import { SymbolDependencyPlugin } from './symbols/symbolFile'

/** What a page needs at once. The styles of everything else come with its script, when a reader wants it. */
const isReadingPath = ({ name }: { name?: string }) => name === 'app' || Boolean(name?.startsWith('component---'))

/** Gatsby's loader for third-party scripts, of which this site has none. */
const PARTYTOWN = /internal-plugins[\\/]partytown[\\/]gatsby-browser/

/**
 * Puts the banner's finished HTML into the bundle as a constant, and keeps out of the reading path what a reader may never
 * open. Published scripts carry no address of a source map: it would be a part of every prefetched page.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  const { stage, actions, plugins, loaders, getConfig } = gatsby
  const html = siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BANNER_HTML__: JSON.stringify(html) }), new SymbolDependencyPlugin()],
  })
  if (stage !== 'build-javascript') return

  actions.setWebpackConfig({ devtool: false, module: { rules: [{ test: PARTYTOWN, use: loaders.null() }] } })
  const config = getConfig()
  // Gatsby inlines all styles into each page: also those of dialogs and popups
  config.optimization.splitChunks.cacheGroups.styles.chunks = isReadingPath
  actions.replaceWebpackConfig(config)
}
