import type { GatsbyNode } from 'gatsby'
import { serveLiveScripts } from '../liveScripts/serveLiveScripts'
import { standingFaults } from './contentFaults'
import { showSavesQuickly } from './quickSaves'
import { serveFaults } from './serveFaults'

/** What the preview does besides Gatsby's own: it makes the scripts of workers, tells faults, and shows each saved file soon. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  serveLiveScripts(api.app)
  serveFaults(api.app, standingFaults())
  showSavesQuickly(api)
}
