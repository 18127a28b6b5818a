/**
 * Builds the site into `public`. `--keep` names a persistent folder: the hashed files of the last two builds, which
 * pages opened earlier still need, are published as well.
 * Run: npm run build -- [--keep FOLDER] [options of `gatsby build`]
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { keepAssets } from './keep/keptAssets'

/**
 * Collecting new objects in larger portions saves the time that a limited heap costs (src/gatsby/heapGrowth.ts), and
 * with fewer arenas, the C library returns more memory. Values from outside win.
 */
const env = {
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  NODE_OPTIONS: `--max-semi-space-size=32 ${process.env.NODE_OPTIONS ?? ''}`.trimEnd(),
}

const args = process.argv.slice(2)
const [, keep] = args.includes('--keep') ? args.splice(args.indexOf('--keep'), 2) : []
const { status } = spawnSync('gatsby', ['build', '--prefix-paths', ...args], { stdio: 'inherit', env })
if (status !== 0) process.exit(status ?? 1)
if (keep !== undefined) {
  const count = keepAssets({ published: path.resolve('public'), keep: path.resolve(keep) })
  console.log(`Kept ${count} files of earlier builds`)
}
