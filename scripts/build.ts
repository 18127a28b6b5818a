/**
 * Builds the site into `public`. `--keep` names a persistent folder: the hashed files of the last two builds, which
 * pages opened earlier still need, are published as well.
 * Run: npm run build -- [--keep FOLDER] [options of `gatsby build`]
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { keepAssets } from './keep/keptAssets'

/**
 * Gatsby's workers inherit them. By default, V8 lets a heap of 300 MB grow to 1,200 MB before it collects it; here it grows
 * by half. Collecting new objects in larger portions saves the time that this costs.
 */
const V8_FLAGS = ['--heap-growing-percent=50', '--max-semi-space-size=64']

const args = process.argv.slice(2)
const [, keep] = args.includes('--keep') ? args.splice(args.indexOf('--keep'), 2) : []
const gatsby = createRequire(path.resolve('package.json')).resolve('gatsby/cli.js')
const { status } = spawnSync(process.execPath, [...V8_FLAGS, gatsby, 'build', '--prefix-paths', ...args], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
if (keep !== undefined) {
  const count = keepAssets({ published: path.resolve('public'), keep: path.resolve(keep) })
  console.log(`Kept ${count} files of earlier builds`)
}
