import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** What programs are drawn by, beside that code. */
const CONTRACT = 'contract/src'

/** Everything that `gatsby-node.ts` reaches, as Gatsby compiled it. */
const COMPILED = '.cache/compiled/gatsby-node.js'

type Plugin = { name: string; version: string }

/**
 * Makes the code that reads the pages and draws their examples a part of what Gatsby compares before it trusts its cache. By itself it looks at the
 * files of the top folder only, and would serve pages that older code has read.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store }) => {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: Plugin[] }
  const site = flattenedPlugins.find(({ name }) => name === 'default-site-plugin')
  const hash = createHash('sha256').update(await fs.readFile(COMPILED))
  for (const name of (await fs.readdir(CONTRACT)).filter((file) => file.endsWith('.rs')).sort()) {
    hash.update(await fs.readFile(path.join(CONTRACT, name)))
  }
  if (site) site.version += hash.digest('hex')
}
