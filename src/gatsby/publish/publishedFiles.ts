import fs from 'node:fs/promises'
import path from 'node:path'
import { DATA_FOLDER, MANIFEST_ADDRESS } from '../../lib/address/published'
import type { Manifest, PublishedFile } from '../../lib/address/published'
import { contentHash } from './contentNamed'

/** Writes one file of the published site, by its address. */
export async function publishFile(address: string, content: string | Uint8Array, root = path.resolve('public')) {
  const file = path.join(root, address)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, content)
}

/** Publishes each content as `/assets/data/<name>-<hash>.json` in place of its predecessors, and the manifest that names them all. */
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
  const files = (await fs.readdir(folder)).filter(
    (file) => new RegExp(`^${name}-[\\da-f]{8}\\.json$`).test(file) && file !== path.basename(current),
  )
  await Promise.all(files.map((file) => fs.rm(path.join(folder, file))))
}
