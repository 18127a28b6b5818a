const requests = new Map<string, Promise<string>>()

/** The raw source at an address: asked for once, and again only after a failure. */
export function pageSource(address: string): Promise<string> {
  const known = requests.get(address)
  if (known) return known
  const request = fetchText(address)
  requests.set(address, request)
  request.catch(() => requests.delete(address))
  return request
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}
