import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bundledForNode } from './bundledForNode'
import type * as gatsbyCalls from './gatsbyCalls'
import { SITE_CODE_FILE } from './siteCodeFile'

/** Gatsby empties it when it compiles `gatsby-*.ts`, and leaves it alone when it throws its cache away. */
const FOLDER = '.cache/compiled'

/**
 * What Gatsby calls, bundled by esbuild in a fraction of a second. Gatsby's own compiler, which follows every import of
 * `gatsby-*.ts`, would need ten.
 */
export function siteCode(): typeof gatsbyCalls {
  const known = process.env[SITE_CODE_FILE]
  const file = known !== undefined && fs.existsSync(known) ? known : writtenCode()
  process.env[SITE_CODE_FILE] = file
  return createRequire(file)(file) as typeof gatsbyCalls
}

function writtenCode(): string {
  const { text, hash } = bundledForNode('src/gatsby/gatsbyCalls.ts')
  const file = path.resolve(FOLDER, `site-code-${hash}.js`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  return file
}
