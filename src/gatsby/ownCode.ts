import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import type { GatsbyNode } from 'gatsby'

/** Everything that `gatsby-node.ts` reaches, as Gatsby compiled it. */
const COMPILED = '.cache/compiled/gatsby-node.js'

type Plugin = { name: string; version: string }

/**
 * Makes the code that reads the pages a part of what Gatsby compares before it trusts its cache. By itself it looks at the
 * files of the top folder only, and would serve pages that older code has read.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store }) => {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: Plugin[] }
  const site = flattenedPlugins.find(({ name }) => name === 'default-site-plugin')
  const code = await fs.readFile(COMPILED)
  if (site) site.version += createHash('sha256').update(code).digest('hex')
}
