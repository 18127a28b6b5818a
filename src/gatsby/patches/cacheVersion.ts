/*
 * Upstream: Gatsby keeps its cache until a file at the top of the repository changes, and does not look into src.
 * Change: the version of the site's own plugin contains a hash of the code that reads the pages and draws their examples.
 * Gain: no build serves pages that an older version of the code has read.
 * Remove when: Gatsby includes what gatsby-node.ts imports in its check of the cache.
 */
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { SITE_CODE_FILE } from '../bundledForNode'
import { compilerVersion } from '../examples/madeExamples'
import { expectUpstream } from '../expectUpstream'

type Plugin = { name: string; version: string }

/** Gatsby compares this version with that of its cache. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: Plugin[] }
  const own = flattenedPlugins.filter(({ name }) => name === 'default-site-plugin')
  for (const site of expectUpstream('default-site-plugin', own)) site.version += siteCodeVersion()
}

export function siteCodeVersion(): string {
  return `${path.basename(process.env[SITE_CODE_FILE] ?? '')} ${compilerVersion()}`
}
