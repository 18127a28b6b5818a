import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * What Gatsby writes and no host shall serve: a loader for scripts of others, which this site does not have; its own notes
 * on the build; and the not-found page at addresses of its own, which a host would answer as if they were pages.
 */
const BALLAST = ['~partytown', 'webpack.stats.json', '404', 'page-data/404']

/** Takes out of the published folder what is of no use to readers. */
export async function removeBallast(root = path.resolve('public')) {
  await Promise.all(BALLAST.map((name) => fs.rm(path.join(root, name), { recursive: true, force: true })))
}
