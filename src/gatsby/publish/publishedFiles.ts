import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Program } from 'rust/machine'
import {
  chunksFolder,
  DATA_FOLDER,
  MANIFEST_ADDRESS,
  PICTURES_FOLDER,
  type ChunkedData,
  type Manifest,
  type PublishedFile,
} from '../../lib/address/published'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'

export async function publishFile(address: string, content: string | Uint8Array, root = path.resolve('public')) {
  const file = path.join(root, address)
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  await fs.promises.writeFile(file, content)
}

export const contentHash = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)

function publishContentNamed(folder: string, extension: string, content: Uint8Array | string, root: string): string {
  const address = `${folder}/${contentHash(content)}.${extension}`
  const file = path.join(root, address)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  return address
}

function removeOthers(folder: string, kept: ReadonlySet<string>, root: string) {
  const files = path.join(root, folder)
  if (!fs.existsSync(files)) return
  for (const name of fs.readdirSync(files)) if (!kept.has(`${folder}/${name}`)) fs.rmSync(path.join(files, name))
}

/** Returns the hashed name. */
export type PublishChunk = (content: string) => string

/** Passes a function that publishes a chunk, and removes all other chunks of this data. */
export function publishChunks<Result>(
  data: ChunkedData,
  root: string,
  publishWith: (publishChunk: PublishChunk) => Result,
): Result {
  const folder = chunksFolder(data)
  const published = new Set<string>()
  const result = publishWith((content) => {
    const address = publishContentNamed(folder, 'json', content, root)
    published.add(address)
    return path.basename(address, '.json')
  })
  removeOthers(folder, published, root)
  return result
}

/** Files are `/assets/data/<name>-<hash>.json`. Also writes the manifest and removes older versions. */
export async function publishHashed(contents: Record<PublishedFile, string>, root = path.resolve('public')) {
  const manifest = {} as Manifest
  for (const [name, content] of Object.entries(contents) as [PublishedFile, string][]) {
    manifest[name] = `${DATA_FOLDER}/${name}-${contentHash(content)}.json`
    await publishFile(manifest[name], content, root)
    await removePredecessors(name, manifest[name], root)
  }
  await publishFile(MANIFEST_ADDRESS, JSON.stringify(manifest), root)
}

async function removePredecessors(name: PublishedFile, current: string, root: string) {
  const folder = path.join(root, DATA_FOLDER)
  const files = (await fs.promises.readdir(folder)).filter(
    (file) => new RegExp(`^${name}-[\\da-f]{8}\\.json$`).test(file) && file !== path.basename(current),
  )
  await Promise.all(files.map((file) => fs.promises.rm(path.join(folder, file))))
}

/** Returns the hashed address. */
export function publishPicture(png: Uint8Array, root = path.resolve('public')): string {
  return publishContentNamed(PICTURES_FOLDER, 'png', png, root)
}

export function pictureBytes(address: string, root = path.resolve('public')): number {
  return fs.statSync(path.join(root, address)).size
}

const SIDEBARS_FOLDER = `${DATA_FOLDER}/sidebars`

const sidebars = new Map<string, string>()

/** Returns the hashed address. Memoized by key, because every page has one. */
export function publishSidebar(sidebar: ActiveSidebar, root = path.resolve('public')): string {
  const known = sidebars.get(sidebar.key)
  if (known !== undefined) return known
  const address = publishContentNamed(SIDEBARS_FOLDER, 'json', JSON.stringify(sidebar), root)
  sidebars.set(sidebar.key, address)
  return address
}

/** Of earlier builds. */
export function removeOldSidebars(root = path.resolve('public')) {
  removeOthers(SIDEBARS_FOLDER, new Set(sidebars.values()), root)
}

const PROGRAMS_FOLDER = `${DATA_FOLDER}/programs`

/** Returns the hashed address. */
export function publishProgram(written: Program, root = path.resolve('public')): string {
  return publishContentNamed(PROGRAMS_FOLDER, 'json', JSON.stringify(written), root)
}

/** Pictures and programs of earlier builds, except `pictures` and what page data names; unchanged pages keep theirs. */
export function removeOldExamples(pictures: ReadonlySet<string>, root = path.resolve('public')) {
  const folder = path.join(root, 'page-data')
  const data = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const pattern = new RegExp(`(${PICTURES_FOLDER}|${PROGRAMS_FOLDER})/[\\da-f]{8}\\.(png|json)`, 'g')
  const named = new Set(pictures)
  for (const file of data) {
    for (const [address] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(pattern)) named.add(address)
  }
  removeOthers(PICTURES_FOLDER, named, root)
  removeOthers(PROGRAMS_FOLDER, named, root)
}
