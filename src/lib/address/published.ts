/** The folder of the published site that holds what pages ask for by themselves: icons, the search index, popups. */
export const PUBLISHED_FOLDER = '/.turbo'

/** Names the current address of each file whose name carries a hash; asked for only when one of them is wanted. */
export const MANIFEST_ADDRESS = `${PUBLISHED_FOLDER}/manifest.json`

/** The files whose names carry a hash, by the names that last. */
export type PublishedFile = 'search-index' | 'search-excerpts' | 'section-pictures' | 'symbols'

/** The manifest: where each file is published now, without base path. */
export type Manifest = Record<PublishedFile, string>

/** The address of an icon that the style sheets use as a mask, without base path. */
export function iconAddress(name: string): string {
  return `${PUBLISHED_FOLDER}/icons/${name}.svg`
}

/** Where the raw source of a page is published, without base path: `/learn/api/tween.md`; the root's is `/index.md`. */
export function sourceAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
