import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * What Gatsby writes and no host shall serve: a loader for scripts of others, which this site does not have; its own notes
 * on the build; and the not-found page at an address of its own, which a host would answer as if it were a page.
 */
const BALLAST = ['~partytown', 'webpack.stats.json', '404']

/** The data of that page, which the next build reads again if it has nothing newer. */
const PUT_ASIDE = 'page-data/404'

type Folders = { published?: string; aside?: string }

/** Takes out of the published folder what is of no use to readers. */
export async function removeBallast({ published, aside }: Folders = {}) {
  const [from, to] = placesOf(published, aside)
  await Promise.all(BALLAST.map((name) => fs.rm(path.join(from, name), { recursive: true, force: true })))
  await fs.rm(path.join(to, PUT_ASIDE), { recursive: true, force: true })
  await copyIfThere(path.join(from, PUT_ASIDE), path.join(to, PUT_ASIDE))
  await fs.rm(path.join(from, PUT_ASIDE), { recursive: true, force: true })
}

/** Puts back what the build before has put aside. */
export async function bringBallastBack({ published, aside }: Folders = {}) {
  const [to, from] = placesOf(published, aside)
  await copyIfThere(path.join(from, PUT_ASIDE), path.join(to, PUT_ASIDE))
}

const placesOf = (published = path.resolve('public'), aside = path.resolve('.cache/ballast')) =>
  [published, aside] as const

async function copyIfThere(from: string, to: string) {
  const isThere = await fs.stat(from).then(
    () => true,
    () => false,
  )
  if (isThere) await fs.cp(from, to, { recursive: true })
}
