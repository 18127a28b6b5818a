import { MANIFEST_ADDRESS } from '../lib/address/published'
import type { Manifest, PublishedFile } from '../lib/address/published'
import { withBasePath } from '../lib/address/paths'

/** Fetches a file whose name carries a hash; the manifest, never from a cache, says under which. Rejects if it cannot be had. */
export async function fetchPublished(name: PublishedFile, basePath: string): Promise<Response> {
  const manifest = await answered(withBasePath(MANIFEST_ADDRESS, basePath), { cache: 'no-cache' })
  const { [name]: address } = (await manifest.json()) as Manifest
  return answered(withBasePath(address, basePath))
}

async function answered(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
