import { loadedOnce } from '../../lib/loading/loadedOnce'

/** The raw source at an address: asked for once, and again only after a failure. */
export const pageSource = loadedOnce(fetchText)

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}
