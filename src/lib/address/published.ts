/** Folder for files that pages request on their own: search index, popups. */
const PUBLISHED_FOLDER = '/assets'

export const DATA_FOLDER = `${PUBLISHED_FOLDER}/data`

/** Data of which only the needed chunks are requested. */
export type ChunkedData = 'search' | 'symbols' | 'examples'

export const chunksFolder = (data: ChunkedData) => `${DATA_FOLDER}/${data}`

/** Folder for rendered pictures, named by content hash. */
export const PICTURES_FOLDER = `${PUBLISHED_FOLDER}/pictures`

/** Folder for icons; style sheets contain them, so no page requests them. */
export const ICONS_FOLDER = `${PUBLISHED_FOLDER}/icons`

/** Lists the current addresses of hashed files; requested before the first of them. */
export const MANIFEST_ADDRESS = `${PUBLISHED_FOLDER}/manifest.json`

export type PublishedFile = 'examples' | 'search-index' | 'search-extras' | 'suggested-pages' | 'symbols'

/** The manifest: current addresses without base path. */
export type Manifest = Record<PublishedFile, string>

/** Without base path: `/learn/api/tween.md`; `/index.md` for the root. */
export function sourceAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Where all file names contain a hash: Gatsby's files, example pictures, data files. */
const HASHED_PLACES = [/^\/[^/]+[-.][\da-f]{20}\.(js|css)$/, /^\/static\//, /^\/assets\/(data|pictures)\//]

/** The address has no base path. */
export function isHashedName(address: string): boolean {
  return HASHED_PLACES.some((place) => place.test(address))
}

/** Event stream of content errors in the preview. */
export const CONTENT_ERRORS_ADDRESS = '/___content-errors'
