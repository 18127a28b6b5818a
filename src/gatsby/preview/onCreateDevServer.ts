import type { GatsbyNode } from 'gatsby'
import { serveLiveScripts } from '../liveScripts/serveLiveScripts'
import { showSavesQuickly } from './quickSaves'

/** What the preview does besides Gatsby's own: it makes the scripts of workers, and shows each saved file soon. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  serveLiveScripts(api.app)
  showSavesQuickly(api)
}
