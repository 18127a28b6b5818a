/** The folder of the published site that holds what pages ask for by themselves: icons, the search index, popups. */
const PUBLISHED_FOLDER = '/assets'

/** The folder of the files that are read beside the pages and whose names carry a hash. */
export const DATA_FOLDER = `${PUBLISHED_FOLDER}/data`

/** The folder of the pieces of a search that is too large to be fetched whole, each named after the hash of its content. */
export const CHUNKS_FOLDER = `${DATA_FOLDER}/search`

/** The folder of the pictures that the build draws, each named after the hash of its bytes. */
export const PICTURES_FOLDER = `${PUBLISHED_FOLDER}/pictures`

/** The folder of the icons that style sheets use as masks. */
export const ICONS_FOLDER = `${PUBLISHED_FOLDER}/icons`

/** Names the current address of each file whose name carries a hash; asked for only when one of them is wanted. */
export const MANIFEST_ADDRESS = `${PUBLISHED_FOLDER}/manifest.json`

/** The files whose names carry a hash, by the names that last. */
export type PublishedFile = 'examples' | 'search-index' | 'search-extras' | 'symbols'

/** The manifest: where each file is published now, without base path. */
export type Manifest = Record<PublishedFile, string>

/** The address of an icon that the style sheets use as a mask, without base path. */
export function iconAddress(name: string): string {
  return `${ICONS_FOLDER}/${name}.svg`
}

/** Where the raw source of a page is published, without base path: `/learn/api/tween.md`; the root's is `/index.md`. */
export function sourceAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The places whose files all carry a hash in their name: Gatsby's own, the pictures of examples, and what pages read. */
const HASHED_PLACES = [/^\/[^/]+[-.][\da-f]{20}\.(js|css)$/, /^\/static\//, /^\/assets\/(data|pictures)\//]

/** Whether the content behind an address, without base path, can never change: its name carries the hash of it. */
export function isHashedName(address: string): boolean {
  return HASHED_PLACES.some((place) => place.test(address))
}

/** Where the preview of authors tells its open pages what is wrong with the content. */
export const CONTENT_ERRORS_ADDRESS = '/___content-errors'
