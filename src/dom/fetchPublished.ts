import {
  chunksFolder,
  MANIFEST_ADDRESS,
  type ChunkedData,
  type Manifest,
  type PublishedFile,
} from '../lib/address/published'
import { withBasePath } from '../lib/address/paths'
import { LOAD_TIMEOUT_MS, memoizedLoad } from '../lib/loading/memoizedLoad'

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

/** Reads a JSON file, again only if the manifest names another one. */
export function memoizedPublished<File>(name: PublishedFile): () => Promise<File> {
  const load = memoizedLoad(async () => (await fetchPublished(name, __BASE_PATH__)).json() as Promise<File>)
  return async () => load((await readManifest(__BASE_PATH__))[name])
}

/** If a deployment removed the chunk, the next call reads the manifest again. */
export async function fetchChunk(data: ChunkedData, name: string, basePath: string): Promise<Response> {
  try {
    return await fetchAnswered(withBasePath(`${chunksFolder(data)}/${name}.json`, basePath))
  } catch (error) {
    manifest = undefined
    throw error
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
