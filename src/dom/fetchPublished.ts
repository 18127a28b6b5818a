import { MANIFEST_ADDRESS } from '../lib/address/published'
import type { Manifest, PublishedFile } from '../lib/address/published'
import { withBasePath } from '../lib/address/paths'
import { LOAD_TIMEOUT_MS } from '../lib/loading/memoizedLoad'

/** The last manifest request. */
let manifest: Promise<Manifest> | undefined

/**
 * Fetches a hashed file by its name in the manifest, which is requested once, and again if a deployment removed the
 * file. Rejects if a request fails.
 */
export async function fetchPublished(name: PublishedFile, basePath: string): Promise<Response> {
  const known = manifest
  try {
    return await fetchNamed(name, basePath)
  } catch (error) {
    if (known === undefined) throw error
    if (manifest === known) manifest = undefined
    return fetchNamed(name, basePath)
  }
}

export function readManifest(basePath: string): Promise<Manifest> {
  if (manifest) return manifest
  const request = fetchAnswered(withBasePath(MANIFEST_ADDRESS, basePath), { cache: 'no-cache' }).then(
    (response) => response.json() as Promise<Manifest>,
  )
  manifest = request
  request.catch(() => {
    if (manifest === request) manifest = undefined
  })
  return request
}

async function fetchNamed(name: PublishedFile, basePath: string): Promise<Response> {
  const { [name]: address } = await readManifest(basePath)
  return fetchAnswered(withBasePath(address, basePath))
}

/** Rejects on an error status and on a timeout. */
export async function fetchAnswered(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
