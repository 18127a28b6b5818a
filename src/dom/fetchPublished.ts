import { MANIFEST_ADDRESS } from '../lib/address/published'
import type { Manifest, PublishedFile } from '../lib/address/published'
import { withBasePath } from '../lib/address/paths'
import { LOAD_TIMEOUT_MS } from '../lib/loading/memoizedLoad'

/** The manifest that was asked for last, on its way or there. */
let manifest: Promise<Manifest> | undefined

/**
 * Fetches a file whose name carries a hash; the manifest says under which. It is asked for once, and again when the file that
 * it names is gone, because the site has changed. Rejects if one of the two cannot be had.
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

/** Asks where files are published now, before one is wanted. Never from a cache. */
export function readManifest(basePath: string): Promise<Manifest> {
  if (manifest) return manifest
  const asked = fetchAnswered(withBasePath(MANIFEST_ADDRESS, basePath), { cache: 'no-cache' }).then(
    (response) => response.json() as Promise<Manifest>,
  )
  manifest = asked
  asked.catch(() => {
    if (manifest === asked) manifest = undefined
  })
  return asked
}

async function fetchNamed(name: PublishedFile, basePath: string): Promise<Response> {
  const { [name]: address } = await readManifest(basePath)
  return fetchAnswered(withBasePath(address, basePath))
}

/** Fetches a file of the site. Rejects where there is none, and where it is not whole in time. */
export async function fetchAnswered(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
