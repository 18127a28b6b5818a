/*
 * Upstream: with GATSBY_SLICES set, Gatsby inserts its scripts into finished HTML, after onPreRenderHTML has run. Without an
 * adapter in gatsby-config, a build fetches a list of adapters from a moving branch and executes it.
 * Change: slices are off, and an adapter is configured that does nothing.
 * Gain: onPreRenderHTML can defer all scripts: 4 KB instead of 63 KB at load, LCP 790 ms instead of 1116 ms on a phone; and a
 * build executes only what the lock file names.
 * Remove when: slices can be turned off by an option, and no adapter is fetched by default.
 */
import type { GatsbyConfig, GatsbyNode } from 'gatsby'
import { expectUpstream } from '../expectUpstream'

/** Turns slices off before Gatsby creates a page. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  // Gatsby starts its workers without the variable
  if (process.env.GATSBY_WORKER_ID === undefined) expectUpstream('GATSBY_SLICES', process.env.GATSBY_SLICES)
  delete process.env.GATSBY_SLICES
}

/** The site is a folder of static files for any host, so there is nothing to adapt. */
export const noAdapter: NonNullable<GatsbyConfig['adapter']> = { name: 'static-files', adapt: () => undefined }
