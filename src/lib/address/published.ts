/** Folder for everything pages request by themselves: icons, search index, popups. */
const PUBLISHED_FOLDER = '/assets'

/** Folder for hashed data files. */
export const DATA_FOLDER = `${PUBLISHED_FOLDER}/data`

/** Folder for the chunks of a large search index, named by content hash. */
export const CHUNKS_FOLDER = `${DATA_FOLDER}/search`

/** Folder for rendered pictures, named by content hash. */
export const PICTURES_FOLDER = `${PUBLISHED_FOLDER}/pictures`

/** Folder for icons that style sheets use as masks. */
export const ICONS_FOLDER = `${PUBLISHED_FOLDER}/icons`

/** Lists the current addresses of hashed files; requested with the first of them. */
export const MANIFEST_ADDRESS = `${PUBLISHED_FOLDER}/manifest.json`

/** Hashed files by their stable names. */
export type PublishedFile = 'examples' | 'search-index' | 'search-extras' | 'symbols'

/** The manifest: current addresses without base path. */
export type Manifest = Record<PublishedFile, string>

/** The address of an icon, without base path. */
export function iconAddress(name: string): string {
  return `${ICONS_FOLDER}/${name}.svg`
}

/** The address of a page's raw source, without base path: `/learn/api/tween.md`; `/index.md` for the root. */
export function sourceAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Locations where all file names contain a hash: Gatsby's files, example pictures, data files. */
const HASHED_PLACES = [/^\/[^/]+[-.][\da-f]{20}\.(js|css)$/, /^\/static\//, /^\/assets\/(data|pictures)\//]

/** Whether the file at an address (without base path) is immutable. */
export function isHashedName(address: string): boolean {
  return HASHED_PLACES.some((place) => place.test(address))
}

/** Event stream of content errors in the preview. */
export const CONTENT_ERRORS_ADDRESS = '/___content-errors'
