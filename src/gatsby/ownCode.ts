import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { makerVersion } from './examples/madeExamples'
import { foundBy } from './foundBy'
import { SITE_CODE_FILE } from './siteCodeFile'

type Plugin = { name: string; version: string }

/**
 * Makes the code that reads the pages and draws their examples a part of what Gatsby compares before it trusts its cache. By
 * itself it looks at the files of the top folder only, and would serve pages that older code has read.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: Plugin[] }
  const own = flattenedPlugins.filter(({ name }) => name === 'default-site-plugin')
  for (const site of foundBy('default-site-plugin', own)) site.version += ownCodeVersion()
}

/** Changes with everything that reads and publishes the pages, and with what draws their examples. */
export function ownCodeVersion(): string {
  return `${path.basename(process.env[SITE_CODE_FILE] ?? '')} ${makerVersion()}`
}
