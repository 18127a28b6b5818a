import fs from 'node:fs'
import path from 'node:path'
import { isHashedName } from '../../src/lib/address/published'

/** Number of previous builds to keep, for pages that stay open across two deployments. */
const KEPT_BUILDS = 2

type KeptBuild = { build: string; files: string[] }

const LIST = 'builds.json'
const FILES = 'files'

/**
 * Adds the hashed files of the last two builds to a new one, and stores the new ones in the persistent folder `keep`.
 * Returns the number of added files.
 */
export function keepAssets({ published, keep }: { published: string; keep: string }): number {
  const list = path.join(keep, LIST)
  const current = { build: buildOf(published), files: hashedFiles(published) }
  const known = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as KeptBuild[]) : []
  const before = known.filter(({ build }) => build !== current.build).slice(-KEPT_BUILDS)
  const laid = [...new Set(before.flatMap(({ files }) => files))].filter(
    (file) => !fs.existsSync(path.join(published, file)),
  )
  for (const file of laid) copy(path.join(keep, FILES, file), path.join(published, file))
  for (const file of current.files) copy(path.join(published, file), path.join(keep, FILES, file))
  const kept = [...before, current].slice(-KEPT_BUILDS)
  forgetOthers(path.join(keep, FILES), new Set(kept.flatMap(({ files }) => files)))
  fs.writeFileSync(list, JSON.stringify(kept, null, 2))
  return laid.length
}

/** Excludes leftovers of earlier builds. */
export function hashedFiles(published: string): string[] {
  const hashed = filesBelow(published).filter((file) => isHashedName(`/${file}`))
  const hashOf = (file: string) => /[-.]([\da-f]{20})\.(?:js|css)$/.exec(file)?.[1]
  const reached = new Set(hashed.filter((file) => hashOf(file) === undefined))
  const read = ['404.html']
  for (const reader of read) {
    const text = fs.readFileSync(path.join(published, reader), 'utf8')
    for (const file of hashed) {
      if (reached.has(file) || !text.includes(hashOf(file)!)) continue
      reached.add(file)
      read.push(file)
    }
  }
  return [...reached].sort()
}

/** Gatsby's name for the build, which pages also read. */
function buildOf(published: string): string {
  const appData = fs.readFileSync(path.join(published, 'page-data/app-data.json'), 'utf8')
  return (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash
}

function forgetOthers(folder: string, kept: ReadonlySet<string>) {
  for (const file of filesBelow(folder)) if (!kept.has(file)) fs.rmSync(path.join(folder, file))
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

function copy(from: string, to: string) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.copyFileSync(from, to)
}
