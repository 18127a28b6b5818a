import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { constantsOf } from './constants'
import { expectUpstream } from './expectUpstream'
import { publishedLiveScripts } from './liveScripts/publishedLiveScripts'
import { changeWebpackConfig, StableBuildHash } from './patches/webpackConfig'
import { playgroundFiles } from './playgroundFiles'
import { NoticesPlugin } from './publish/notices'

/** Gatsby's page loader, extended by src/app/patches. */
const PAGE_LOADER = '.cache/loader.js'

/** In esbuild's notation, such as `chrome123`. */
function namedBrowsers(): string[] {
  const { browserslist } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'))
}

/** Published scripts do not link their source maps, because the link would be in every prefetched page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (gatsby) => {
  const { stage, actions, plugins } = gatsby
  const browsers = namedBrowsers()
  const isPublished = stage === 'build-javascript' || stage === 'build-html'
  const live = isPublished ? await publishedLiveScripts(browsers) : undefined
  const playground = live && stage === 'build-html' ? playgroundFiles(live.addresses) : undefined
  expectUpstream(PAGE_LOADER, [PAGE_LOADER].filter(fs.existsSync))
  actions.setWebpackConfig({
    plugins: [
      plugins.define(constantsOf(stage, live?.addresses, playground)),
      ...(live && stage === 'build-javascript' ? [new NoticesPlugin(live.sources), new StableBuildHash()] : []),
    ],
    resolve: { alias: { 'gatsby-page-loader': path.resolve(PAGE_LOADER) } },
    ...(stage !== 'develop' && { devtool: false }),
  })
  changeWebpackConfig(gatsby, browsers)
}
