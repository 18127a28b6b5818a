/** The places whose files all carry a hash in their name: Gatsby's own, the pictures of examples, and what pages read. */
const HASHED_PLACES = [/^\/[^/]+[-.][\da-f]{20}\.(js|css)$/, /^\/static\//, /^\/assets\/(data|pictures)\//]

/** Whether the content behind an address, without base path, can never change: its name carries the hash of it. */
export function isHashedName(address: string): boolean {
  return HASHED_PLACES.some((place) => place.test(address))
}
