import type { GatsbyNode } from 'gatsby'
import { siteConfig } from '../site/siteConfig'
import { bannerHtml } from './bannerHtml'

/**
 * Puts the banner's finished HTML into the bundle as a constant. Published scripts carry no address of a source map: it
 * would be a part of every prefetched page.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, plugins }) => {
  const html = siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BANNER_HTML__: JSON.stringify(html) })],
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
  })
}
