import { MANIFEST_ADDRESS } from '../lib/address/published'
import type { Manifest, PublishedFile } from '../lib/address/published'
import { withBasePath } from '../lib/address/paths'

let asking: Promise<Manifest> | undefined

/**
 * Fetches a file whose name carries a hash; the manifest, never from a cache, says under which. Files that are wanted at the
 * same time ask for it once. Rejects if one of the two cannot be had.
 */
export async function fetchPublished(name: PublishedFile, basePath: string): Promise<Response> {
  asking ??= readManifest(basePath).finally(() => {
    asking = undefined
  })
  const { [name]: address } = await asking
  return answered(withBasePath(address, basePath))
}

async function readManifest(basePath: string): Promise<Manifest> {
  return (await answered(withBasePath(MANIFEST_ADDRESS, basePath), { cache: 'no-cache' })).json()
}

async function answered(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
