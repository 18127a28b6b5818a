import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** What programs are drawn by, beside that code. */
const CONTRACT = 'contract/src'

/** Everything that `gatsby-node.ts` reaches, as Gatsby compiled it. */
const COMPILED = '.cache/compiled/gatsby-node.js'

type Plugin = { name: string; version: string }

/**
 * Makes the code that reads the pages and draws their examples a part of what Gatsby compares before it trusts its cache. By
 * itself it looks at the files of the top folder only, and would serve pages that older code has read.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: Plugin[] }
  const site = flattenedPlugins.find(({ name }) => name === 'default-site-plugin')
  if (site) site.version += ownCodeVersion()
}

/** Changes with everything that `gatsby-node.ts` reaches, and with the declarations of the engine. */
export function ownCodeVersion(): string {
  const declared = fs.readdirSync(CONTRACT).filter((file) => file.endsWith('.rs'))
  const hash = createHash('sha256').update(fs.readFileSync(COMPILED))
  for (const name of declared.sort()) hash.update(fs.readFileSync(path.join(CONTRACT, name)))
  return hash.digest('hex')
}
