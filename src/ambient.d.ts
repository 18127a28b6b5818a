/** Empty, or with a leading slash; set by Gatsby. */
declare const __BASE_PATH__: string

/** Empty without a banner. */
declare const __BANNER_HTML__: string

/** The public address of the build's host; empty if unknown. */
declare const __SITE_URL__: string

/** Addresses of the worker scripts, without base path. */
declare const __PLAYER_WORKER__: string
declare const __SEARCH_WORKER__: string

/** Defined where pages are rendered; null in the preview. */
declare const __PLAYGROUND_FILES__: import('./gatsby/playgroundFiles').PlaygroundFiles | null

/** The engine's names, read from the contract crate at build time; the header as JSON. */
declare const __ENGINE_OPTIONS__: import('engine/language').OptionFacts
declare const __ENGINE_HEADER__: string

/** Natives of trait impls outside the worker. */
declare const __LATER_TRAIT_NATIVES__: readonly string[]

/** Options of the engine's macros that can be less than zero, read at build time. */
declare const __SIGNED_OPTIONS__: import('engine/language').SignedOptions

declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}

declare module 'gatsby-plugin-sharp' {
  export function getImageSizeAsync(file: object): Promise<{ width: number; height: number }>
}

declare module 'gatsby-source-filesystem/create-file-node' {
  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    options: object,
  ): Promise<{ internal: { contentDigest: string } }>
}
