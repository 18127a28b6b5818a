/**
 * Builds the site into `public`. With a folder to keep, it also publishes the hashed files of the last two builds, so that
 * readers of an older page still get what belongs to it; the folder has to last from build to build.
 *
 * Run: npm run build -- [--keep FOLDER]
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepAssets } from './keep/keptAssets'

const { values } = parseArgs({ options: { keep: { type: 'string' } } })
const { status } = spawnSync('gatsby', ['build', '--prefix-paths'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
if (values.keep !== undefined) {
  const count = keepAssets({ published: path.resolve('public'), keep: path.resolve(values.keep) })
  console.log(`Kept ${count} files of earlier builds`)
}
